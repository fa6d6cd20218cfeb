art-flight = Vuelo a
art-permanent = Permanente:
art-noBenefit = Sin ventaja permanente
art-anyCard = Cualquier carta de Agencia
art-points = { $points } puntos
engine-name = Descifrador
engine-tiles = Losetas
engine-plate = Descifrador M6
engine-serial = N.º 0417
engine-top = Fila de arriba
engine-bottom = Fila de abajo
engine-tile =
    { $die ->
        [none] { $row }, loseta { $column }: { $value }
       *[other] { $row }, loseta { $column }: { $value }, { $die }
    }
cards-name = Tus cartas ocultas
cards-shared = Pantalla compartida: tu mano sigue oculta
cards-what = tus cartas ocultas
cards-covered = boca abajo: toca una para mirar
cards-none = Aquí no tienes nada.
cards-groups = Lo que tienes
cards-titles-missions = Misiones
cards-titles-agency = Agencia
cards-titles-codes = Códigos
cards-titles-tokens = Fichas
cards-nouns-missions =
    { $count ->
        [one] misión
       *[other] misiones
    }
cards-nouns-agency = de Agencia
cards-nouns-codes =
    { $count ->
        [one] código
       *[other] códigos
    }
cards-nouns-tokens =
    { $count ->
        [one] ficha
       *[other] fichas
    }
cards-card-missions = Misión { $number }
cards-card-agency = Carta { $number }
cards-card-codes = Código { $number }
cards-card-tokens = Ficha { $number }
cards-pick = Elige una sin verla, o mantén para mirar antes. Lo más nuevo va al final.
cards-read = Mantén para leerlas. Lo más nuevo va al final.
cards-picked = { $card }: elige para qué
cards-fly = Volar allí
cards-flyTo = Volar a { TERM("cities", $city) }
cards-flySub = Gasta la carta
cards-use = Usar su habilidad
cards-namedUse = Usar «{ $ability }»
cards-useSub = Gasta la carta
cards-tokenSub = La ficha vuelve a la bolsa
cards-deckTitle = ¿En qué mazo buscas?
cards-deckOf-agency = Mazo de Agencia
cards-deckOf-mission = Mazo de misiones
cards-deckSub = { $count } cartas. Ves tres y te quedas con una.
secret-label = Tus misiones, cartas, códigos y fichas
secret-tab = Cartas
secret-turn = Te toca: a la mesa
secret-table = A la mesa
secret-use = Usar una carta
peek-name =
    { $count ->
        [one] Misión
       *[other] Misiones
    }
peek-none = No tienes misiones.
peek-how-hold = en la mano: mantén para mirar
peek-how-tap = en la mano: toca para mirar
pane-regions = Cartas de Agencia por región
pane-row = Misiones en la mesa
pane-decks = Mazos
pane-agencyDeck = Mazo de Agencia
pane-missionDeck = Mazo de misiones
pane-empty = Vacío
pane-discards = { $count } en los descartes
pane-uses = Una carta, un uso: su equipo para una misión, un vuelo a su ciudad o su habilidad.
pane-take = Tomar
pane-canTake = Puedes tomarla.
pane-dice =
    { $count ->
        [one] por 1 dado
       *[other] por { $count } dados
    }
pane-power = por 1 dado, con el talento de la Intendente
pane-noDie = No tienes ningún dado en «{ $action }», así que ahora no puedes tomar nada.
pane-twoDice = Por dos dados
pane-blind = Verás la carta de arriba cuando la hayas tomado.
pane-wants = La pide una misión
pane-toCity = Lleva a uno de tus agentes a { TERM("cities", $city) }
abilityLines-plus1 = Suma uno al dado que coloques; un 6 pasa a 1
abilityLines-minus1 = Resta uno al dado que coloques; un 1 pasa a 6
abilityLines-move3 = Hasta tres pasos, repartidos entre tus agentes
abilityLines-espionage = Toma una de las cartas recién usadas
abilityLines-sneak = Coloca un dado más este turno
abilityLines-first = Actúa antes que el resto
abilityLines-codebreaker = Un cambio más al descifrar códigos
abilityLines-search = Mira las tres primeras de un mazo, quédate con una
choices-label = Una elección
choices-what-agency = las cartas
choices-what-missions = las misiones
choices-what-codes = los códigos
choices-what-tokens = las fichas
choices-reward = Dos cubos iguales: toma una carta de la región { $region }
choices-rewardLine = La carta boca arriba de la región o, sin verla, la primera del mazo.
choices-space = Tomar la carta: { $region }
choices-deck = Tomar la primera del mazo
choices-card-missions = la misión { $number }
choices-card-agency = la carta { $number }
choices-card-codes = el código { $number }
choices-card-tokens = la ficha { $number }
choices-order = Bajo el mazo: { $first } y, al fondo del todo, { $second }.
choices-under = Bajo el mazo: { $only }.
choices-swap = Al revés
choices-titles-keepSearch = Búsqueda hecha. Quédate con una carta.
choices-titles-pickMission = Toma una de las dos misiones.
choices-titles-keepToken = Quédate con una de las dos fichas.
choices-titles-discardAgency = Sobra una carta de Agencia.
choices-titles-discardMission = Sobra una misión.
choices-lines-keepSearch = Las otras van bajo el mazo. Nadie más las ve.
choices-lines-pickMission = La Analista ve dos. La otra va bajo el mazo.
choices-lines-keepToken = El Conseguidor saca dos. La otra vuelve a la bolsa.
choices-lines-discardAgency = Descarta una cualquiera. La más nueva va al final.
choices-lines-discardMission = Pon una cualquiera bajo el mazo. La más nueva va al final.
choices-send-keepSearch = Guardar { $name }
choices-send-pickMission = Tomar { $name }
choices-send-keepToken = Guardar { $name }
choices-send-discardAgency = Soltar { $name }
choices-send-discardMission = Soltar { $name }
choices-first = Elige una
circles-label = Acciones
circles-names-completeMission = Cumplir misión
circles-names-missionCards = Cartas de misión
circles-names-agencyCards = Cartas de Agencia
circles-names-movement = Movi{ "\u00AD" }miento
circles-decoder = Descifrador
circles-folder = Opera{ "\u00AD" }ciones espe{ "\u00AD" }ciales
circles-fits = El { $face } encaja junto al { $beside }
circles-starts = Vacía, así que tu { $face } encaja
circles-needs = Un { $face } solo encaja junto a { $low } o { $high }
circles-taken = El { $face } está ocupado
circles-full = Todas las casillas están ocupadas
circles-empty =
    { $isPlacing ->
        [true] Aún sin dados
       *[false] Ahora sin dados
    }
circles-holds =
    { $dice ->
        [one] Tiene un dado
       *[other] Tiene { $dice } dados
    }
circles-takes = Admite tu { LIST($faces, type: "disjunction") }
circles-opens =
    { $dice ->
        [one] Junto a su dado solo encaja { LIST($faces, type: "disjunction") }
       *[other] Junto a sus dados solo encaja { LIST($faces, type: "disjunction") }
    }
circles-yours =
    { COUNT($faces) ->
        [one] Tu { LIST($faces, type: "unit") } está aquí
       *[other] Tuyos: { LIST($faces, type: "unit") }
    }
circles-noMission = No tienes misiones
circles-noneOfYours = Ninguno tuyo aquí
circles-anyDie = Cualquier dado
circles-bag = Con cualquier dado sacas una ficha (quedan { $tokens })
circles-bagLeft = quedan { $tokens } en la bolsa
circles-bagEmpty = Cualquier dado, pero la bolsa está vacía
circles-dieSaid = { $owner }: { $face }.
coach-goal = Gana quien suma más puntos, con misiones y códigos.
coach-left-1 = Cartas de «Prioridad» y «Espionaje»
coach-left-2 = Usar cartas para vuelos y habilidades
coach-left-3 = Tomar misiones nuevas
coach-left-4 = Los otros cinco personajes
coach-keep = Guárdalo para una partida de verdad. Ahora no te hace falta.
coach-autoPass = «Prioridad» y «Espionaje» son cartas para una partida de verdad. El tutorial las salta.
coach-who-title = Eres { TERM("characters-the", $character) }.
coach-who-first = Lee esto primero. Luego mira tus misiones.
coach-look-title = Mantén pulsado para leer tus misiones.
coach-look-why = Cada una dice dónde deben estar tus agentes y qué necesitas. El número son sus puntos.
coach-lookFirst = Primero mira tus misiones.
coach-keepTwo-title = Quédate con estas dos.
coach-keepTwo-giveBack = Devuelve { $mission }.
coach-keepTwo-closer = Quédate con las dos que tengas más cerca.
# The letter and name of the mission, and what it needs: a city that is one or two steps away, and a card.
coach-keepTwo-why =
    { $steps ->
        [one] { $letter }, «{ $mission }», está cerca: { TERM("cities", $city) } queda a un paso, y la carta de la región { $region } tiene { TERM("equipment-the", $equipment) }.
       *[other] { $letter }, «{ $mission }», está cerca: { TERM("cities", $city) } queda a dos pasos, y la carta de la región { $region } tiene { TERM("equipment-the", $equipment) }.
    }
