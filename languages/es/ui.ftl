# The title of the start page in the browser’s tab.
site = Hush: juegos de roles ocultos
close = Cerrar
waitsForWindow = en espera
you = Tú
host = Dirige
turn = Turno
away = Ausente
bot = Bot
out = Fuera
onlyYou = Esto solo lo ves tú.
hold = Mantén para mirar
# The key is drawn between the asterisks.
holdKey = Mantén **Espacio** para mirar
tap = Toca para mirar
onYourPhone = En tu teléfono
shut = Los secretos siguen tapados hasta que la partida se reanude
onYourPhoneWhy = Eso está en tu teléfono.
watching = Estás mirando esta partida.
copy = Copiar
copied = Copiado
copyByHand = Está marcado. Cópialo a mano.
say = Di algo a la sala
# The placeholder of the field for messages. It is short because the field may be narrow.
sayHint = Mensaje
send = Enviar
react = Reaccionar
chat = Chat
log = Registro
talk = Registro y chat
board = Mesa
inSixty = En 60 segundos
rules = Reglas
menu = Menú
skip = Saltar a tus acciones
players = En la mesa
tableParts = Partes de la mesa
soundOff = Quitar el sonido
soundOn = Poner el sonido
chatQuiet = El chat está cerrado en esta parte del juego.
chatEmpty = Aún nadie ha dicho nada.
logEmpty = Aún no ha pasado nada.
logOrder = Lo último, primero
logFilters = Mostrar
logAll = Todo
reconnecting = Reconectando. Tu asiento está a salvo.
reconnectingSpectator = Reconectando.
timeLeft = quedan { $time }
secondsLeft =
    { $seconds ->
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }
untimed = Sin reloj
watchFast = Ver a 4x
watchUsual = Ver a velocidad normal
again = Otra partida
another = Otro juego
replay = Repetición
tryAgain = Intentar otra vez
reactions-laugh = Risa
reactions-gasp = Asombro
reactions-think = Duda
reactions-clap = Aplauso
reactions-heart = Corazón
reactions-angry = Furia
