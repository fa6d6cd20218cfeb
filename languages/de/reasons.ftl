over = Das Spiel ist aus.
said = So meldet es das Spiel selbst: { $result }
cancelled-new-version = Nach einem Update war diese Partie nicht mehr spielbar. Sie zählt nicht.
cancelled-unreadable = Die Partie war nach einem Neustart nicht mehr lesbar. Sie zählt nicht.
cancelled-other = Sie zählt nicht.
