screen-title = Escenario
screen-frame = La mesa, para todo el mundo
screen-sit = Tomar asiento
screen-watch = Mirar
screen-sitAt = Tomar asiento en { $host }
screen-watchAt = Mirar en { $host }
screen-locked = Sala cerrada con llave
screen-people = En la sala
screen-nobody = Aún no hay nadie.
screen-more = y { $count } más
screen-scan = Escanea el código o abre la dirección.
screen-openHere = Abre la dirección en este PC.
screen-opening = El escenario se está abriendo.
screen-next = Ahora viene: { $title }
screen-lastSaid = Lo último que se dijo
screen-clashes =
    { $count ->
        [one] 1 no cuadra
       *[other] { $count } no cuadran
    }
screen-said = Lo que pasó
screen-nothing = Aún no ha pasado nada.
screen-sound = Sonido y pantalla completa
screen-soundAlone = Sonido
screen-soundHint = Un clic para permitirlo.
screen-howOn = La próxima partida
screen-canStart = { $host } puede empezar la próxima partida.
screen-orSit = O toma asiento:
screen-late = Cartas boca arriba, { $minutes } min después
screen-lateWaits =
    Aquí se ve la mesa con todas las cartas boca arriba, { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } después.
screen-stopped = La partida se interrumpió.
screen-lost = El servidor no responde. El escenario vuelve por su cuenta.
screen-again = Lo intenta otra vez por su cuenta.
screen-askAgain = Preguntar otra vez
closed-room-not-found-title = No existe esa sala
closed-room-not-found-text = No hay ninguna sala con este código. Revisa la dirección o pídela otra vez.
closed-room-unavailable-title = Sala no disponible
closed-room-unavailable-text = Esta sala no se pudo leer tras reiniciarse el servidor.
closed-room-expired-title = La sala ya no está
closed-room-expired-text = Nadie la usó en treinta días.
closed-too-many-stages-title = Hay ocho escenarios abiertos
closed-too-many-stages-text = Cierra uno y este se abre por su cuenta.
closed-stage-locked-title = Esta sala está cerrada con llave
closed-stage-locked-text = Pidiendo a la gente de la sala que permita esta pantalla…
closed-stage-waiting-title = Esta sala está cerrada con llave
closed-stage-waiting-text = Alguien de la sala tiene que permitir esta pantalla. Acaba de llegarle la pregunta.
closed-stage-refused-title = No permitida
closed-stage-refused-text = Alguien de la sala rechazó esta pantalla. Habla antes con la sala.
closed-stage-unanswered-title = Sin respuesta
closed-stage-unanswered-text = Nadie de la sala respondió en diez minutos.
closed-being-asked-title = Otra pantalla está preguntando
closed-being-asked-text = Espera a que la sala le responda.
closed-asked-enough-title = Demasiadas preguntas
closed-asked-enough-text = En la última hora preguntaron pantallas tres veces. Espera, o pide a quien dirige la sala que quite la llave.
closed-rate-limited-title = Demasiadas preguntas
closed-rate-limited-text = Espera un minuto y pregunta otra vez.
closed-no-delayed-stage-title = Sin escenario en diferido
closed-no-delayed-stage-text = Quien dirige la sala no anunció ninguno. Si lo anuncia antes de un reparto, se abre aquí por su cuenta.
menu-menu = Poner la mesa en una tele
menu-menuHint = Sin nada secreto
menu-title = Un escenario para todo el mundo
menu-text = Muestra la mesa en una tele, una pantalla compartida o una transmisión, en grande y sin secretos. Abre allí esta dirección:
menu-qr = Código QR del escenario
menu-link = Dirección del escenario
menu-open =
    { $many ->
        [one] Hay un escenario abierto
       *[other] Hay { $many } escenarios abiertos
    }
menu-none = No hay ningún escenario abierto.
menu-cardsUp = Mostrar todas las cartas tras la partida
menu-cardsUpHint = Sin esto, el escenario dice quién ganó y las cartas solo las ve quien jugó.
menu-delayed = Escenario en diferido para transmisiones
menu-delayedHint = Muestra todas las cartas, unos minutos después. Antes del reparto se entera todo el mundo.
menu-late = Retraso
menu-sooner = Menos
menu-later = Más
menu-tooLate = Puedes cambiarlo antes del próximo reparto.
menu-delayedLink = Dirección del escenario en diferido
menu-announced =
    Desde el próximo reparto, un escenario muestra todas las cartas { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } después, a quien lo abra.
menu-atTable =
    Un escenario muestra todas las cartas de esta partida { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } después.
