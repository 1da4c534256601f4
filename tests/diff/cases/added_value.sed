s/free | pro | team/free | pro | team | board/
s/^  | team || 9 .*/&\n  | board || 9 | "Sit down." |/
s/^  | team | -      | -             || ship .*/&\n  | board | - | - || ask |/
