s/used = min(used + amount, 9)/used = max(used + amount, 9)/
