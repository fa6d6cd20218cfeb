title = La table est injoignable
text = Le réseau ou le serveur est en panne. Ta place est gardée, et la partie continue.
status = Cette page continue d’elle-même dès que la connexion revient.
again = Réessayer
