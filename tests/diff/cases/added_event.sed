s/^event Cancel$/event Cancel\nevent Close/
s/^  ignore Order, Cancel, Upgrade/  ignore Order, Cancel, Upgrade, Close/
s/^  reject Upgrade/  reject Upgrade, Close/
s/^  | Cancel  | -             || stay    | used = 0 .*/&\n  | Close | - || CLOSED | close |/
