s/^    | expired hold || SENDING | -  |/    | expired hold || OPEN | -  |/
