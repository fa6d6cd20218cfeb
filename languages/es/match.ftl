coach-label = Guía
coach-goal = Meta
coach-count = Paso { $n } de { $of }
coach-waiting-title = Mira lo que hacen.
coach-waiting-why = Ahora juega el resto. Vuelvo cuando haya algo para ti.
coach-next = Siguiente
coach-leaveLesson = Dejar el tutorial
coach-leaving-title = ¿Dejar el tutorial?
coach-leaving-why = La guía no volverá. La partida sigue sin ella.
coach-stay = Seguir aprendiendo
coach-learned = Lo que hiciste
coach-left = Por descubrir
coach-withBots = Jugar con bots
coach-leave = Dejarlo
keepsakes-link = Enlace a este momento
keepsakes-linkLabel = Enlace a la repetición
keepsakes-linkText = Abre la repetición en este momento y desde el mismo punto de vista. Funciona para la gente de esta sala mientras la sala guarde la partida.
keepsakes-share = Compartir
ledger-title = Lo que se dijo
ledger-views = Orden
ledger-byPerson = Por persona
ledger-clashes =
    { $count ->
        [one] 1 no cuadra
       *[other] { $count } no cuadran
    }
ledger-heading =
    { $count ->
        [0] Todo cuadra
        [one] Una cosa no cuadra
       *[other] { $count } cosas no cuadran
    }
ledger-noClash = Ninguna declaración contradice a otra ni a lo que está a la vista.
ledger-nothing = Aún nadie ha dicho nada. Empieza tú.
ledger-nothingYet = Aún nadie ha dicho nada.
ledger-counted = Solo se comparan las declaraciones y lo que está a la vista, nunca los secretos.
ledger-said =
    { $count ->
        [one] 1 declaración
       *[other] { $count } declaraciones
    }
ledger-shows = Mesa
ledger-say = Declarar
ledger-left =
    { $round ->
        [day] Por hoy, { $count } más
        [turn] En este turno, { $count } más
       *[other] En esta ronda, { $count } más
    }
ledger-notNow = Ahora no.
ledger-enough =
    { $round ->
        [day] Ya declaraste bastante por un día.
        [turn] Ya declaraste bastante por un turno.
       *[other] Ya declaraste bastante por una ronda.
    }
ledger-back = Volver a la mesa
ledger-esc = Esc
ledger-retract = Retirar: { $words }
ledger-retracted = retirada
ledger-number = No cuadra, número { $number }
ledger-unlike = no cuadra
ledger-everybodySees = A la vista
ledger-form = Declarar
ledger-free = Una declaración no tiene por qué ser verdad.
ledger-made = Tu declaración está a la vista.
ledger-notYet = Aún no
ledger-ask = ¿Decir esto?
ledger-public = Lo ve todo el mundo, con tu nombre.
ledger-takeBack = Puedes retirarlo después, pero todo el mundo verá que lo hiciste.
ledger-sayIt = Decirlo
plain-moves = Jugadas
plain-state = Lo que ves
plain-back = Atrás
plain-send = Enviar { $move }
plain-none = Nada que hacer por ahora.
plain-args = Argumentos, como lista JSON
plain-shape = Forma: { $form }
plain-usual = Déjalo vacío si la jugada no lleva argumentos.
plain-notJson = Eso no es una lista JSON.
plain-typed = Tus palabras
plain-on = La partida está en curso.
plain-yourTurn = Te toca.
plain-moved = { $name } jugó: { $move }.
plain-waiting =
    { COUNT($names) ->
        [one] Falta { LIST($names, type: "conjunction") }.
       *[other] Faltan { LIST($names, type: "conjunction") }.
    }
plain-timeUp = Se acabó el tiempo.
plain-win = Victoria de { LIST($names, type: "conjunction") }.
plain-draw = Empate.
plain-nobody = No gana nadie ({ $reason }).
private-secret = Secreto
private-name = { $name }, privado
private-here = La mesa está en tu portátil
private-manage = Tus dos pantallas
private-gone = Tu portátil se desconectó. Aquí puedes hacerlo todo.
private-alone = Usar una sola pantalla
private-parts = Partes de tu pantalla privada
private-hand = Jugadas que necesitan tus secretos
notes-title = Mis notas
notes-cover = Tapar
notes-covered-title = Tus notas están tapadas
notes-covered-how = Toca para leerlas
notes-shared = Esta pantalla se comparte: tus notas siguen tapadas
notes-write = Escribir
notes-label = Una nota para ti
notes-about = Solo la ves tú. Se queda con tu asiento.
notes-keep = Guardar
notes-change = Cambiar: { $text }
table-laying = Poniendo la mesa
table-failed = No se pudo cargar la mesa
table-failedText = Quizá esta página es más vieja que el servidor, o no hay red.
table-reload = Recargar
table-missing = Este juego no está aquí ahora
table-missingText = No está en este servidor. La partida se guarda y sigue cuando vuelva.
table-missingOver = No está en este servidor, así que la mesa no se puede mostrar. La partida terminó.
table-missingStop = Termina ahora y no cuenta.
table-broken = Esta mesa no se puede dibujar
table-brokenText = Es culpa nuestra. La partida sigue, tu asiento está a salvo y la próxima jugada vuelve a dibujar la mesa.
table-drawAgain = Dibujar otra vez
table-yourTurn = Te toca · { $title }
table-turnNote = La mesa te espera.
table-watching = Estás mirando. Ves lo que está a la vista.
table-menu = En la mesa
table-rules = Reglas
table-dealCheck = ¿Es limpio el reparto?
table-settings = Ajustes
table-match = Partida
table-pause = Pausar
table-pauseHint = Para toda la mesa
table-addMinuteHint = Lo ve todo el mundo
table-screen = Pantalla
table-screensHint = Una para tus secretos, otra para la mesa
table-people = Gente
table-here = Quién está aquí
table-move = Cambiar de dispositivo
table-share = Esta pantalla se comparte
table-shareHint = Oculta en ella tus secretos
table-botSpeed = Velocidad de los bots
table-slow = Lenta
table-normal = Normal
table-fast = Rápida
table-atOnce = Máxima
table-call = Ir a la llamada
table-stop = Interrumpir la partida
table-stopNow = Interrumpirla
table-stopTitle = ¿Interrumpir la partida?
table-stopText = Termina ahora para toda la mesa, se destapa todo y no cuenta.
table-leave = Salir
table-goTitle = ¿Ir a la página de inicio?
table-goText = La partida sigue. Tu asiento sigue siendo tuyo, y la página de inicio te trae de vuelta.
table-go = Ir
table-back = Volver a la sala
table-hostStarts =
    { $host ->
        [none] Quien dirige la sala empieza la próxima partida.
       *[other] { $host } empieza la próxima partida.
    }
table-stillThere = ¿Sigues ahí?
table-stillThereText = Se te acabó el tiempo. Si tienes que irte, un bot puede jugar por ti hasta que vuelvas.
table-imHere = Aquí estoy
table-letBotPlay = Que un bot juegue por mí
table-stoodIn = Un bot juega en tu asiento
table-stoodInText = Solo sabe lo que tú sabías. Recupera tu asiento cuando quieras.
table-takeBack = Recuperar mi asiento
table-away = Mientras no estabas
table-proceed = Continuar
table-through = Entendido
table-startLesson = Empezar el tutorial
table-skipLesson = Ya lo conozco. Saltar el tutorial.
table-newHere = ¿Primera vez con { $title }?
