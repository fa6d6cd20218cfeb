moves-not-synced = Este dispositivo aún no sigue la partida. Recarga la página.
moves-not-your-seat = Ese no es tu asiento.
moves-on-your-phone = Eso está en tu teléfono. Esta pantalla solo muestra lo que todo el mundo puede ver.
moves-unknown-move = Este juego no conoce esa jugada.
moves-invalid-args = La jugada está incompleta o tiene algo que no vale.
moves-game-over = La partida terminó.
moves-paused = La partida está en pausa.
moves-not-out = Solo quien está fuera puede pronosticar quién gana.
moves-already-predicted = Ya sellaste tu pronóstico.
moves-not-your-turn = No te toca.
moves-illegal-move = Las reglas no lo permiten ahora.
moves-not-offered = Este juego no dice qué jugadas están permitidas.
moves-rate-limited = Demasiado rápido. Espera un momento e inténtalo otra vez.
moves-too-many-moves = Llegaste al límite de jugadas de una partida.
moves-try-again = Eso no se guardó. Inténtalo otra vez.
moves-notebook-full = Tus notas están llenas (20 KB). Borra algo primero.
moves-fault = Algo falló por nuestra parte. No cambió nada; prueba otra cosa.
characters-Ada = Apunta en una lista todo lo que dijiste.
characters-Bruno = Mucho ruido, mucha prisa, y luego pide perdón.
characters-Clara = Piensa lo mejor de ti hasta que hace cuentas.
characters-Dorian = Presume de sus corazonadas, a menudo con razón.
characters-Edith = Comprueba dos veces y luego pregunta si está cerrado.
characters-Felix = Disfruta cada ronda, gane quien gane.
characters-Greta = Humor seco, mucha paciencia, cero confianza.
characters-Hugo = Tiene una teoría. Trata de ti.
characters-Ines = Escucha una eternidad y luego dice una sola cosa.
characters-Jasper = Habla para que no se note que le tiemblan las manos.
characters-Kiki = Aprieta cada botón para ver qué hace.
characters-Leon = Dice menos de lo que sabe, y lo sabe.
characters-Mona = Amable con todo el mundo, pero con cuidado.
characters-Nils = Jura que fue otra persona. Casi lo jura.
characters-Olga = Pregunta lo que la mesa se está preguntando.
characters-Percy = Valiente por accidente, y siempre se sorprende.
characters-Quinn = Se la juega sin mover una ceja.
characters-Rosa = Prefiere fallar contigo a acertar sin ti.
characters-Silas = Espera lo peor y ya tiene un plan.
characters-Thea = Va de frente, juega limpio, no olvida nada.
problems-invalid-body = En la petición falta algo o algo está mal.
problems-unauthorized = Este dispositivo no está en la sala, o su asiento se mudó a otro. Entra otra vez.
problems-not-host = Eso solo puede hacerlo quien dirige la sala.
problems-not-yours = Eso solo puede hacerlo esa persona.
problems-foreign-origin = Esta página viene de un sitio que el servidor no conoce. Abre el juego en su propia dirección.
problems-room-not-found = No hay ninguna sala con este código. Revísalo o pide el enlace otra vez.
problems-member-not-found = Esa persona ya no está en la sala.
problems-no-match = Aquí no hay ninguna partida.
problems-not-found = No hay nada en esta dirección.
problems-on-your-phone = Eso está en tu teléfono. Esta pantalla solo muestra lo que todo el mundo puede ver.
problems-two-screens = Tu asiento ya tiene dos pantallas. Quita una antes de añadir otra.
problems-one-screen = Tu asiento tiene una sola pantalla. Añade antes una segunda.
problems-name-taken = Este nombre ya está ocupado en la sala. Si es el tuyo, muda aquí tu asiento desde tu otro dispositivo.
problems-room-full = En esta sala ya no cabe nadie más.
problems-room-locked = Quien dirige la sala la cerró con llave. Pídele que la abra.
problems-seats-taken = Todos los asientos de este juego están ocupados.
problems-too-few-players = Falta gente para jugar.
problems-too-many-players = Alguien tendrá que mirar.
problems-not-ready = Alguien necesita todavía un minuto.
problems-not-alone = Un tutorial es para una sola persona. Abre una sala aparte para él.
problems-no-lesson = Este juego no tiene tutorial.
problems-still-reading = Alguien sigue leyendo la introducción. Reparte cuando termine, o no esperes.
problems-words-missing = Alguien aún tiene que añadir una palabra o elegir «Sin palabra». Pídesela, o reparte sin ella.
problems-no-shared-seed = En esta sala no se mezclan palabras en el reparto. Quien dirige la sala puede activarlo.
problems-match-running = Hay una partida en curso. Espera a que termine, o pide a quien dirige la sala que la interrumpa.
problems-game-missing = Este juego no está en el servidor ahora. La partida se guarda y sigue cuando vuelva.
problems-paused = La partida está en pausa.
problems-not-paused = La partida no está en pausa.
problems-no-clock = No hay ningún reloj en marcha, así que no hay tiempo que alargar.
problems-too-late = Las cartas ya están repartidas. Un escenario en diferido hay que anunciarlo antes del reparto.
problems-just-announced = La mesa necesita un momento para leer que un escenario en diferido mostrará todas las cartas. Reparte en unos segundos.
problems-too-early = Es pronto para el escenario en diferido. Empezará por su cuenta.
problems-no-delayed-stage = Quien dirige la sala no anunció ningún escenario en diferido. El escenario sin secretos está abierto a todo el mundo.
problems-stage-only-watches = Un escenario solo muestra la mesa. Para jugar, entra con otro dispositivo.
problems-stage-locked = Esta sala está cerrada con llave. Pide a la gente de dentro que permita esta pantalla.
problems-stage-waiting = Estamos preguntando a la gente de esta sala cerrada si permite esta pantalla.
problems-stage-refused = Alguien de esta sala cerrada dijo que no a esta pantalla. Habla antes con la sala y pregunta otra vez.
problems-stage-unanswered = Nadie de esta sala cerrada respondió en diez minutos. Pregunta otra vez.
problems-too-many-stages = Ocho pantallas ya muestran esta sala. Cierra una y abre después esta.
problems-spectators-listen = En esta sala, el público solo escucha. Quien dirige la sala puede dejarle hablar.
problems-chat-closed = El chat está cerrado en esta parte del juego. Escribe cuando se abra.
problems-hand-up = Tu mano ya está en alto. Conservas tu turno.
problems-no-hand = Esa mano ya no está en alto. Mira a quién le toca ahora.
problems-has-floor = Ya tienes la palabra. Habla, o dásela a quien sigue.
problems-no-floor = Ya nadie tiene la palabra.
problems-mute-yourself = No puedes silenciarte. Cada cual elige a quién oye.
problems-match-not-over = La partida aún no ha terminado.
problems-member-online = Esa persona está aquí. Un bot puede jugar en su lugar cuando no esté o deje la partida.
problems-too-many-devices = Ya estás en esta sala con ocho dispositivos o pestañas. Cierra uno y abre después este.
problems-handoff-used = Este enlace ya se usó o caducó. Haz otro en el otro dispositivo.
problems-being-asked = Alguien ya está pidiendo este asiento. Espera la respuesta.
problems-asked-enough = Este asiento se pidió tres veces en la última hora. Quien dirige la sala puede tocar los puntos junto al nombre y elegir «Ceder el asiento».
problems-question-closed = Nadie respondió a tiempo. Pregunta otra vez o elige otro nombre.
problems-question-refused = La respuesta fue que no eres tú. Elige otro nombre, o habla con la mesa.
problems-screen-code-closed = Ese código ya no vale. Pide otro.
problems-unsupported-encoding = Envía la petición sin Content-Encoding.
problems-body-too-large = La petición pasa de 16 KiB.
problems-rate-limited = Demasiado rápido. Espera un momento.
problems-fault = Algo falló en el servidor. No cambió nada.
problems-room-unavailable = Esta sala no se pudo leer tras reiniciarse el servidor. No se borró nada. Abre otra sala; quien administra el servidor puede encontrar esta en el registro.
problems-try-again = No se pudo guardar. Inténtalo otra vez.
problems-draining = El servidor se está reiniciando. Inténtalo otra vez en unos segundos.
messages-badName = Un nombre tiene de 1 a 20 caracteres, al menos uno visible y ninguno de control.
messages-badWord = Una palabra tiene de 1 a 20 caracteres, al menos uno visible y ninguno de control.
messages-badFace = El nombre de una cara tiene de 1 a 32 letras minúsculas, cifras y guiones.
messages-badCallLink = El enlace de una llamada debe empezar con https://.
messages-badDelay = El retraso de un escenario es de 1 a 30 minutos enteros, o null para no tener escenario en diferido.
messages-badFloorSeconds = La palabra se da por 15 a 300 segundos enteros, o null para no poner límite.
messages-badDevice = Un encabezado X-Device tiene de 1 a 64 caracteres ASCII sin espacios.
messages-badKey = Un encabezado Idempotency-Key tiene de 16 a 200 caracteres ASCII sin espacios.
messages-unknownGame = No hay ningún juego que se llame { $game }.
messages-gameMissing = El juego { $game } no está en este servidor ahora. La partida se guarda y sigue cuando vuelva.
messages-unknownLevel = Niveles de los bots en este juego: { $levels }.
messages-fullRoom = Esta sala está llena. Caben { $people } personas.
messages-tooFew =
    { $missing ->
        [one] Para { $title } falta 1 persona
       *[other] Para { $title } faltan { $missing } personas
    }. Los bots cuentan.
