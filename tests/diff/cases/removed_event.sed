/^event Cancel$/d
/^  | Cancel /d
s/ignore Order, Cancel, Upgrade/ignore Order, Upgrade/
