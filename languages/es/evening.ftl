title = Resultados de la noche
live = Hay una partida en curso. Aparecerá aquí cuando termine.
empty = Aún no hay partidas terminadas
emptyText = Las partidas terminadas aparecen aquí, con quién ganó y los puntos.
share = Compartir la imagen
matches = Partidas
ranking = Clasificación
honours = Premio Pinocho y Premio Sherlock
evenings = Qué noche
best = { LIST($names, type: "conjunction") }
liar = Premio Pinocho
liarIs = Premio Pinocho: { LIST($names, type: "conjunction") }.
detective = Premio Sherlock
detectiveIs = Premio Sherlock: { LIST($names, type: "conjunction") }.
lies =
    { $count ->
        [one] Contó 1 mentira.
       *[other] Contó { $count } mentiras.
    }
suspicions =
    { $all ->
        [one] Acertó { $right } de { $all } sospecha.
       *[other] Acertó { $right } de { $all } sospechas.
    }
replay = Repetición
exportMatch = Descargar la partida
gone = Su repetición ya no está.
stopped = Interrumpida. No cuenta.
lesson = Un tutorial. No cuenta.
bot = Bot
back = Volver a la sala
backToTable = Volver a la mesa
pointsWord =
    { $many ->
        [one] punto
       *[other] puntos
    }
honoursRule = El Premio Pinocho es para quien hizo más declaraciones falsas sin retirarlas. El Premio Sherlock, para quien más veces sospechó de quien debía. Si un bot jugó por ti, esa partida te da puntos, pero no cuenta para estos dos premios.
won = Ganó { $won } de { $played }
times =
    { $times ->
        [one] 1 vez
       *[other] { $times } veces
    }
nobodyWon = No ganó nadie.
everyoneWon = Ganó todo el mundo.
winners =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] ganó
       *[other] ganaron
    }.
tied = { LIST($names, type: "conjunction") }, en empate.
unopposed = { $name }, sin competencia.
ahead =
    { $points ->
        [one] { $name }, por 1 punto.
       *[other] { $name }, por { $points } puntos.
    }
# The parts of a summary: "4 matches, 4 friends, 2 hours."
played =
    { $matches ->
        [one] 1 partida
       *[other] { $matches } partidas
    }
people =
    { $people ->
        [one] 1 persona
       *[other] { $people } personas
    }
bots =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
hours =
    { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }
# A person in the description of a picture: "1. Mara, 2 of 3 won, 6 points".
ranked =
    { $place }. { $name }, ganó { $won } de { $played }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
# The rule for counting points, as in docs/evening.md.
points-usual =
    { $won ->
        [one] 1 punto
       *[other] { $won } puntos
    } por ganar, { $played } por terminar.
points-predicting =
    { $won ->
        [one] 1 punto
       *[other] { $won } puntos
    } por ganar, { $played } por terminar, { $predicted } más por acertar el pronóstico.
