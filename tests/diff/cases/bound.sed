s/| free | 1      | -             || ship /| free | <= 2   | -             || ship /
s/| free | >= 2   | -             || ask /| free | 3      | -             || ask /
