# Rows that do not overlap in another order, a row in two, states and events elsewhere: the same behaviour.
/^  | free | 1      | -             || ship  |/d
s/^  | free | >= 2   | -             || ask   |/  | free | 3 | - || ask |\n  | free | 2 | - || ask |\n  | free | < 2 | - || ship |/
/^event Cancel$/d
s/^event Upgrade(to: plan)/&\nevent Cancel/
s/^  | -       | 0     || empty |/  | -       | <= 0  || empty |/
/^state CLOSED final/,/^  ignore Order, Cancel, Upgrade/d
s/^state OPEN initial waiting/state CLOSED final\n  ignore Upgrade, Cancel, Order\n\n&/
