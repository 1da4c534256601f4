# An action written out, a constant by its value, other layout: the same behaviour.
s/| close    .*|/| stop hold; emit Deny |/
s/^  enter start rest for grace/  enter start rest for 5s/
s/| start hold for pause .*|/|    start hold for (pause) |/
/^action close/,/^  emit Deny/d
