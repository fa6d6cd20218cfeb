page-opening = Abriendo la sala
page-title =
    { $game ->
        [none] La mesa de { $host }
       *[other] La mesa de { $host }: { $game }
    }
page-empty =
    { $game ->
        [none] Una mesa vacía
       *[other] Una mesa vacía: { $game }
    }
page-at = Sala { $code }
page-here = Ya en la sala
page-more = y { $n } más
page-nobody = Aún no hay nadie.
page-running = Hay una partida en curso. Mira esta y juega la siguiente.
page-sit = Tomar asiento
page-watch = Entrar a mirar
page-lookOn = Solo mirar, sin nombre ni asiento
page-back = Atrás
page-foreign =
    { $checked ->
        [none] { $game } no forma parte de Hush y no se ha comprobado.
       *[other] { $game } no forma parte de Hush. Comprobado: { $checked }.
    }
page-notSecret = No hay garantía de que guarde los secretos: alguien podría enterarse de más.
unavailable-room-not-found-title = No hay ninguna sala con ese código
unavailable-room-not-found-text = Los códigos tienen seis caracteres. Una sala que nadie usa durante un mes se borra.
unavailable-removed-title = Quien dirige la sala te sacó
unavailable-removed-text = Ya no estás en esta sala. Si saliste de ella en otro dispositivo, también saliste aquí.
unavailable-moved-title = Tu asiento está en otro dispositivo
unavailable-moved-text = Se mudó allí, o le quitaste esta pantalla al asiento. Aquí aún puedes mirar.
unavailable-room-locked-title = Esta sala está cerrada con llave
unavailable-room-locked-text = Solo puede abrirla quien está dentro. Cuando quiten la llave, esta página sigue por su cuenta.
unavailable-locked-out-title = Ya no estás en esta sala
unavailable-locked-out-text = La sala está cerrada con llave. Tu asiento está ahora en otro dispositivo, o saliste, o te sacaron.
unavailable-room-unavailable-title = Esta sala no se puede abrir
unavailable-room-unavailable-text = No se pudo leer tras un reinicio. No se borró nada. Abre otra sala; quien administra el servidor encontrará esta en su registro.
unavailable-too-many-devices-title = Ya estás aquí ocho veces
unavailable-too-many-devices-text = Ocho dispositivos o pestañas tuyos están en esta sala. Cierra uno y esta página sigue por su cuenta.
unavailable-server-away-title = El servidor no responde
unavailable-server-away-text = Esta página sigue por su cuenta cuando vuelva.
actions-again = Intentar otra vez
actions-watch = Mirar
actions-home = A la página de inicio
facts-players = { $players } personas
facts-playersFrom = { $from }–{ $to } personas
facts-minutes = { $minutes } min con bots
facts-minutesFrom = { $from }–{ $to } min con bots
taken-title = Ese nombre ya está en la mesa. ¿Eres tú?
taken-titleLeft = Alguien que se fue tiene ese nombre. ¿Eres tú?
taken-keeps = Si eres tú, recuperas los puntos de { $name } en cuanto quien dirige la sala diga que sí.
taken-isMe = Sí, soy yo
taken-again = Preguntar otra vez
taken-notMe = No, usaré otro nombre
taken-waiting = Estamos preguntando si eres { $name }.
taken-asked =
    { COUNT($others) ->
        [0] Preguntamos en el dispositivo de { $name }.
       *[other] Preguntamos en el dispositivo de { $name }, y también a { LIST($others, type: "conjunction") }.
    }
taken-askedOthers = Preguntamos a { LIST($others, type: "conjunction") }.
taken-until = Con un sí, esta página abre tu asiento. Hasta entonces solo ves esta página.
taken-bringOld = Si tienes el dispositivo anterior: abre allí el menú, toca «Cambiar de dispositivo» y escanea el código con este.
taken-bringHost =
    { $host ->
        [none] Quien dirige la sala también puede tocar los puntos junto a tu nombre y elegir «Ceder el asiento».
       *[other] { $host } también puede tocar los puntos junto a tu nombre y elegir «Ceder el asiento».
    }
person-name = Tu nombre
person-nameHint = Como te llama la gente
person-face = Tu cara
person-faceN = Cara { $n }
person-more = Otras caras
person-missing = Escribe primero un nombre.
takeOver-title = ¿Traer el asiento a este dispositivo?
takeOver-text = El dispositivo que lo tiene ahora solo mirará. Todo el mundo ve que se muda.
takeOver-move = Traerlo aquí
takeOver-used = Este enlace ya se usó o caducó. Haz otro con «Cambiar de dispositivo».
