# Two rows for one input: all of them count, or the first.
s/^  policy collect/  policy first/
s/^  | -       | 0     || empty |/  | -       | -     || empty |/
s/^  | expired rest | some   ||/  | expired rest | late ||/
s/^  | expired rest | none   ||/  | expired rest | empty ||/
