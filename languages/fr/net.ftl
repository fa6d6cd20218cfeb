outbox-ended = La partie a pris fin avant l’envoi.
outbox-watching = Le public ne peut pas jouer.
away = Le serveur ne répond pas. Vérifie ton réseau et réessaie.
