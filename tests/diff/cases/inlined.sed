# Actions written out, a constant by its value, other layout, other names for what nobody sees: the same behaviour.
s/| close    .*|/| stop hold; emit Deny |/
s/^  enter start rest for grace/  enter start rest for 5s/
s/| start hold for pause .*|/|    start hold for (pause) |/
s/^    | Order || OPEN | take(amount) |/    | Order || OPEN | used = min((used + amount), 9); emit Ship(amount) |/
/^action close/,/^  emit Deny/d
s/^decision judge(amount)/decision judge(pieces: 1..3)/
s/^  | plan | amount | used + amount || judge |/  | plan | pieces | used + pieces || judge |/