coach-keepTwo-learned = Elegiste dos misiones
coach-keepTwo-refused = Quédate con «{ $mission }»: puedes cumplirla en esta ronda.
coach-map-title = Encuentra a tus tres agentes.
coach-map-why = Son las figuras blancas del mapa. Si no lo ves, toca «Mapa».
coach-mapFirst = Primero encuentra a tus agentes en el mapa.
coach-agents-title = Estos son tus agentes.
coach-agents-where = Están en { LIST($cities, type: "conjunction") }.
coach-agents-what = Con los dados mueves a tus agentes, tomas cartas y cumples misiones.
coach-agents-first = Primero lee lo de tus agentes.
coach-neighbours-title = Un dado va junto a otro.
coach-neighbours-why = En { $action } ya hay { LIST($taken, type: "conjunction") }, así que allí el próximo dado tiene que ser { LIST($open, type: "disjunction") }.
coach-neighbours-round = El 6 y el 1 son vecinos.
coach-neighbours-first = Primero lee lo de los vecinos.
coach-place-title = Coloca un dado.
coach-place-on = Coloca tu { $face } en { $place }.
coach-place-movement = Por cada dado puesto ahí, todos tus agentes pueden dar un paso.
coach-place-courier = Eres la Mensajera, así que un agente puede dar un segundo paso.
coach-place-completeMission = Para cumplir una misión te hace falta un dado ahí.
coach-place-firstMission = «{ $mission }» será tu primera, por { $points } puntos.
coach-place-missionCards = Con un dado ahí tomas otra misión. Puedes tener tres.
coach-place-agencyCards = Con un dado ahí tomas la carta boca arriba de una región donde tengas un agente.
coach-place-wanted = Con un dado ahí tomas una carta donde tengas un agente. Quieres { TERM("equipment-the", $equipment) }, de la región { $region }.
coach-place-decoder = Después de colocar, ahí se descifran códigos secretos, y este dado ayudará. Cualquier dado encaja.
coach-place-folder = Sacas una ficha de operaciones para usarla una vez, en un turno posterior. La encontrarás con tus cartas. Cualquier dado encaja.
coach-place-learned = Colocaste tus dados
coach-place-allFirst = Primero coloca todos tus dados.
coach-place-noCard = Para eso ahora no te hace falta una carta.
coach-place-keepForDecoder = Guarda el { LIST($faces, type: "disjunction") } para el Descifrador.
coach-place-enoughMissions = Por ahora tienes misiones de sobra.
coach-place-oneIsEnough = Para este tutorial basta con un dado ahí.
coach-place-onlyHelps = Ahí solo ayuda tu { LIST($faces, type: "disjunction") }.
coach-order-title = Toma la ficha de turno { $token }.
coach-order-why = Ya colocaste todos tus dados. Quien para antes descifra antes y actúa antes.
coach-compare-title = Mantén pulsado para comparar códigos y losetas.
coach-compare-why = Un código se descifra cuando sus tres cifras están juntas en una fila, de izquierda a derecha. Vale { $points } puntos.
coach-compare-first = Primero revisa tus códigos.
coach-compare-none = Ahora no hay ningún código cerca.
coach-compare-swap = { "*" }*{ $code }** ya casi está: intercambia el { $one } y el { $other }.
coach-compare-cover = { "*" }*{ $code }** ya casi está: tu { $face } cubre la última cifra.
coach-compare-both = { "*" }*{ $code }** ya casi está: intercambia el { $one } y el { $other }, y tu { $face } cubre la última cifra.
coach-swap-first = Toca este { $tile } para intercambiarlo.
coach-swap-second = Intercámbialo con este { $tile }.
coach-swap-why = Tienes un cambio por ronda. Pone en su lugar dos cifras de un código.
coach-cover-pickTop = Elige tu { $face } para la fila de arriba.
coach-cover-pickBottom = Elige tu { $face } para la fila de abajo.
coach-cover-put = Ponlo sobre este { $tile }.
coach-cover-why = Este turno cuenta el dado y no la loseta.
coach-claim-title-1 = Descifra el código A.
coach-claim-title-2 = Descifra el código B.
coach-claim-other = Descifra tu otro código.
coach-claim-why = Sus cifras ya están juntas. Un código descifrado también cuenta como el equipo de su reverso.
coach-claim-learned = Descifraste un código
coach-drawCode-title = Saca un código nuevo.
coach-drawCode-why = Siempre tienes dos. Un código descifrado cuenta como el equipo de su reverso.
coach-done-title = Aquí ya está.
coach-done-why = Las losetas se quedan como están, y tus dados vuelven. Ahora el resto descifra códigos con las mismas losetas.
coach-done-breakFirst = Primero descifra un código. Te falta poco.
coach-done-otherSwap = Ese cambio no ayuda a tus códigos. Prueba otro.
coach-done-swapFirst = Primero intercambia dos losetas.
coach-done-otherTile = Eso no descifra ningún código. Pon el dado sobre otra loseta.
coach-choice-card = Toma una carta.
coach-choice-any = Elige una.
coach-choice-whyCard = Recogiste dos cubos del mismo color, así que te llevas una carta.
coach-choice-whyAny = Elige cualquiera; todas son útiles.
coach-cards-title = Mantén pulsado para ver tus cartas.
coach-cards-why = Una carta de Agencia es equipo, un vuelo a su ciudad o una habilidad. La usas una vez, para una de las tres cosas.
coach-cardsFirst = Primero mira tus cartas.
coach-act-take = Toma { TERM("equipment-the", $equipment) }.
coach-act-move = Ve de { TERM("cities", $from) } a { TERM("cities", $to) }.
coach-act-pay = Elige qué gastar para «{ $mission }».
coach-act-complete = Cumple «{ $mission }».
coach-act-giveBack = Recupera un dado puesto en { $place }.
coach-act-whyTake = Lo pide «{ $mission }». Está en la región { $region }, donde tienes un agente.
coach-act-whyMove = «{ $mission }» pide un agente allí.
coach-act-courier = Un dado es un paso, y la Mensajera suma uno.
coach-act-pickAgent = Elige el agente y luego la ciudad.
coach-act-whyPay = Usa algo distinto para cada requisito. Tus agentes se quedan donde están, y las cartas se gastan.
coach-act-whyComplete = Tienes todo lo que pide. Vale { $points } puntos. Elígela y luego elige qué gastar.
coach-act-whyGiveBack = Ya no puede ayudar a una misión, y un dado siempre puede volver sin usarse.
coach-act-learned = Cumpliste una misión
coach-act-usesAll = El tutorial usa todos tus dados.
coach-act-needsDie = Te hace falta tu dado en { $place }.
coach-act-first = Antes va «{ $mission }».
coach-act-otherCard = «{ $mission }» pide otra carta.
coach-act-elsewhere = «{ $mission }» pide un agente en otro lugar.
coach-cubes-title = Tu agente dejó un cubo.
coach-cubes-why = Los agentes dejan uno en cada ciudad de la que se van. Si recoges dos cubos del mismo color, te llevas una carta.
coach-endTurn-title = Termina tu turno.
coach-endTurn-points = ¡{ $points } puntos para ti! Termina tu turno.
coach-endTurn-why = En cada turno se hace una acción. La ronda sigue por la mesa hasta que se usen todos los dados.
coach-end-title = La sexta misión termina la partida.
coach-end-why = Esa ronda es la última. Después, cada cual puede cumplir una misión más. Gana quien suma más puntos.
coach-over-title = Eso fue una ronda.
coach-over-why =
    { $missions ->
        [one] Descifraste un código y cumpliste una misión: falta { $missions }.
       *[other] Descifraste un código y cumpliste una misión: faltan { $missions }.
    }
codes-yours = Tus códigos
codes-what = tus códigos
codes-code-1 = Código A
codes-code-2 = Código B
codes-hold-hold = Mantén para mirar
codes-hold-tap = Toca para mirar
codes-gap = Aquí no hay código
codes-covered = Mantén para revisar tus códigos.
codes-sharedScreen = En una pantalla compartida, tus códigos siguen ocultos.
codes-noCodes = No tienes códigos.
codes-reads-1 = { $digits } está en la fila de arriba.
codes-reads-2 = { $digits } está en la fila de abajo.
codes-readsHere-1 = En la fila de arriba
codes-readsHere-2 = En la fila de abajo
codes-readsNot = { $digits } aún no está en el Descifrador.
codes-claim-1 = Descifrar el código A
codes-claim-2 = Descifrar el código B
codes-claimOver = Ya sacaste un código. Este turno no se descifra más.
codes-done = Hecho
codes-undo = Deshacer
codes-decks = Los códigos nuevos vienen de
codes-deck-0 = Mazo izquierdo
codes-deck-1 = Mazo derecho
codes-top = Arriba: { TERM("equipment-name", $equipment) }
codes-emptyDeck = Vacío
codes-draw = Sacar:
codes-steps-swap = Cambiar
codes-steps-cover = Cubrir
codes-steps-claim = Descifrar
codes-steps-draw = Sacar
codes-stepsLabel = Las cuatro partes de tu turno
codes-tray = Elige un dado y luego la loseta que cubre.
codes-trayPicked = El { $face } cubre la loseta que toques.
codes-noDice = No tienes dados para cubrir losetas.
codes-die = Dado { $face } del Descifrador
# The name of a player, or null for the reader.
codes-coveredBy =
    { $name ->
        [none] cubierta con tu { $face }
       *[other] cubierta con el { $face } de { $name }
    }
codes-swapHow = Toca dos losetas para intercambiarlas.
codes-swapOrCover = Toca dos losetas para intercambiarlas, o elige un dado para cubrir una.
codes-allCover = Todos tus dados del Descifrador cubren losetas.
codes-swapWith = Ahora toca la segunda loseta.
codes-swapAgain = Con el Criptógrafo puedes intercambiar otra vez, con una de esas dos losetas.
codes-cards = Usar una carta
codes-queue = En orden de turno
codes-now = descifrando
codes-youNow = te toca
codes-past = ya está
codes-broke =
    { $count ->
        [one] descifró 1 código
       *[other] descifró { $count } códigos
    }
