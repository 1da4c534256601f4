s/^  | on    || next | do           |/  | on    || next | do |/
s/^  | Order || OPEN | take(amount) |/  | Cancel || OPEN | - |/
s/^    ignore expired hold/    ignore expired hold, Order/
