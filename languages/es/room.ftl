add-caps = Una segunda pantalla
add-title = ¿Añadir este dispositivo a tu asiento?
add-text = Los dos dispositivos juegan entonces en tu asiento: uno muestra lo que está a la vista, el otro tiene tus secretos.
add-code = Los seis caracteres de tu otra pantalla
add-add = Añadir este dispositivo
add-closed = Ese código caducó. Pide otro.
add-short = Un código tiene seis caracteres.
add-strange = Los códigos no usan { $letter }.
members-title = Para la gente de esta sala
members-text = Solo la gente de esta sala puede ver sus repeticiones y resultados. Este dispositivo no está en la sala, o su asiento se mudó a otro dispositivo. Entra primero en la sala y vuelve a abrir el enlace.
members-toDoor = Ir a la sala
move-title = Cambiar a otro dispositivo
move-text = Abre esto en el otro dispositivo. Tu asiento y sus secretos se mudan allí; este dispositivo, desde entonces, solo mira.
move-titleOf = Ceder el asiento de { $name }
move-textOf = Dale esto a { $name } y a nadie más. Quien lo abra se queda con el asiento y sus secretos. Se entera todo el mundo.
move-qr = Código de un solo uso que muda el asiento
move-link = Enlace de un solo uso
move-again = Intentar otra vez
move-once = Vale una vez, durante cinco minutos.
stage-title = Una pantalla quiere mostrar esta sala
stage-check = ¿Conoces esa pantalla? Quien la ve, ve la mesa.
stage-untilYes = La sala está cerrada con llave. Hasta que alguien diga que sí, la pantalla no muestra nada.
stage-shows = Muestra la sala y la mesa, nunca los secretos de nadie.
stage-no = Rechazar
stage-yes = Permitir
question-isIt = ¿Es { $name }?
question-isItYou = ¿Eres tú?
question-asks = Alguien pide el asiento de { $name }.
question-asksYou = Otro dispositivo pide tu asiento, { $name }.
question-device = Dispositivo
question-inHere = Antes en esta sala
question-never = Nunca
question-as = Como { $name }
question-online = Aquí ahora
question-away = Ausente
question-asked = Preguntó
question-askAloud = Pregúntale algo en voz alta. Un nombre, por sí mismo, no prueba nada.
question-untilYes = Hasta que alguien diga que sí, desde allí no se ve la sala.
question-oldToo = También preguntamos en el dispositivo de { $name }. Todo el mundo ve que te preguntamos.
question-left = Ya no está en la sala
question-comesBack = Si dices que sí, vuelve como { $name }, con sus puntos y su asiento.
question-moves = Si dices que sí, tu asiento se muda allí. Esta pantalla ya no muestra nada tuyo.
question-keepBoth = Para usar los dos, di que no. Luego elige «Añadir mi teléfono» en este dispositivo.
question-alsoAsked = También preguntamos a { LIST($names, type: "conjunction") }.
question-times = Pregunta { $nth } de { $of }
question-saidYes =
    { $yes ->
        [one] { $yes } de { $needs } dijo que sí
       *[other] { $yes } de { $needs } dijeron que sí
    }
question-stays = Se queda hasta que respondas
question-no = No
question-notMe = No, no soy yo
question-itIsThem = Sí, así es
question-itIsMe = Sí, soy yo
lobby-code = Código de sala
lobby-invite = Invitación
lobby-copy = Copiar enlace
lobby-copied = Copiado
lobby-selected = El enlace está marcado. Cópialo a mano.
lobby-share = Compartir
lobby-shareTitle = Hush
lobby-shareText = Ven a la mesa.
lobby-qr = Código QR de esta sala
lobby-people = En la mesa
lobby-seats = { $taken } de { $all } asientos
lobby-free =
    { $n ->
        [one] 1 asiento libre
       *[other] { $n } asientos libres
    }
lobby-freeNote = Con el enlace, cualquiera puede tomar asiento
lobby-sit = Sentarme aquí
lobby-addBot = Añadir un bot
lobby-botLevel = Nivel: { $level }
lobby-levels = ¿Cómo debe jugar este bot?
lobby-levelOf = Cómo juega { $name }
lobby-notYet = Aún no
lobby-standIn = Juega un bot
lobby-watches = Mira
lobby-points =
    { $n ->
        [one] 1 punto esta noche
       *[other] { $n } puntos esta noche
    }
lobby-controls = Más sobre { $name }
lobby-menu-makeHost = Ceder la dirección
lobby-menu-remove = Sacar de la sala
lobby-menu-letWatch = Que mire
lobby-menu-letSit = Darle un asiento
lobby-menu-handOver = Ceder el asiento
lobby-menu-standIn = Que juegue un bot
lobby-menu-standOut = Devolver el asiento
lobby-menu-watch = Mejor mirar
lobby-menu-sit = Tomar asiento
lobby-menu-rename = Cambiar nombre o cara
lobby-menu-move = Cambiar de dispositivo
lobby-menu-leave = Salir de la sala
lobby-menu-notYet = Necesito un minuto
lobby-menu-level = Cambiar el nivel
lobby-botStandsIn = Que juegue un bot
lobby-removeTitle = ¿Sacar a { $name }?
lobby-removeText = { $name } puede volver con el código, salvo que la sala esté cerrada con llave.
lobby-removeTextMatch = Un bot juega en el asiento de { $name } hasta que lo cedas.
lobby-lockToo = Cerrar también con llave
lobby-lockTooHint = No entra nadie más hasta que quites la llave.
lobby-remove = Sacar
lobby-whoAmI = Nombre y cara
lobby-save = Guardar
lobby-game = El juego de la noche
lobby-hostPicks = Elige quien dirige
lobby-options = Reglas de la casa
lobby-automatic = Automático
lobby-pace = Ritmo
lobby-ownPace = Tiempos a medida
lobby-paceLater = Cuando toda la mesa haya jugado una partida, también se podrá elegir { $title }.
lobby-ownPaceAbout =
    { $isHost ->
        [true] Ajusta los relojes en «Avanzado».
       *[false] Quien dirige la sala ajustó cada reloj.
    }
