notFound-title = Il n’y a rien ici
notFound-text = L’adresse est peut-être coupée. Celle d’un salon se termine par ses six caractères.
notFound-home = Vers la page d’accueil
broken-title = Cette page a planté
broken-text = C’est notre faute. Ta place et tes coups sont en sûreté sur le serveur. Recharge la page pour les retrouver.
broken-again = Recharger
