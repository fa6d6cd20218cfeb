notFound-title = Hier ist nichts
notFound-text = Vielleicht ist die Adresse abgeschnitten. Die Adresse eines Raums endet mit seinen sechs Zeichen.
notFound-home = Zur Startseite
broken-title = Diese Seite ist abgestürzt
broken-text = Das liegt an uns. Dein Platz und deine Züge sind auf dem Server sicher. Lade die Seite neu, dann hast du sie wieder.
broken-again = Neu laden
