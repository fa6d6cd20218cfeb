title = Résultats de la soirée
live = Une partie est en cours. Elle apparaîtra ici une fois finie.
empty = Pas encore de partie finie
emptyText = Les parties finies apparaissent ici, avec les victoires et les points.
share = Partager l’image
matches = Parties
ranking = Classement
honours = Nez le plus long et nez le plus fin
evenings = Quelle soirée
liar = Nez le plus long
liarIs = Nez le plus long : { LIST($names, type: "conjunction") }.
detective = Nez le plus fin
detectiveIs = Nez le plus fin : { LIST($names, type: "conjunction") }.
lies =
    { $count ->
        [one] A dit { $count } mensonge.
       *[other] A dit { $count } mensonges.
    }
suspicions =
    { $all ->
        [one] { $right } soupçon juste sur { $all }.
       *[other] Soupçons justes : { $right } sur { $all }.
    }
replay = Revoir
exportMatch = Télécharger la partie
gone = Son film n’est plus là.
stopped = Arrêtée. Ne compte pas.
lesson = Une leçon. Ne compte pas.
bot = Bot
back = Revenir au salon
backToTable = Revenir à la table
pointsWord =
    { $many ->
        [one] point
       *[other] points
    }
honoursRule = Le nez le plus long revient à qui a fait le plus d’annonces fausses sans les retirer. Le nez le plus fin, à qui a soupçonné juste le plus souvent. Si un bot a joué à ta place, la partie donne des points, mais ne compte pas pour ces deux titres.
won = Victoires : { $won } sur { $played }
times = { $times } fois
nobodyWon = Personne n’a gagné.
everyoneWon = Tout le monde a gagné.
winners =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] a gagné
       *[other] ont gagné
    }.
tied = { LIST($names, type: "conjunction") }, à égalité.
unopposed = { $name }, sans concurrence.
ahead =
    { $points ->
        [one] { $name }, avec { $points } point d’avance.
       *[other] { $name }, avec { $points } points d’avance.
    }
# The parts of a summary: "4 matches, 4 friends, 2 hours."
played =
    { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }
people =
    { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }
bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
# A person in the description of a picture: "1. Mara, 2 of 3 won, 6 points".
ranked =
    { $place }. { $name }, victoires : { $won } sur { $played }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# The rule for counting points, as in docs/evening.md.
points-usual =
    { $won ->
        [one] { $won } point
       *[other] { $won } points
    } pour une victoire, { $played } pour une partie finie.
points-predicting =
    { $won ->
        [one] { $won } point
       *[other] { $won } points
    } pour une victoire, { $played } pour une partie finie, { $predicted } de plus pour un bon pronostic.
best = { LIST($names, type: "conjunction") }
