s/  | -       | 0     || empty |/  | -       | < 3   || empty |/
