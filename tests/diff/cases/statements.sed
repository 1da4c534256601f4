s/^  | Cancel  | -             || stay    | used = 0  /  | Cancel  | -             || stay    | used = 1; emit Deny /