messages-tooMany =
    { $title } tiene { $max } asientos: { $over ->
        [one] 1 persona tiene
       *[other] { $over } personas tienen
    } que mirar.
messages-notReady =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] necesita
       *[other] necesitan
    } un minuto.
messages-stillReading =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] sigue
       *[other] siguen
    } leyendo la introducción.
messages-wordsMissing = Falta una palabra de { LIST($names, type: "conjunction") }.
messages-seconds = Elige de { $from } a { $to } segundos, o 0.
messages-optionsRefuse = Estas opciones no sirven para tantas personas.
messages-wait =
    Demasiado rápido. Espera { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
messages-noisy =
    De tu red llegaron demasiados códigos equivocados, así que tiene que esperar entre intentos. Inténtalo otra vez en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
messages-handoverOffered = { $host } (dirige) hizo un enlace que muda el asiento de { $name } a otro dispositivo.
messages-deviceMoved = { $name } se mudó a otro dispositivo.
messages-seatAskedFor = Alguien en la puerta dice: «Soy { $name }».
messages-seatRefusedByOwner = { $name } dijo: «No soy yo».
messages-seatRefused = { $by } dijo: «No es { $name }».
messages-seatGrantedByOwner = { $name } dejó entrar al nuevo dispositivo.
messages-seatGranted = { $by } dejó entrar al nuevo dispositivo de { $name }.
messages-stageAskedFor = Una pantalla quiere mostrar esta sala.
messages-stageTurnedAway = { $by } rechazó la pantalla que quería mostrar esta sala.
messages-stageAllowed = { $by } permitió que una pantalla muestre esta sala.
messages-stageBeingAsked = Otra pantalla ya está preguntando. Espera la respuesta.
messages-stageAskedEnough = Tres pantallas preguntaron en la última hora. Espera, o pide a quien dirige la sala que quite la llave.
messages-screenAdded = { $name } juega ahora en dos pantallas.
messages-screenRemoved = { $name } vuelve a jugar en una sola pantalla.
messages-standIn = Un bot juega por { $name }.
messages-standInOver = { $name } vuelve a jugar.
messages-matchUnreadable = La partida no se pudo leer tras un reinicio. Terminó y no cuenta.
messages-byStandIn = (Suplente) { $text }
messages-removed = Quien dirige la sala sacó a { $name }.
messages-removedFromMatch = Quien dirige la sala sacó a { $name }. Toma el relevo un bot.
messages-leftMatch = { $name } se fue. Toma el relevo un bot.
messages-hostPassed = { $name } dirige ahora la sala.
messages-stageOpens =
    { $host } (dirige) anunció un escenario en diferido. Desde el próximo reparto, cualquiera puede ver todas las cartas, { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } después.
messages-stageStays = { $host } (dirige) canceló el escenario en diferido. No se muestran cartas antes del final.
messages-chatOff = Quien dirige la sala quitó el chat.
messages-badChat = Un mensaje de chat tiene de 1 a { $most } caracteres.
messages-badReaction = No existe esa reacción.
catalogue-levels-random-title = Azar
catalogue-levels-random-about = Hace cualquier jugada permitida.
catalogue-levels-searcher-title = Previsión
catalogue-levels-searcher-about = Imagina qué puede tener el resto, juega por adelantado y elige la jugada que más gana.
catalogue-idleAbout = No juega nunca. Este juego no dice qué jugadas están permitidas, así que los bots no pueden elegir.
catalogue-checked-games = partidas completas
catalogue-checked-refusals = reglas
catalogue-checked-secrecy = secretos
catalogue-checked-bots = bots
catalogue-checked-board = tablero
devices-some = Un dispositivo
devices-mobile = Teléfono
devices-tablet = Tableta
devices-desktop = PC
devices-tv = Tele
