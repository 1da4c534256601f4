s/ = 3 env SHOP_MOST/ = 4 env SHOP_ORDERS/
