s/start hold for pause/start hold for pause + 1s/
