s/PACKING/WRAPPING/g
s/\bhold\b/wait/g