codes-waiting =
    { $dice ->
        [0] sin dados en el Descifrador
        [one] 1 dado en el Descifrador
       *[other] { $dice } dados en el Descifrador
    }
codes-you = Tú
codes-memo = Qué se puede intercambiar
codes-pairs-1 = Vecinas en una fila
codes-pairs-2 = Las dos de una columna
codes-pairs-3 = Los dos extremos de una fila
codes-reading = Los códigos se leen de izquierda a derecha en una fila. Al leer, los dos extremos no son vecinos.
counts-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
counts-agency =
    { $count ->
        [one] 1 carta de Agencia
       *[other] { $count } cartas de Agencia
    }
counts-missions =
    { $count ->
        [one] 1 misión
       *[other] { $count } misiones
    }
counts-codes =
    { $count ->
        [one] 1 código
       *[other] { $count } códigos
    }
counts-tokens =
    { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }
counts-swaps =
    { $count ->
        [one] 1 cambio
       *[other] { $count } cambios
    }
counts-dice =
    { $count ->
        [one] 1 dado
       *[other] { $count } dados
    }
dice-label = Tus dados
dice-dice = Dados
dice-die = Dado { $face }
end-ledger = El resultado
end-points = puntos
end-you = tú
end-codes =
    { $count ->
        [one] 1 código guardado
       *[other] { $count } códigos guardados
    }
end-codesShort = códigos
end-who = { $name }, { $title }
end-note = En caso de empate ganan más misiones y luego la mejor misión. La mejor misión de cada cual está en dorado.
end-best = mejor misión
end-stopped = La partida se detuvo.
end-shared = Victoria compartida: { LIST($winners, type: "conjunction") }.
# The winner is a name, or null for the reader.
end-won =
    { $by ->
        [none] Ganas tú.
       *[other] Gana { $by }.
    }
end-moreMissions =
    { $by ->
        [none] Ganas con más misiones.
       *[other] { $by } gana con más misiones.
    }
end-bestMission =
    { $by ->
        [none] Ganas con la mejor misión.
       *[other] { $by } gana con la mejor misión.
    }
moment-finished =
    { $count ->
        [one] 1 misión cumplida
       *[other] { $count } misiones cumplidas
    }
moment-holds = tiene { LIST($cards, type: "unit") }
moment-points = { $points } puntos
moment-tiles = Losetas del Descifrador
moment-token = Ficha: { $ability }
moment-completed = Misión cumplida
moment-broken = Código descifrado
moment-flown = Vuelo
moment-espionage = Espionaje
moment-lastRound = Última ronda
moment-over = El final
moment-setUp = Preparación
moment-round = Ronda { $round }
moment-final = Misiones finales
moment-phases-setupCharacters = Elegir personajes
moment-phases-setupMissions = Elegir misiones
moment-phases-place = Colocar dados
moment-phases-breakCodes = Descifrar códigos
moment-phases-resolve = Usar dados
moment-phases-finalMissions = Misiones finales
moment-phases-over = La partida terminó
moment-inPhase =
    { $turn ->
        [none] { $phase }.
       *[other] { $phase }: { $turn }.
    }
moment-inRound =
    { $turn ->
        [none] Ronda { $round }. { $phase }.
       *[other] Ronda { $round }. { $phase }: { $turn }.
    }
# The line above the intro cards.
room-headline = Tres agentes, cinco dados, una Europa dividida.
room-phases = Partes de la ronda
room-round = Ronda { $round }
room-setUp = Preparación
room-steps-place = Colocar
room-steps-codes = Códigos
room-steps-resolve = Acciones
intro-goal-title = Objetivo
intro-goal-text = Mueve a tus agentes por Europa, **cumple misiones** y descifra códigos secretos. Las dos cosas dan puntos.
intro-win-title = Cómo ganas
intro-win-text = La sexta misión de alguien termina la partida. **Gana quien suma más puntos:** de 6 a 13 por misión, 2 por código.
intro-you-title = Qué haces
intro-you-text = Tira cinco dados y **colócalos de uno en uno**. El lugar donde van decide qué puedes hacer.
intro-others-title = Qué hace el resto
intro-others-text = Poner dados donde querías los tuyos e **intercambiar las cifras** que te hacían falta para un código. Sus cartas no las ves.
map-label = Mapa de Europa. Las flechas lo mueven, más y menos acercan y alejan.
map-cities = Ciudades
map-sheet = Europa
map-edition = Hoja 7, revisada
map-nearer = Acercar
map-farther = Alejar
map-map = Mapa
map-list = Lista
map-card = carta: { TERM("equipment-name", $equipment) }
map-how = Cómo se muestra el mapa
map-goTo = Ir a la región { $region }
map-cardOf = La carta de la región { $region }
map-seas-north = Mar del Norte
map-seas-atlantic = Océano Atlántico
map-seas-mediterranean = Mar Mediterráneo
map-seas-black = Mar Negro
map-seas-biscay = Golfo de Vizcaya
standing-city = { TERM("cities", $city) }, { $region }.
standing-agent =
    { $name ->
        [none] Tu agente.
       *[other] Agente de { $name }.
    }
standing-cube =
    { $name ->
        [none] Tu cubo.
       *[other] Cubo de { $name }.
    }
standing-neutralCube = Cubo neutral.
moving-byDice =
    { $dice ->
        [one] Movimiento: un dado
       *[other] Movimiento: { $dice } dados
    }
moving-byCard = 3 pasos
moving-each =
    { $count ->
        [one] Cada uno de tus agentes puede dar un paso.
       *[other] Cada uno de tus agentes puede dar { $count } pasos.
    }
moving-courier = Eres la Mensajera, así que uno de ellos puede dar { $count }.
moving-shared = Tres pasos en total, repartidos entre tus agentes como quieras.
moving-flight = ¿Qué agente vuela a { TERM("cities", $city) }?
moving-moveDice =
    { $count ->
        [one] Mueve a tus agentes con un dado.
       *[other] Mueve a tus agentes con { $count } dados.
    }
moving-moveCard = Mueve a tus agentes, tres pasos en total.
moving-may =
    { $count ->
        [one] puede dar un paso
       *[other] puede dar { $count } pasos
    }
moving-mayShared = puede moverse
moving-taken =
    { $of ->
        [one] { $taken } de 1 paso.
       *[other] { $taken } de { $of } pasos.
    }
moving-takenOnly =
    { $taken ->
        [one] Un paso.
       *[other] { $taken } pasos.
    }
moving-leaves =
    { COUNT($cities) ->
        [one] Deja un cubo en { LIST($cities, type: "conjunction") }.
       *[other] Deja cubos en { LIST($cities, type: "conjunction") }.
    }
moving-back = Deshacer el paso desde { TERM("cities", $city) }
moving-backTo = { TERM("cities", $end) }. Deshacer el paso desde { TERM("cities", $start) }
moving-pick = Mover al agente en { TERM("cities", $city) }
# The owner of a cube is a name, or null for the reader.
moving-picked =
    { $owner ->
        [none] { TERM("cities", $city) }: recoges tu cubo.
       *[other] { TERM("cities", $city) }: recoges un cubo de { $owner }.
    }
moving-neutralCube = { TERM("cities", $city) }: recoges un cubo neutral.
moving-pair =
    { $owner ->
        [none] { TERM("cities", $city) }: tu segundo cubo. Los dos vuelven a tu reserva,
       *[other] { TERM("cities", $city) }: el segundo cubo de { $owner }. Los dos vuelven a su reserva,
    }
moving-neutralPair = { TERM("cities", $city) }: un segundo cubo neutral. Los dos salen de la partida,
moving-earns = y tomas la carta de la región { $region } o la primera del mazo.
moving-nothing = No hay cubos que recoger por el camino.
moving-gain =
    { $cubes ->
        [one] +1 cubo
       *[other] +{ $cubes } cubos
    }
moving-away =
    { $steps ->
        [one] { TERM("cities", $city) } está a un paso de { TERM("cities", $from) }.
       *[other] { TERM("cities", $city) } está a { $steps } pasos de { TERM("cities", $from) }.
    }
moving-room =
    { $steps ->
        [one] Tienes un paso.
       *[other] Tienes { $steps } pasos.
    }
moving-stands = Tu agente está en { TERM("cities", $city) }.
moving-noAgent = Primero elige a uno de tus agentes.
moving-agents = Tus agentes
moving-onClock = Dados en «Movimiento»
moving-asMany = Usa los que quieras
moving-dieOn = Usar el { $face }
moving-go =
    { $count ->
        [0] Mover
        [one] Mover: 1 paso
       *[other] Mover: { $count } pasos
    }
moving-goCard = Mover
moving-chooseWay = Elige una ciudad iluminada
moving-goFly = Volar a { TERM("cities", $to) }
moving-noneThere = No tienes ningún agente en { TERM("cities", $city) }.
moving-pickFlyer = Elige al agente
moving-oneOnly = Usar un solo dado
moving-allDice = Usar los { $dice } dados
moving-lit = Las ciudades iluminadas están a tu alcance.
moving-pickMover = Primero elige agente
moving-litAgents = Elige a un agente y luego su destino.
moving-pickedUp =
    { $cubes ->
        [one] Un cubo recogido.
       *[other] { $cubes } cubos recogidos.
    }
