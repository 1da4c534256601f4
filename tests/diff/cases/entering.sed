s/^  enter start rest for grace/  enter used = 0; start rest for grace/
