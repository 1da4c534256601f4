s/Order(amount: 1..3)/Order(amount: 1..4)/
s/Ship(amount: 1..3)/Ship(amount: 1..4)/
s/take(amount: 1..3)/take(amount: 1..4)/
