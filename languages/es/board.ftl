paused-paused = En pausa
paused-stopped = El reloj se detuvo.
paused-byHost = Quien dirige la sala pausó la partida.
# `name` is null if the reader paused the match.
paused-by =
    { $name ->
        [none] Pausaste la partida.
       *[other] { $name } pausó la partida.
    }
paused-left = quedan { $time }
paused-latest = Sigue por su cuenta en { $time }
paused-here =
    { COUNT($names) ->
        [one] Aquí está { LIST($names, type: "conjunction") }.
       *[other] Aquí están { LIST($names, type: "conjunction") }.
    }
paused-gone =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] se ausentó
       *[other] se ausentaron
    } un momento.
paused-away = { $name }, ausente
paused-addMinute = +1 minuto
paused-goOn = Seguir
paused-restart =
    { $host ->
        [none] Quien dirige la sala puede reanudar la partida.
       *[other] { $host } puede reanudar la partida.
    }
paused-talk = Aún puedes hablar y leer el registro.
paused-nothingLost = Todos los relojes están detenidos.
replay-throughWhoseEyes = Punto de vista
replay-fromAbove = Verlo todo
replay-everybody = Lo que se sabía
replay-before = Atrás
replay-next = Siguiente
replay-play = Reproducir
replay-pause = Pausar
replay-beforeFirst = Antes de la primera jugada.
replay-chapterBefore = Momento clave anterior
replay-chapterNext = Momento clave siguiente
replay-loadingReplay = Cargando la repetición…
replay-noReplay = La partida terminó, pero no se pudo cargar su repetición.
replay-endPicture = Guardar como imagen
replay-momentLink = Enlace a este momento
replay-exportMatch = Descargar la partida
replay-evening = Resultados de la noche
replay-checkDeal = Comprobar el reparto
replay-moment = Momento { $at } de { $of }
screens-open-title = En tu teléfono
screens-open-about = Tus secretos y las jugadas que los necesitan. A esta pantalla no llegan.
screens-open-gone = Tu teléfono se desconectó. Tu asiento está a salvo.
screens-open-alone = Mostrar aquí mis secretos
screens-private-title = La mesa está en tu portátil
screens-private-about = Tus secretos están aquí. Lo demás también funciona aquí.
screens-private-gone = Tu pantalla pública se desconectó. Aquí puedes hacerlo todo.
screens-private-alone = Usar una sola pantalla
screens-turn = Te toca, y tu teléfono no está.
screens-turnWarning = Quien pueda ver esta pantalla verá tus secretos.
screens-playHere = Jugar en esta pantalla
screens-yours = Lo tuyo
screens-what = Tus secretos y las jugadas que los necesitan
screens-phone = Tu teléfono
screens-phoneAbout = Privado
screens-laptop = Esta pantalla
screens-laptopAbout = Pública. No recibe secretos
screens-swap = Intercambiar
screens-remove = Quitar
screens-connected = Con conexión
screens-awaySeconds = Ausente: { $seconds } s
screens-awayMinutes = Ausente: { $minutes } min
screens-manage = Pantallas
screens-two = Juega en dos pantallas
story-title = Lo que pasó de verdad
story-slip = Lo que se dijo
story-points = Momentos clave
story-awards-lie = Mejor mentira
story-awards-deduction = Mejor deducción
story-awards-mission = Mejor misión
story-awards-code = Mejor descifrado
story-share = Compartir
story-cards = Resultado completo
chrome-above = Todo boca arriba
chrome-everybodyKnew = Lo que se sabía
chrome-knew = Lo que sabía { $name }
chrome-back = Atrás
chrome-faceDown = Boca abajo
chrome-stopped = La partida se interrumpió.
chrome-youStopped = Interrumpiste la partida.
chrome-stoppedBy =
    { $host ->
        [none] Quien dirige la sala interrumpió la partida.
       *[other] { $host } interrumpió la partida.
    }
chrome-youWin = Ganas.
chrome-youLose = Pierdes.
chrome-closeDrawer = Cerrar { $label }
chrome-youAreOut = Estás fuera, pero acertar el pronóstico vale un punto.
chrome-predict = Pronosticar
chrome-whoWins = ¿Quién gana?
chrome-predictionRule = Queda sellado hasta el final. Entonces lo ve todo el mundo, y si acertaste te llevas 1 punto.
chrome-pickFirst = Elige primero quién gana.
chrome-seal = Sellar
chrome-sealed = Sellado: victoria de { $name }. Al final lo ve todo el mundo.
chrome-claim = Declarar
chrome-whatWasSaid = Lo que se dijo
chrome-points = Puntos
chrome-noPoints = El tutorial no da puntos.
chrome-tonight =
    { $points ->
        [one] 1 punto esta noche
       *[other] { $points } puntos esta noche
    }
chrome-clashes =
    { $count ->
        [one] 1 no cuadra
       *[other] { $count } no cuadran
    }
chrome-hold-hold-covered = Mantén para mirar
chrome-hold-hold-open = Suelta para tapar
chrome-hold-tap-covered = Toca para mirar
chrome-hold-tap-open = Toca para tapar
chrome-hold-shared = En tu teléfono
chrome-hold-shut = Tapado por ahora
chrome-hold-space = espacio
lines-predicted =
    { $name } pronosticó la victoria de { $winner }. { $isRight ->
        [true] ¡Acierto!
       *[false] Error.
    }
lines-youPredicted =
    Pronosticaste la victoria de { $winner }. { $isRight ->
        [true] ¡Acierto!
       *[false] Error.
    }
lines-running = El reloj vuelve a correr.
lines-paused-host = Quien dirige la sala pausó la partida.
lines-paused-you = Pausaste la partida.
lines-paused-other = { $name } pausó la partida.
lines-added-host = Quien dirige la sala añadió un minuto.
lines-added-you = Añadiste un minuto.
lines-added-other = { $name } añadió un minuto.
