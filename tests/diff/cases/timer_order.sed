/^timer hold$/d
s/^timer rest$/timer rest\ntimer hold/