lobby-advanced = Avanzado
lobby-nothingChanged = Reglas normales
lobby-changed = Cambios: { $names }
lobby-duration =
    { $minutes ->
        [0] { $seconds } s
       *[other]
            { $seconds ->
                [0] { $minutes } min
               *[other] { $minutes } min { $seconds } s
            }
    }
lobby-less = { $name }: menos
lobby-more = { $name }: más
lobby-paceNow = Ritmo: { $pace }
lobby-chatSwitch = Chat de la sala
lobby-lock = Cerrar con llave
lobby-on = Sí
lobby-off = No
lobby-call = Videollamada
lobby-callField = Pega el enlace de tu grupo
lobby-callHint = Todo el mundo en la mesa recibe un botón «Ir a la llamada».
lobby-callWrong = El enlace empieza con https://
lobby-joinCall = Ir a la llamada
lobby-chat = Chat de la sala
lobby-chatOff = Quien dirige la sala quitó el chat.
lobby-evening = Resultados de la noche
lobby-totals =
    { $n ->
        [one] La noche: 1 partida
       *[other] La noche: { $n } partidas
    }
lobby-settings = Ajustes
lobby-toStart = Saltar al botón para empezar
lobby-start = Empezar { $title }
lobby-waits =
    { $host ->
        [none] Todo a punto. Puede empezar quien dirige la sala.
       *[other] Todo a punto. Puede empezar { $host }.
    }
lobby-allSet = Todo a punto.
lobby-reads = Lee la introducción
lobby-unread =
    A { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] le
       *[other] les
    } falta leer la introducción.
lobby-unreadByMe = Te falta leer la introducción.
lobby-unreadByUs =
    { COUNT($names) ->
        [one] Sin leer aún la introducción: { LIST($names, type: "conjunction") } y tú.
       *[other] Sin leer aún la introducción: tú, { LIST($names, type: "conjunction") }.
    }
lobby-askWords = Una palabra de cada asiento
lobby-askWordsHint = Cada persona añade una palabra que ayuda a barajar. Así el servidor no puede decidir por sí solo a quién le toca qué.
lobby-giveWord = Añadir una palabra
lobby-wordAnswered = Cambiar tu palabra
lobby-waitsForWords = Falta una palabra de { LIST($names, type: "conjunction") }.
lobby-waitsForYourWord = Falta tu palabra.
lobby-waitsForOurWords =
    { COUNT($names) ->
        [one] Falta tu palabra, y la de { LIST($names, type: "conjunction") }.
       *[other] Falta tu palabra, y las de { LIST($names, type: "conjunction") }.
    }
lobby-leaveWords = Repartir sin esas palabras
lobby-startAnyway = Empezar ya
lobby-dealAfter =
    Se reparte en cuanto { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] lea
       *[other] lean
    } la introducción.
lobby-dealAfterMe = Se reparte en cuanto leas la introducción.
lobby-dealAfterUs =
    { COUNT($names) ->
        [one] Se reparte cuando terminen la introducción: { LIST($names, type: "conjunction") } y tú.
       *[other] Se reparte cuando terminen la introducción: tú, { LIST($names, type: "conjunction") }.
    }
lobby-dealing = Repartiendo
lobby-dealLater = Repartir después
lobby-leaveReaders = No esperar
lobby-takeBack = Mejor aún no
lobby-begins = La partida empieza.
lobby-holding = La mesa te espera para empezar.
lobby-lost = Reconectando
lobby-memoryOnly = Este navegador no guarda nada. Deja esta pestaña abierta o tendrás que pedir que te devuelvan tu asiento.
word-title = Una palabra para el reparto
word-about = Tu palabra ayuda a barajar: así ni el servidor puede elegir qué le toca a quién. Usa una que nadie adivinaría. Se ve en toda la mesa una vez repartidas las cartas.
word-field = Tu palabra
word-promised = El servidor ya fijó su parte de la mezcla: { $first } … { $last }
word-none = Sin palabra
word-send = Mezclarla
table-keep = Cancelar
table-local = A este servidor solo se llega desde este PC.
table-leaveTitle = ¿Salir de la sala?
table-leaveText = Dejas tu asiento. Si vuelves con el código en este dispositivo, conservas los puntos de la noche.
table-leaveTextLocked = Dejas tu asiento. La sala está cerrada con llave: no podrás volver hasta que se abra.
table-leaveTextMatch = Un bot juega en tu asiento. Hasta que termine la partida, puedes volver en este dispositivo y recuperarlo.
table-leave = Salir
table-howToPlay = Cómo se juega
table-newGame = Ahora viene { $title }. ¿No lo conoces? Toca «Cómo se juega».
# Shown as the author of a message if its author has left.
table-gone = Alguien que ya no está
