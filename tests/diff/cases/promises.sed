s/^invariant bounded : used <= 9/invariant bounded : used <= 8 + 1/
s/^reachable sends .*/reachable packs : state = PACKING/