moving-yourCard = Puedes tomar la carta de la región { $card }.
moving-yourCards = Puedes tomar { $cards } cartas.
pay-pick = ¿Qué misión cumples?
pay-pickLine = Elige una, o mira antes. Cuando la cumplas, la verá todo el mundo.
pay-what = tus misiones
pay-whatCards = tus cartas
pay-payable = Tienes todo lo que pide
pay-missing =
    { COUNT($needs) ->
        [0] Pide algo distinto para cada requisito
       *[other] Falta: { LIST($needs, type: "conjunction") }
    }
pay-lay = Elegir qué gastar
pay-first = Primero elige una misión
pay-none = No tienes misiones.
pay-unpaid = Aún no puedes cumplirla. Mírala para ver qué falta.
pay-blind = Cumplirla gastando lo mínimo
pay-needs = Lo que usa la misión
pay-agent = Agente en { TERM("cities", $city) }
pay-agentPrice = se queda allí
pay-icon = Símbolo de «{ $mission }»
pay-iconPrice = misión cumplida, se queda
pay-card = Carta de Agencia de la mano
pay-cardCovered = boca abajo, se descarta
pay-cardOpen = { TERM("cities", $city) }, { $ability }, se descarta
pay-code = Código descifrado { $digits }
pay-codePrice = vuelve a un mazo, te cuesta { $points } puntos
pay-hand = Mano: { $before } cartas, luego { $after }
pay-done = Misiones cumplidas: { $before }, luego { $after } de { $of }
pay-complete = Cumplir por { $points } puntos
pay-notNow = Ahora no
pay-cards =
    { $cards ->
        [one] una carta de Agencia
       *[other] { $cards } cartas de Agencia
    }
pay-codes =
    { $codes ->
        [one] un código descifrado
       *[other] { $codes } códigos descifrados
    }
pay-given =
    { COUNT($parts) ->
        [0] No gastas nada.
       *[other] Gastas { LIST($parts, type: "conjunction") }.
    }
pay-stays = Conservas tus agentes y tus símbolos permanentes.
players-label = En la mesa
players-you = Tú
players-turn = Juega ahora
players-order = Ficha de turno { $token }
players-dice = { $place }: { LIST($faces, type: "unit") }.
players-inHand = Dados en la mano
players-onClocks = Dados colocados
players-noDice = No quedan dados
players-missions = { $done } de { $of } misiones cumplidas
players-codes =
    { $count ->
        [one] 1 código descifrado
       *[other] { $count } códigos descifrados
    }
players-cards =
    { $count ->
        [one] 1 carta de Agencia en la mano
       *[other] { $count } cartas de Agencia en la mano
    }
