s/^  | Order   | deny          || CLOSED /  | Order   | deny          || PAUSED /
s/^state CLOSED final/state PAUSED\n  | on     || next |\n  | Cancel || OPEN |\n  ignore Order, Upgrade\n\n&/
