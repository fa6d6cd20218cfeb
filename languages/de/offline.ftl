title = Der Tisch ist nicht erreichbar
text = Das Netz oder der Server ist ausgefallen. Dein Platz bleibt dir, und die Partie geht weiter.
status = Sobald die Verbindung steht, geht es hier von selbst weiter.
again = Noch mal versuchen
