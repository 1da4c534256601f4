s/| free | >= 2   | -             || ask /| free | >= 2   | -             || deny /