players-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
players-short =
    { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
players-intel =
    { $cubes ->
        [none] Sin cubos ajenos
       *[other] Cubos ajenos: { $cubes }
    }
players-more = Todo lo que hay en la mesa
players-title = { $name }, { $character }
players-powerUsed = Usado en esta ronda
players-powerFree = Sin usar en esta ronda
players-everyTime = Cada vez
players-reroll = Ficha de tirada
players-has = Aún la tiene
players-gone = Usada
players-behind = En la mano
players-codeSides = Equipo en el reverso de los códigos
players-done = Misiones cumplidas
players-doneCodes = Códigos descifrados
players-none = Nada
players-cubes = Cubos por dejar
players-held = Cubos ajenos
# Cubes of a player, who is null for the reader.
players-cubesOf =
    { $name ->
        [none] { $count } de los tuyos
       *[other] { $count } de { $name }
    }
players-neutral =
    { $count ->
        [one] { $count } neutral
       *[other] { $count } neutrales
    }
# Shown for a refusal code that has no sentence in this game.
reasons-nothing = Ahora no tienes nada que usar para eso.
scenes-goes =
    { $by ->
        [none] { "*" }*Tú** vas de **{ TERM("cities", $from) }** a **{ TERM("cities", $to) }**.
       *[other] { $by } va de **{ TERM("cities", $from) }** a **{ TERM("cities", $to) }**.
    }
scenes-flies =
    { $by ->
        [none] { "*" }*Tú** vuelas a **{ TERM("cities", $city) }**.
       *[other] { $by } vuela a **{ TERM("cities", $city) }**.
    }
scenes-picksUp = Recogido: { LIST($cubes, type: "conjunction") }.
scenes-cubeOf =
    { $name ->
        [none] tu cubo
       *[other] un cubo de { $name }
    }
scenes-neutralCubes =
    { $count ->
        [one] un cubo neutral
       *[other] { $count } cubos neutrales
    }
scenes-completes =
    { $by ->
        [none] { "*" }*Tú** cumples la misión { $mission }.
       *[other] { $by } cumple la misión { $mission }.
    }
scenes-usedUp = Gastado: { LIST($cards, type: "conjunction") }.
scenes-brokenCode = un código descifrado
scenes-breaks =
    { $by ->
        [none] { "*" }*Tú** descifras el código { $code }.
       *[other] { $by } descifra el código { $code }.
    }
scenes-onBack = En el reverso de la carta: { TERM("equipment-name", $equipment) }.
scenes-completed = Cumplida
scenes-broken = Descifrado
scenes-last = Lo último que pasó
scenes-again = Toca para verlo otra vez
scenes-seeAgain = Ver otra vez:
scenes-youBroke = Descifraste un código.
scenes-youCompleted = Misión cumplida.
scenes-drawCode = Sacar un código nuevo
scenes-goOn = Seguir
scenes-anywhere = Toca donde quieras para seguir
scenes-codes =
    { $count ->
        [one] Un código descifrado vale 2 puntos al final, salvo que lo gastes en una misión.
       *[other] { $count } códigos descifrados valen 2 puntos cada uno al final, salvo que los gastes en misiones.
    }
scenes-missions = { $done } de { $of } misiones.
scenes-forGood = Desde ahora cuenta como tuyo: { $icon }.
scenes-points = { $before } + { $gain } = { $after } puntos.
setup-title = Quédate con dos de tres misiones.
setup-line = Devuelve una. Va al fondo del mazo, y nadie ve cuál es.
setup-chooseTitle = Elige tu personaje.
setup-waitTitle = { $name } elige un personaje.
setup-chooseLine = Cada personaje tiene un talento especial. Las misiones y las cartas se reparten después.
setup-characters = Personajes
setup-takenBy = Ya lo tiene { $name }
setup-choose = Elegir { TERM("characters-the", $character) }
setup-pick = Primero elige
setup-keptTitle = Te quedaste con dos misiones.
setup-keptLine = La partida empieza cuando haya elegido todo el mundo.
setup-watchTitle = Se están eligiendo misiones.
setup-watchLine = De cada tres se conservan dos.
setup-mission-1 = Misión A
setup-mission-2 = Misión B
setup-mission-3 = Misión C
setup-hold-hold = Mantén para mirar
setup-hold-tap = Toca para mirar
setup-what = tus misiones y cartas
setup-hand = Tus cartas de Agencia
setup-regions = Cartas de Agencia por región
setup-keep = Guardar
setup-giveBack = Devolver
setup-giveBackOrKeep = Devolver o guardar: { $mission }
setup-send = Guardar estas dos
setup-which = Primero devuelve una
setup-chosen =
    { COUNT($names) ->
        [one] Ya eligió { LIST($names, type: "conjunction") }.
       *[other] Ya eligieron { LIST($names, type: "conjunction") }.
    }
setup-choosing =
    { COUNT($names) ->
        [one] Falta { LIST($names, type: "conjunction") }.
       *[other] Faltan { LIST($names, type: "conjunction") }.
    }
hints-here = Estás en { $place }.
hints-steps =
    { $steps ->
        [one] 1 paso hasta { $place }.
       *[other] { $steps } pasos hasta { $place }.
    }
hints-cards = Ninguna ciudad, solo equipo y cartas.
sounds-dice = Dados sobre fieltro
sounds-relay = El clic de un relé
sounds-teleprinter = Un teletipo
sounds-brokenCode = Relés, un sello
sounds-completedMission = Tictac, un sello
stage-missions = Misiones por tomar
stage-order = Fichas de turno
stage-asked = Puede reaccionar
stage-chosen = Ya eligió
stage-reading = Aún elige
stage-free = Libre
turn-label = Tu turno
turn-order = Orden de turno
turn-orderNext-1 = Si dejas ya de colocar, actúas en primer lugar.
turn-orderNext-2 = Si dejas ya de colocar, actúas en segundo lugar.
turn-orderNext-3 = Si dejas ya de colocar, actúas en tercer lugar.
turn-orderNext-4 = Si dejas ya de colocar, actúas en cuarto lugar.
turn-orderOwn-1 = Actúas en primer lugar.
turn-orderOwn-2 = Actúas en segundo lugar.
turn-orderOwn-3 = Actúas en tercer lugar.
turn-orderOwn-4 = Actúas en cuarto lugar.
turn-orderTurns = Una acción cada vez, en este orden.
turn-orderSteps = Los códigos se descifran en este orden.
turn-tokenOf =
    { $owner ->
        [none] La ficha de turno { $token } está libre.
       *[other] Ficha de turno { $token }: { $owner }.
    }
turn-place = Colocar un dado
turn-placeFace = Colocar el { $face }
turn-placeOn = Colocar el { $face } en { $target }
turn-pickDie = Primero elige un dado
turn-pickTarget = Elige dónde va
turn-takeOrder = Tomar ficha de turno
turn-takeOrderToken = Tomar la ficha de turno { $token }
turn-endTurn = Terminar turno
turn-undo = Deshacer
turn-notNow = Ahora no
turn-notPlacing = En esta ronda ya no se coloca.
turn-notYours =
    { $name ->
        [none] No te toca.
       *[other] Le toca a { $name }.
    }
turn-pickedDie =
    { $clocks ->
        [0] Tu { $face } solo encaja en el Descifrador o en Operaciones especiales.
        [one] Tu { $face } encaja en una acción.
       *[other] Tu { $face } encaja en { $clocks } acciones.
    }
turn-leftPlace = Puedes colocar hasta { $more } dados.
turn-leftLater =
    { $dice ->
        [0] Sin dados en la mano.
        [one] Un dado en la mano. Puedes ir planeando.
       *[other] { $dice } dados en la mano. Puedes ir planeando.
    }
turn-leftCodes = Te toca en el Descifrador.
turn-leftLook = Se descifran códigos. Mira a tu alrededor.
turn-leftFinal = Usa cartas o fichas y luego cumple una misión más, o pasa.
turn-answerFirst = Primero responde la pregunta.
turn-waiting = Antes tiene que responder alguien más.
turn-watching = Estás mirando.
turn-lateKept = Se acabó tu tiempo, así que te quedaste con tus dos primeras misiones.
turn-lateOrder = Se acabó tu tiempo, así que tomaste una ficha de turno.
turn-unplaced =
    { $dice ->
        [one] Un dado se queda sin colocar.
       *[other] { $dice } dados se quedan sin colocar.
    }
turn-late = Se acabó tu tiempo.
turn-lateDie = Se acabó tu tiempo, así que un dado puesto en { $place } volvió sin usarse.
turn-lateDice = Se acabó tu tiempo, así que tus últimos { $dice } dados volvieron sin usarse.
turn-undoNothing = No hay nada que deshacer.
turn-actionOf-completeMission = Cumplir una misión
turn-actionOf-missionCards = Tomar una misión
turn-actionOf-agencyCards = Tomar carta de Agencia
turn-actionOf-movement = Mover a tus agentes
turn-doing-completeMission = Cumple una de tus misiones.
turn-doing-missionCards = Toma una misión.
turn-doing-agencyCards = Toma una carta de Agencia.
turn-doing-movement = Mueve a tus agentes.
turn-leftSneak = Puedes colocar otro dado o terminar tu turno.
turn-leftActions = Tus dados: { LIST($clocks, type: "unit") }.
turn-dieOn = Tu { $face } en «{ $clock }»
turn-onClock =
    { $dice ->
        [one] 1 en «{ $clock }»
       *[other] { $dice } en «{ $clock }»
    }
turn-leftEnd = Aún puedes usar cartas o fichas.
turn-leftNothing = No te queda nada que hacer en esta ronda.
turn-reroll = Tirar de nuevo
turn-rerollOnce = 1 por partida
turn-rerollGone = usada
turn-rerollPick = Elige los dados que tirar de nuevo.
turn-rerollThese =
    { $dice ->
        [0] Tirar de nuevo
        [one] Tirar de nuevo un dado
       *[other] Tirar de nuevo { $dice } dados
    }
turn-rerollNone = Elige al menos un dado
turn-modUp = Carta +1
turn-modDown = Carta -1
turn-takeBack = { $what }: deshacer
turn-handler = La Controladora
turn-handlerPip-1 = -1
turn-handlerPip-2 = Como salió
turn-handlerPip-3 = +1
turn-chooseClock = Elige una acción
turn-chooseClockWhy = Toca una acción donde tengas un dado
turn-giveBack = Recuperar un dado
turn-giveBackTitle = Recuperar un dado sin usarlo
turn-giveBackWhy = Ese dado no hará nada en esta ronda.
turn-othersStay = Tus otros dados se quedan.
turn-giveBackFrom =
    { COUNT($faces) ->
        [one] Quitar tu { LIST($faces, type: "unit") } de «{ $clock }»
       *[other] Quitar un dado de «{ $clock }»: { LIST($faces, type: "unit") }
    }
turn-complete = Cumplir una misión
turn-pass = Pasar
turn-takeMissionTitle =
    { $dice ->
        [one] Cartas de misión: un dado
       *[other] Cartas de misión: { $dice } dados
    }
turn-takeMissionHow = Con un dado te llevas una misión a la mano.
turn-takeAgencyTitle =
    { $dice ->
        [one] Cartas de Agencia: un dado
       *[other] Cartas de Agencia: { $dice } dados
    }
turn-takeAgencyHow = Un dado: una carta donde tengas un agente. Dos dados: cualquier carta de aquí o la primera del mazo.
turn-choose = Elige una carta
turn-aid = ¿Dónde puede ir un dado?
turn-aidHow = Cada uno de tus dados y dónde encaja ahora.
turn-aidRules-1 = Una acción admite un dado en cada número. Cada dado nuevo va junto a otro; el 6 y el 1 son vecinos.
turn-aidRules-2 = El Descifrador y Operaciones especiales admiten cualquier dado.
turn-aidRules-3 = Cumplir misión: con un dado cumples una misión. Cartas de misión: con un dado tomas una misión.
turn-aidRules-4 = Cartas de Agencia: con un dado tomas la carta de una región donde tengas un agente; con dos, cualquier carta.
turn-aidRules-5 = Movimiento: los dados que quieras en una sola acción. Cada agente da un paso por dado.
turn-aidDie = Tu { $face }
turn-aidNobody = No tienes dados en la mano.
turn-aidLater = Cuando te toque colocar un dado, aquí verás dónde encaja cada uno de los tuyos.
turn-showTable = Ver la mesa
turn-showEngine = Ver el Descifrador
turn-parts = Partes de la mesa
turn-tabs-map = Mapa
turn-tabs-agents = Agentes
turn-tabs-dice = Dados
turn-tabs-actions = Acciones
turn-tabs-more = Otras casillas
turn-tabs-cards = Cartas
turn-tabs-players = Gente
windows-label = Tiempo para reaccionar
windows-titles-first = ¿Usar «Prioridad» para adelantarte?
windows-titles-espionage = ¿Tomar con «Espionaje» una carta usada?
windows-next-codes = Ahora vienen los códigos.
windows-next-actions = Ahora vienen las acciones.
windows-nextYou-codes = Ahora vienen los códigos, y empiezas tú.
windows-nextYou-actions = Ahora vienen las acciones, y empiezas tú.
windows-whatFirst = Con una carta o ficha «Prioridad» vas antes que el resto.
windows-onlyHelps = Una carta o ficha «Prioridad» solo te haría falta si alguien más usa la suya.
windows-twice = Con una carta o ficha «Prioridad» haces dos acciones seguidas.
windows-takes =
    { $cards ->
        [one] Con una carta o ficha «Espionaje» te llevas esa carta a la mano.
       *[other] Con una carta o ficha «Espionaje» te llevas una de ellas a la mano.
    }
# For the player who used the cards.
windows-takesBack =
    { $cards ->
        [one] Con una carta o ficha «Espionaje» recuperas esa carta.
       *[other] Con una carta o ficha «Espionaje» recuperas una de ellas.
    }
# Says why this seat is asked. The sentence is the same for every hand.
windows-asked = Se pregunta a quien pueda tener una.
windows-use-first = Usar «Prioridad»
windows-use-espionage = Usar «Espionaje»
windows-pass = Pasar
windows-answered = Ya respondiste. Tu respuesta sigue oculta.
windows-automatic = Pasas automáticamente. Solo lo sabes tú.
windows-watching = Estás mirando.
windows-pool = Cartas usadas
windows-spentBy = la gastó { $name }
windows-autoPass = Pasar siempre
windows-autoPassHint = Pasa con «Prioridad» y «Espionaje», en secreto.
windows-has-first-hold = Mantén: ¿tienes «Prioridad»?
windows-has-first-tap = Toca: ¿tienes «Prioridad»?
windows-has-first-one = Tienes «Prioridad»
windows-has-first-none = No tienes «Prioridad»
windows-has-espionage-hold = Mantén: ¿tienes «Espionaje»?
windows-has-espionage-tap = Toca: ¿tienes «Espionaje»?
windows-has-espionage-one = Tienes «Espionaje»
windows-has-espionage-none = No tienes «Espionaje»
windows-pick = ¿Cuál de tus cartas o fichas?
windows-wanted = ¿Qué cartas quieres? Toca primero tu favorita.
windows-place = { $at }.
windows-what = tus cartas ocultas
windows-pickFirst = Primero elige carta o ficha
windows-firstWanted = Primero elige las cartas que quieres
windows-how = Si alguien va antes que tú, conservas tu carta o ficha, y nadie la ve.
regions-purple = Costa del Canal
regions-green = Sur Latino
regions-orange = Puerta Balcánica
regions-blue = Norte Báltico
regions-yellow = Línea Central
regions-red = Bloque del Este
equipment-name-recorder = Grabadora
equipment-name-binoculars = Binocular
equipment-name-radio = Transmisor
equipment-name-passport = Pasaporte falso
equipment-name-pistol = Pistola
equipment-name-camera = Cámara espía
equipment-name-disguise = Disfraz
equipment-name-lockpicks = Ganzúa
equipment-the-recorder = la grabadora
equipment-the-binoculars = el binocular
equipment-the-radio = el transmisor
equipment-the-passport = el pasaporte falso
equipment-the-pistol = la pistola
equipment-the-camera = la cámara espía
equipment-the-disguise = el disfraz
equipment-the-lockpicks = la ganzúa
abilities-plus1 = +1
abilities-minus1 = -1
abilities-move3 = 3 pasos
abilities-espionage = Espionaje
abilities-sneak = Golpe furtivo
abilities-first = Prioridad
abilities-codebreaker = Descifrado
abilities-search = Búsqueda
characters-title-courier = La Mensajera
characters-title-cryptographer = El Criptó{ "\u00AD" }grafo
characters-title-quartermaster = La Intendente
characters-title-fixer = El Consegui{ "\u00AD" }dor
characters-title-handler = La Contro{ "\u00AD" }ladora
characters-title-analyst = La Analista
characters-the-courier = la Mensajera
characters-the-cryptographer = el Criptógrafo
characters-the-quartermaster = la Intendente
characters-the-fixer = el Conseguidor
characters-the-handler = la Controladora
characters-the-analyst = la Analista
characters-power-courier = Una vez por ronda, cuando usas dados de «Movimiento», uno de tus agentes puede dar un paso más.
characters-power-cryptographer = Una vez por ronda, intercambia losetas por segunda vez. Tiene que incluir una de las losetas del primer cambio.
characters-power-quartermaster = Una vez por ronda, toma la primera carta del mazo de Agencia por un dado y no por dos.
characters-power-fixer = Cuando colocas un dado en Operaciones especiales, saca dos fichas de operaciones y quédate con una.
characters-power-handler = Una vez por ronda, un dado que colocas en una acción cuenta uno más o uno menos. El 6 y el 1 son vecinos.
characters-power-analyst = Puedes tener cuatro misiones. Cuando tomes una del mazo, mira las dos primeras y quédate con una.
# A mission card, after an article: "The mission Salt Archive".
sayings-mission = misión «{ $name }»
missions-MI01 = Paraguas prestado
missions-MI02 = Andén frío
missions-MI03 = Farol de papel
missions-MI04 = Panadero nocturno
missions-MI05 = Botón suelto
missions-MI06 = Segundo diario
missions-MI07 = Campana muda
missions-MI08 = Equipaje olvidado
missions-MI09 = Tiza mojada
missions-MI10 = Tercer banco
missions-MI11 = Violín vacío
missions-MI12 = Mapa doblado
missions-MI13 = Bufanda gris
missions-MI14 = Gemelo perdido
missions-MI15 = Último tranvía
missions-MI16 = Broche roto
missions-MI17 = Llave de repuesto
missions-MI18 = Samovar tibio
missions-MI19 = Postal a casa
missions-MI20 = Rincón tranquilo
missions-MI21 = Puerto de cristal
missions-MI22 = Libro de ámbar
missions-MI23 = Huerto de invierno
missions-MI24 = Tetera de cobre
missions-MI25 = Moneda hueca
missions-MI26 = Telegrama azul
missions-MI27 = Sala de espejos
missions-MI28 = Ferri al alba
missions-MI29 = Archivo de sal
missions-MI30 = Deuda del relojero
missions-MI31 = Hilo rojo
missions-MI32 = Escalera de mármol
missions-MI33 = Doce fósforos
missions-MI34 = Jardín de hierro
missions-MI35 = Nombre prestado
missions-MI36 = Entre la niebla
missions-MI37 = Cordón de tercio{ "\u00AD" }pelo
missions-MI38 = Puente de papel
missions-MI39 = Visado erróneo
missions-MI40 = Correo de media{ "\u00AD" }noche
missions-MI41 = Problema de ajedrez
missions-MI42 = Noche de ópera
missions-MI43 = Cifra de nieve
missions-MI44 = Ruta de la cantera
missions-MI45 = El cartógrafo
missions-MI46 = Coche cama
missions-MI47 = Aurora boreal
missions-MI48 = Doble exposición
missions-MI49 = Vals de embajada
missions-MI50 = El largo canje
missions-MI51 = Frecuencia fantasma
missions-MI52 = Dosier de plata
missions-MI53 = Abrigo del desertor
missions-MI54 = Relevo a ciegas
missions-MI55 = Hora cero
missions-MI56 = Puente a mediodía
missions-MI57 = Negativos quemados
missions-MI58 = Tres pasaportes
missions-MI59 = Susurro de catedral
missions-MI60 = Lluvia negra
poster-tagline = Agentes, dados y códigos por una Europa dividida.
lobby-options-setupSeconds-title = Elegir misiones
lobby-options-setupSeconds-off = Sin límite
lobby-options-turnSeconds-title = Un turno
lobby-options-turnSeconds-off = Sin límite
lobby-options-windowSeconds-title = Reaccionar con una carta
lobby-options-windowSeconds-off = Sin límite
lobby-options-choiceSeconds-title = Elegir una carta
lobby-options-choiceSeconds-off = Sin límite
lobby-options-characters-title = Personajes
lobby-options-characters-description = Cómo se asignan los personajes.
lobby-options-characters-labels-dealt = Al azar
lobby-options-characters-labels-chosen = Por turnos
lobby-options-alwaysPass-title = Pasar siempre
lobby-options-alwaysPass-description = Mientras esté activado, no se pregunta por las cartas de reacción «Prioridad» y «Espionaje». Cada cual puede cambiarlo.
lobby-options-alwaysPass-labels-false = Al empezar, no
lobby-options-alwaysPass-labels-true = Al empezar, sí
lobby-options-silence-title = Sin tiempo
lobby-options-silence-description = Cuántos dados se pierden cuando se acaba el tiempo de una acción.
lobby-options-silence-labels-die = Primero uno, luego todos
lobby-options-silence-labels-phase = Todos
lobby-paces-1-title = Rápido
lobby-paces-1-about = Hasta 45 s para un turno o para elegir misiones, 5 s para reaccionar.
lobby-paces-2-title = Normal
lobby-paces-2-about = Hasta 1½ min para un turno o para elegir misiones, 10 s para reaccionar.
lobby-paces-3-title = Tranquilo
lobby-paces-3-about = Hasta 4 min para un turno o para elegir misiones, 20 s para reaccionar.
lobby-levels-recruit-title = Aprendiz
lobby-levels-recruit-about = Pone cada dado en alguna parte y toma lo que tenga buena pinta en ese momento.
lobby-levels-agent-title = Agente de campo
lobby-levels-agent-about = Planea misión por misión, intercambia losetas para sus códigos y a veces actúa por capricho.
lobby-levels-officer-title = Oficial de caso
lobby-levels-officer-about = Planea la ronda entera, roba cartas usadas y vuelve a tirar los dados malos.
lobby-levels-spymaster-title = Eminencia gris
lobby-levels-spymaster-about = Mide cada plan con lo que puedes tener, vigila qué tramas y llega antes que tú.
places-hand = la bandeja
places-decoder = el Descifrador
places-folder = Operaciones especiales
places-completeMission = «Cumplir misión»
places-missionCards = «Cartas de misión»
places-agencyCards = «Cartas de Agencia»
places-movement = «Movimiento»
you-inside = tú
you-first = Tú
log-chose =
    { $by ->
        [none] { "*" }*Tú** eliges **{ TERM("characters-the", $character) }**.
       *[other] { $by } elige **{ TERM("characters-the", $character) }**.
    }
log-kept =
    { $by ->
        [none] { "*" }*Tú** eliges dos misiones.
       *[other] { $by } elige dos misiones.
    }
log-firstRound =
    { $by ->
        [none] Ronda 1. **Tú** colocas en primer lugar.
       *[other] Ronda 1. { $by } coloca en primer lugar.
    }
log-round =
    { $by ->
        [none] Ronda **{ $round }**. **Tú** tenías la última ficha de turno y colocas en primer lugar.
       *[other] Ronda **{ $round }**. { $by } tenía la última ficha de turno y coloca en primer lugar.
    }
log-rerolled =
    { $by ->
        [none] { "*" }*Tú** tiras de nuevo: { LIST($faces, type: "unit") }.
       *[other] { $by } tira de nuevo: { LIST($faces, type: "unit") }.
    }
# The face of a die before and after it is rolled again.
log-becomes = { "*" }*{ $before } pasa a { $after }**
log-placed =
    { $by ->
        [none] { "*" }*Tú** colocas un **{ $face }** en { $place }.
       *[other] { $by } coloca un **{ $face }** en { $place }.
    }
log-turned =
    { $by ->
        [none] { "*" }*Tú** conviertes un **{ $rolled }** en un **{ $face }** y lo colocas en { $place }.
       *[other] { $by } convierte un **{ $rolled }** en un **{ $face }** y lo coloca en { $place }.
    }
log-bagEmpty =
    { $by ->
        [none] La bolsa está vacía. **Tú** no sacas nada.
       *[other] La bolsa está vacía. { $by } no saca nada.
    }
log-drewToken =
    { $by ->
        [none] { "*" }*Tú** sacas **una ficha de operaciones**.
       *[other] { $by } saca **una ficha de operaciones**.
    }
log-drewTokens =
    { $by ->
        [none] { "*" }*Tú** sacas **dos fichas de operaciones** y te quedas con una.
       *[other] { $by } saca **dos fichas de operaciones** y se queda con una.
    }
log-tookOrder =
    { $by ->
        [none] { "*" }*Tú** tomas la ficha de turno **{ $token }**.
       *[other] { $by } toma la ficha de turno **{ $token }**.
    }
log-codes = Se descifran códigos, en este orden: { LIST($order, type: "unit") }.
log-actions = Hora de las acciones: de una en una, en orden de turno.
log-usedToken =
    { $by ->
        [none] { "*" }*Tú** usas **una ficha de operaciones**: { $ability }.
       *[other] { $by } usa **una ficha de operaciones**: { $ability }.
    }
log-usedCard =
    { $by ->
        [none] { "*" }*Tú** usas **una carta de Agencia**: { $ability }.
       *[other] { $by } usa **una carta de Agencia**: { $ability }.
    }
log-flew =
    { $by ->
        [none]
            { COUNT($cubes) ->
                [0] { "*" }*Tú** vuelas a **{ TERM("cities", $city) }**.
               *[other] { "*" }*Tú** vuelas a **{ TERM("cities", $city) }** y recoges { LIST($cubes, type: "conjunction") }.
            }
       *[other]
            { COUNT($cubes) ->
                [0] { $by } vuela a **{ TERM("cities", $city) }**.
               *[other] { $by } vuela a **{ TERM("cities", $city) }** y recoge { LIST($cubes, type: "conjunction") }.
            }
    }
# The way begins with `from` and ends with `to`. Cities on the way are between them, each with `via`.
log-moved =
    { $by ->
        [none]
            { COUNT($cubes) ->
                [0] { "*" }*Tú** vas { $way }.
               *[other] { "*" }*Tú** vas { $way } y recoges { LIST($cubes, type: "conjunction") }.
            }
       *[other]
            { COUNT($cubes) ->
                [0] { $by } va { $way }.
               *[other] { $by } va { $way } y recoge { LIST($cubes, type: "conjunction") }.
            }
    }
log-from = de { TERM("cities", $city) }
log-via = por { TERM("cities", $city) }
log-to = a { TERM("cities", $city) }
log-cubeOf =
    { $name ->
        [none] uno de tus cubos
       *[other] un cubo de { $name }
    }
log-neutralCube = un cubo neutral
log-drewIntel =
    { $by ->
        [none] Dos cubos iguales en **{ TERM("cities", $city) }**: **tú** sacas una carta.
       *[other] Dos cubos iguales en **{ TERM("cities", $city) }**: { $by } saca una carta.
    }
log-tookIntel =
    { $by ->
        [none] Dos cubos iguales en **{ TERM("cities", $city) }**: **tú** tomas **{ TERM("equipment-the", $equipment) } (vuelo a { TERM("cities", $flight) })**.
       *[other] Dos cubos iguales en **{ TERM("cities", $city) }**: { $by } toma **{ TERM("equipment-the", $equipment) } (vuelo a { TERM("cities", $flight) })**.
    }
log-swapped =
    { $by ->
        [none] { "*" }*Tú** intercambias { $tiles }.
       *[other] { $by } intercambia { $tiles }.
    }
log-column = { "*" }*las dos losetas de la columna { $column }**
log-topRow = { "*" }*las losetas { $one } y { $other } de la fila de arriba**
log-bottomRow = { "*" }*las losetas { $one } y { $other } de la fila de abajo**
log-coveredTop =
    { $by ->
        [none] { "*" }*Tú** cubres la loseta **{ $tile }** de la fila de **arriba** con un **{ $face }**.
       *[other] { $by } cubre la loseta **{ $tile }** de la fila de **arriba** con un **{ $face }**.
    }
log-coveredBottom =
    { $by ->
        [none] { "*" }*Tú** cubres la loseta **{ $tile }** de la fila de **abajo** con un **{ $face }**.
       *[other] { $by } cubre la loseta **{ $tile }** de la fila de **abajo** con un **{ $face }**.
    }
log-broke =
    { $by ->
        [none] { "*" }*Tú** descifras el código { $code }. En el reverso de la carta: **{ TERM("equipment-name", $equipment) }**.
       *[other] { $by } descifra el código { $code }. En el reverso de la carta: **{ TERM("equipment-name", $equipment) }**.
    }
log-drewCode =
    { $by ->
        [none] { "*" }*Tú** sacas un código. En su reverso: **{ TERM("equipment-name", $equipment) }**.
       *[other] { $by } saca un código. En su reverso: **{ TERM("equipment-name", $equipment) }**.
    }
log-completed =
    { $by ->
        [none] { "*" }*Tú** cumples la misión { $mission } por **{ $points }** puntos.
       *[other] { $by } cumple la misión { $mission } por **{ $points }** puntos.
    }
log-drewMission =
    { $by ->
        [none] { "*" }*Tú** sacas una misión.
       *[other] { $by } saca una misión.
    }
log-tookMission =
    { $by ->
        [none] { "*" }*Tú** tomas la misión { $mission }.
       *[other] { $by } toma la misión { $mission }.
    }
log-drewAgency =
    { $by ->
        [none] { "*" }*Tú** sacas una carta de Agencia.
       *[other] { $by } saca una carta de Agencia.
    }
log-tookAgency =
    { $by ->
        [none] { "*" }*Tú** tomas **{ TERM("equipment-the", $equipment) } (vuelo a { TERM("cities", $flight) })** de la región { $region }.
       *[other] { $by } toma **{ TERM("equipment-the", $equipment) } (vuelo a { TERM("cities", $flight) })** de la región { $region }.
    }
log-forfeited =
    { $by ->
        [none] { "*" }*Tú** recuperas sin usarlo un dado puesto en { $place }.
       *[other] { $by } recupera sin usarlo un dado puesto en { $place }.
    }
log-searchedAgency =
    { $by ->
        [none] { "*" }*Tú** miras **{ $count }** **cartas de Agencia** y te quedas con una.
       *[other] { $by } mira **{ $count }** **cartas de Agencia** y se queda con una.
    }
log-searchedMissions =
    { $by ->
        [none] { "*" }*Tú** miras **{ $count }** **misiones** y te quedas con una.
       *[other] { $by } mira **{ $count }** **misiones** y se queda con una.
    }
log-espionage =
    { $by ->
        [none] Espionaje: **tú** tomas **{ TERM("equipment-the", $equipment) } (vuelo a { TERM("cities", $flight) })**.
       *[other] Espionaje: { $by } toma **{ TERM("equipment-the", $equipment) } (vuelo a { TERM("cities", $flight) })**.
    }
log-discarded =
    { $by ->
        [none] { "*" }*Tú** sueltas **{ TERM("equipment-the", $equipment) } (vuelo a { TERM("cities", $flight) })**.
       *[other] { $by } suelta **{ TERM("equipment-the", $equipment) } (vuelo a { TERM("cities", $flight) })**.
    }
log-gaveUpMission =
    { $by ->
        [none] { "*" }*Tú** sueltas una misión.
       *[other] { $by } suelta una misión.
    }
log-lastRound =
    { $by ->
        [none] { "*" }*Tú** tienes seis misiones. Es la última ronda.
       *[other] { $by } tiene seis misiones. Es la última ronda.
    }
log-final = Últimas misiones: una por persona.
log-tookBack =
    { $by ->
        [none] { "*" }*Tú** deshaces el último paso.
       *[other] { $by } deshace el último paso.
    }
log-silent =
    { $by ->
        [none] { "*" }*Tu** tiempo se acabó.
       *[other] A { $by } se le acabó el tiempo.
    }
log-unplaced =
    { $dice ->
        [one] { "*" }*Un dado se queda** sin colocar en esta ronda.
       *[other] { "*" }*{ $dice } dados se quedan** sin colocar en esta ronda.
    }
log-won =
    { $by ->
        [none] { "*" }*Tú** ganas con **{ $points }** puntos.
       *[other] { $by } gana con **{ $points }** puntos.
    }
log-shared = Victoria compartida con **{ $points }** puntos: { LIST($winners, type: "conjunction") }.
log-cancelled = Tres rondas sin una jugada. La partida se cancela.
story-start = Inicio
story-round = Ronda { $round }
story-final = Final
story-completed =
    { $by ->
        [none] Cumpliste «{ $mission }».
       *[other] { $by } cumplió «{ $mission }».
    }
story-points = { $points } puntos.
story-andLead = { $points } puntos, y con ellos la delantera.
story-brokeCode =
    { $by ->
        [none] Descifraste un código.
       *[other] { $by } descifró un código.
    }
story-took =
    { $by ->
        [none] Tomaste { TERM("equipment-the", $equipment) }.
       *[other] { $by } tomó { TERM("equipment-the", $equipment) }.
    }
story-espionage = Espionaje.
story-sixth =
    { $by ->
        [none] Cumpliste una sexta misión.
       *[other] { $by } cumplió una sexta misión.
    }
story-lastRound = Así empezó la última ronda.
story-won =
    { $by ->
        [none] Ganaste tú.
       *[other] Ganó { $by }.
    }
story-shared = Victoria compartida: { LIST($winners, type: "conjunction") }.
story-score = { $points } puntos.
story-scoreMissions = { $points } puntos, y más misiones.
story-scoreHighest = { $points } puntos, y la mejor misión.
story-each = { $points } puntos cada cual.
story-tied = { LIST($names, type: "conjunction") } tenían { $points } puntos cada cual.
story-moreMissions =
    { $by ->
        [none] Tenías más misiones.
       *[other] { $by } tenía más misiones.
    }
story-bestMission =
    { $by ->
        [none] Tenías la mejor misión.
       *[other] { $by } tenía la mejor misión.
    }
story-noMission =
    { $by ->
        [none] No cumpliste ninguna misión.
       *[other] { $by } no cumplió ninguna misión.
    }
story-codesEnough = Bastaron los códigos.
story-within-start = la preparación
story-within-round = la ronda { $round }
story-within-final = las misiones finales
story-ledFrom =
    { $by ->
        [none] Ibas por delante desde { $when }.
       *[other] { $by } iba por delante desde { $when }.
    }
story-notCaught = Nadie recortó la distancia.
story-ledUntil =
    { $by ->
        [none] Fuiste por delante hasta { $when }.
       *[other] { $by } fue por delante hasta { $when }.
    }
story-ledToEnd =
    { $by ->
        [none] En misiones, fuiste por delante hasta el final.
       *[other] En misiones, { $by } fue por delante hasta el final.
    }
story-wonByCodes =
    { $by ->
        [none] Ganaste con códigos descifrados.
       *[other] { $by } ganó con códigos descifrados.
    }
story-tookLead =
    { $by ->
        [none] Tomaste la delantera con «{ $mission }».
       *[other] { $by } tomó la delantera con «{ $mission }».
    }
story-noneLeft = No sobró ninguna misión.
story-allCompleted = Se cumplió cada misión que alguien tomó.
story-mission = { $mission }, { $points } puntos.
story-neverCompleted =
    { $name ->
        [none] Nunca se cumplió. Estuvo en tu mano hasta el final.
       *[other] Nunca se cumplió. Estuvo en la mano de { $name } hasta el final.
    }
story-codesBroken =
    { $codes ->
        [one] Un código descifrado.
       *[other] { $codes } códigos descifrados.
    }
story-most = Más que nadie.
story-named = { $mission }.
story-pointsIn = { $points } puntos en { $when }.
refusals-invalid-args = Este juego no conoce esa jugada.
refusals-game-over = La partida terminó.
refusals-wrong-stage = Ahora no. Antes va otra cosa.
refusals-not-your-turn = Espera tu turno.
refusals-stale-window = Ya es tarde para eso. Primero mira la pregunta nueva.
refusals-character-taken = Alguien tiene ya ese personaje. Elige otro.
refusals-already-kept = Ya elegiste tus misiones. La tercera ya no está.
refusals-no-token = Ya usaste tu ficha de tirada. Solo hay una por partida.
refusals-die-placed = Ese dado ya está colocado. Elige uno que tengas en la mano.
refusals-out = Tomaste una ficha de turno. En esta ronda ya no colocas.
refusals-space-taken = Ya hay un dado en esa casilla.
refusals-not-adjacent = Un dado tiene que ir junto a otro. El 6 y el 1 son vecinos.
refusals-no-power = Ahora no puedes usar el talento de tu personaje.
refusals-already-placed = Ya colocaste un dado este turno. Termina tu turno.
refusals-hand-empty = No te quedan dados en la mano.
refusals-action-missing = Primero juega tu turno: coloca un dado o haz tu acción.
refusals-action-done = Ya hiciste tu acción. Termina tu turno.
refusals-not-in-hand = Eso no lo tienes.
refusals-wrong-time = Ahora no puedes usar eso.
refusals-token-too-new = Sacaste esa ficha este turno. Podrás usarla desde el próximo.
refusals-no-dice = No tienes otro dado para eso.
refusals-bad-path = Tu agente no puede ir por ahí. Sigue las rutas y no des pasos de más.
refusals-deck-empty = Ese mazo está vacío.
refusals-same-city = Ese agente ya está allí.
refusals-not-a-pair = Intercambia vecinas en una fila, las dos de una columna o los dos extremos de una fila.
refusals-no-swap-left = No te quedan cambios. «Descifrado» te da uno más.
refusals-power-tile = El cambio del Criptógrafo tiene que incluir una de las losetas del primero.
refusals-step-order = Primero intercambia, luego cubre, luego descifra y saca códigos nuevos. No se puede volver atrás.
refusals-decoder-empty = No tienes ese dado en el Descifrador.
refusals-die-covers = Ese dado ya cubre una loseta.
refusals-die-used = Ese dado ya ayudó con otro código.
refusals-tile-covered = Ya hay un dado sobre esa loseta.
refusals-no-match = Ese código aún no está en el Descifrador.
refusals-hand-full = Ya tienes dos códigos.
refusals-codes-owed = Primero saca un código nuevo.
refusals-no-die = No tienes bastantes dados ahí.
refusals-bad-payment = No basta. Usa algo distinto para cada requisito.
refusals-empty-space = Ahí no hay ninguna carta.
refusals-no-agent = Necesitas un agente en esa región, o dos dados.
refusals-no-action = No te quedan dados por usar.
refusals-step-done = Ya tuviste tu turno de códigos en esta ronda.
refusals-not-available = No puedes tomar esa carta.
refusals-not-asked = Ahora no podrías usar una, así que no se te pregunta.
refusals-already-answered = Ya respondiste. Las respuestas no se cambian.
refusals-bad-choice = Esa no es una de las cartas que puedes elegir.
refusals-nothing-to-undo = Solo puedes deshacer pasos de este turno, hasta que se revele algo.
status-won =
    { $by ->
        [none] Ganas con { $points } puntos.
       *[other] { $by } gana con { $points } puntos.
    }
status-moreMissions =
    { $by ->
        [none] Ganas: { $points } puntos, y con más misiones.
       *[other] Gana { $by }: { $points } puntos, y con más misiones.
    }
status-highestMission =
    { $by ->
        [none] Ganas: { $points } puntos, y con la mejor misión.
       *[other] Gana { $by }: { $points } puntos, y con la mejor misión.
    }
status-shared = Victoria compartida con { $points } puntos: { LIST($winners, type: "conjunction") }.
status-nobodyMoved = Tres rondas sin una jugada. La partida se cancela y no cuenta.
status-own-takeIntelCard = Tienes dos cubos iguales: toma una carta.
status-own-keepSearch = Quédate con una de las cartas que encontraste.
status-own-pickMission = Quédate con una de estas dos misiones.
status-own-keepToken = Quédate con una de estas dos fichas de operaciones.
status-own-discardAgency = Solo puedes tener siete cartas de Agencia. Suelta una.
status-own-discardMission = Te sobra una misión. Suelta una.
status-other-takeIntelCard = { $name } toma una carta por dos cubos iguales.
status-other-keepSearch = { $name } busca en un mazo.
status-other-pickMission = { $name } elige una misión.
status-other-keepToken = { $name } elige una ficha de operaciones.
status-other-discardAgency = { $name } suelta una carta.
status-other-discardMission = { $name } suelta una misión.
status-answered = Ya respondiste. Quizá alguien aún decide.
status-first-codes-asked = Ahora vienen los códigos. Usa «Prioridad» para adelantarte, o pasa.
status-first-codes-waiting = Ahora vienen los códigos. ¿Alguien usa «Prioridad»?
status-first-actions-asked = Ahora vienen las acciones. Usa «Prioridad» para adelantarte, o pasa.
status-first-actions-waiting = Ahora vienen las acciones. ¿Alguien usa «Prioridad»?
status-espionage-usedFirst =
    { $by ->
        [none] Usaste «Prioridad» y te toca ahora.
       *[other] { $by } usó «Prioridad» y le toca ahora.
    }
status-espionage-used =
    { $by ->
        [none]
            { $cards ->
                [one] Usaste una carta.
               *[other] Usaste cartas.
            }
       *[other]
            { $cards ->
                [one] { $by } usó una carta.
               *[other] { $by } usó cartas.
            }
    }
status-espionage-left =
    { $cards ->
        [one] Queda una carta usada.
       *[other] Quedan cartas usadas.
    }
status-espionage-asked =
    { $cards ->
        [one] Toma esa carta con «Espionaje», o pasa.
       *[other] Toma una de ellas con «Espionaje», o pasa.
    }
status-espionage-waiting =
    { $cards ->
        [one] ¿Alguien toma esa carta con «Espionaje»?
       *[other] ¿Alguien toma una de ellas con «Espionaje»?
    }
status-chooseCharacter = Elige tu personaje.
status-choosingCharacter = { $name } elige un personaje.
status-choosingMissions = Se están eligiendo misiones.
status-othersChoosing = El resto aún elige misiones.
status-keepMissions = Quédate con dos de tus tres misiones.
status-placing = { $name } coloca un dado.
status-placeAnother = Coloca otro dado o termina tu turno.
status-place = Coloca un dado o toma una ficha de turno.
status-noDice = No quedan dados: toma una ficha de turno.
status-onCodes = { $name } trabaja en los códigos.
status-onCodesFirst = { $name } usó «Prioridad» y trabaja en los códigos.
status-choosingAction = { $name } elige una acción.
status-choosingActionFirst = { $name } usó «Prioridad» y elige una acción.
status-theirActionDone = La acción de { $name } está hecha.
status-actionDone = Tu acción está hecha. Termina tu turno.
status-takeAction = Haz una acción donde tengas dados.
status-lastMission = Cumple una última misión, o pasa.
status-mayComplete = { $name } puede cumplir una última misión.
status-over = La partida terminó.
status-drawCode = Saca un código nuevo.
status-brokenSwap = Código descifrado. Intercambia o cubre losetas para tu otro código, o saca uno nuevo.
status-swap = Intercambia dos losetas, cubre losetas o descifra un código.
status-swapAgainOrCover = Intercambia otra vez, cubre losetas o descifra un código.
status-swapAgain = Intercambia otra vez, descifra un código o termina tu turno.
status-cover = Cubre losetas con dados o descifra un código.
status-breakCode = Descifra un código o termina tu turno.
status-codesDone = Tus códigos están hechos. Termina tu turno.
status-broken = Código descifrado. Descifra tu otro código o saca uno nuevo.
cities-london = Londres
cities-paris = París
cities-brussels = Bruselas
cities-bonn = Bonn
cities-madrid = Madrid
cities-marseille = Marsella
cities-rome = Roma
cities-venice = Venecia
cities-belgrade = Belgrado
cities-bucharest = Bucarest
cities-athens = Atenas
cities-istanbul = Estambul
cities-oslo = Oslo
cities-copenhagen = Copenhague
cities-stockholm = Estocolmo
cities-helsinki = Helsinki
cities-berlin = Berlín
cities-prague = Praga
cities-vienna = Viena
cities-warsaw = Varsovia
cities-kiev = Kiev
cities-minsk = Minsk
cities-leningrad = Leningrado
cities-moscow = Moscú
scenes-card = { TERM("equipment-the", $equipment) }
