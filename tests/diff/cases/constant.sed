s/duration = 5s/duration = 7s/
