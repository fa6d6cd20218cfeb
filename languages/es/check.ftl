label = Comprobar que el reparto fue limpio
roll = Qué se compara
title = ¿Fue limpio el reparto?
close = Cerrar
match = Partida
committed = Compromiso
seed = Semilla
words = Palabras
show = { $what }: mostrar entero
seedLater = La semilla se muestra después de la partida.
nothingPromised = Sin compromiso
noWord = sin palabra
checks-rules = Mismas reglas
checks-words = Palabras mezcladas
checks-commitment = Semilla comprometida
checks-seats = Asientos en su orden original
checks-options = Opciones elegidas
checks-setup = Cartas repartidas de nuevo
checks-eyes = El reparto visto desde cada asiento
checks-journal = Jugadas repetidas
checks-log = Líneas del registro
checks-draws = Sorteos
checks-views = Pantallas enviadas
before-text = El reparto quedó fijado antes de la primera jugada. Después de la partida, tu navegador lo repite y compara.
before-none = El tutorial se reparte siempre igual, así que no hay nada a lo que comprometerse.
before-say = El hash no revela las cartas.
loading = Cargando la partida…
running = Tu navegador vuelve a repartir esta partida, solo con la semilla.
progress = Se reparte de nuevo, en este dispositivo
of = { $done } de { $of }
stop = Detener
stopped = Detenido.
stoppedText = Todo lo comparado hasta ahora coincide.
again = Comprobar otra vez
agrees = Todo coincide.
agreesText =
    Sale lo mismo: la preparación, { $draws ->
        [one] 1 sorteo
       *[other] { $draws } sorteos
    } y { $views ->
        [one] 1 pantalla enviada
       *[other] { $views } pantallas enviadas
    }.
stamp = Coincide
nobodySince = Nadie cambió las cartas después de { $time }.
notNoted = La repetición es coherente. Este dispositivo no anotó nada durante el reparto.
fixedDeal = Todas las partidas de este tutorial tienen este reparto.
proves = Qué demuestra esto
back = Volver a la repetición
rowDiffers = La jugada { $row } no coincide.
rowText = El reparto y las jugadas anteriores están bien. Según las reglas, esta jugada no es posible aquí.
differs-rules = Otras reglas.
differs-commitment = No es lo comprometido.
differs-words = El compromiso era otra semilla.
differs-setup = El reparto no coincide.
differsText-rules = Las reglas de esta página son de otra versión que las de la partida, así que no se comparó nada.
differsText-commitment = La semilla, las opciones, los asientos o la hora no coinciden con el hash de antes de la primera jugada.
differsText-words = La semilla del servidor no es la que había comprometido cuando añadiste tu palabra.
differsText-setup = Esta semilla reparte otras cartas que las de la repetición.
changed = Esta repetición se modificó o viene de otra versión.
journal = Descargar la repetición
rowInReplay = Jugada { $row } en la repetición
row = Jugada { $row }: { $who }, { $move }
clock = el reloj
fromSeed = La semilla da
fromReplay = La repetición dice
fromHere = Calculado aquí
noted = Anotado antes
nothing = nada
setupSteps =
    { $steps ->
        [one] Preparación, 1 paso
       *[other] Preparación, { $steps } pasos
    }
oneRow = Jugada { $row }
rows = Jugadas { $from } a { $to }
agree = coincide
differ = no coincide
notDone = sin hacer
asNoted = SHA-256
inReplay = en la repetición
notPromised = sin compromiso
draws =
    { $count ->
        [one] 1 sorteo
       *[other] { $count } sorteos
    }
rowCount =
    { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
lines =
    { $count ->
        [one] 1 línea
       *[other] { $count } líneas
    }
wordsGiven = { $given } de { $seats }
failed = No se pudo hacer la comprobación.
failedText = Este navegador no pudo cargar las reglas o no tiene memoria suficiente para ellas.
noReplay = No se pudo cargar la repetición.
noReplayText = Solo puede verla quien está en la sala, cuando la partida termina.
proof-before = Antes de la primera jugada, cada dispositivo recibió un hash de la semilla, las opciones y los asientos. Si algo de eso hubiera cambiado después, el hash sería otro. Este dispositivo guardó el que recibió.
proof-after = Después de la partida, tu navegador vuelve a repartirla y a jugarla con la semilla y las jugadas. Si todo coincide, las cartas, cada sorteo, cada línea del registro y cada pantalla fueron como los muestra la repetición.
proof-limits = No puede demostrar que el servidor eligiera su semilla al azar, que quien lo administra no mirara las cartas ni que las jugadas las hiciera la gente de la mesa.
proof-mixed = Las palabras de la mesa se mezclaron en esta semilla, así que quien administra el servidor no pudo elegir las cartas por su cuenta.
proof-alone = Esta semilla salió solo del servidor. Si quien dirige la sala pide una palabra a cada asiento, nadie puede elegir las cartas desde el servidor por su cuenta.
proof-code = El código de esta comprobación viene del mismo servidor.
