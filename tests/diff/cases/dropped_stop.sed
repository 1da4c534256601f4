/^  stop hold$/d
