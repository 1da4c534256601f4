s/^  | Cancel       | -      || OPEN | stop hold |/  | Cancel       | -      || stay | stop hold |/
