s/^    | Order || OPEN | take(amount) |/    | Cancel || OPEN | - |/
s/^    ignore expired hold/    ignore expired hold, Order/
