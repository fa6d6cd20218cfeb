menu-title = Quién habla
menu-mute = Silenciar
menu-unmute = Volver a oír
menu-mutedNote = Ya no te llegará nada de { $name }. Nadie se entera.
menu-unmutedNote = Vuelve a llegarte lo que dice { $name }.
hand-raise = Levantar la mano
hand-lower = Bajar la mano
hand-done = Ya terminé
hand-raised =
    { $place ->
        [one] Mano en alto, es la siguiente
       *[other] Mano en alto, número { $place } en los turnos
    }
hand-hand = Mano en alto, número { $place }
hand-speaks = Habla
hand-has = { $name } tiene la palabra.
hand-youHave = Tienes la palabra.
hand-hands = Esperan para hablar:
hand-count =
    { $hands ->
        [one] 1 mano
       *[other] { $hands } manos
    }
hand-after = Después:
hand-more = y { $n } más
hand-let = Dar la palabra a { $name }
# A shorter form of the label `let`, without the name.
hand-next = Siguiente
hand-end = Terminar
hand-endOf = Terminar el turno de palabra de { $name }
hand-lowerShort = Bajar
hand-lowerOf = Bajar la mano de { $name }
hand-left = quedan { $time } para hablar
hand-nobody = Nadie habla y no hay manos en alto.
hand-queue = Manos en alto, por orden
hand-keys = Alt+H también levanta y baja la mano.
hand-listens = Estás mirando, así que solo escuchas. Quien dirige la sala puede cambiarlo.
hand-hostGives = Da la palabra quien está hablando o quien dirige la sala.
hand-time = Tiempo para hablar
hand-timeHint = Vale desde el próximo turno de palabra. Cuando el tiempo acaba, el turno termina por su cuenta.
hand-noTime = Sin límite
hand-seconds = { $seconds } s
hand-minutes = { $minutes } min
hand-spectators = El público puede hablar
hand-spectatorsHint = Durante una partida, quien mira también puede levantar la mano.
hand-back = Aquí estoy otra vez
hand-presence = Tu estado
hand-here = Aquí
hand-presenceHint = Termina cuando escribes un mensaje o haces una jugada a la vista.
hand-muted = Silencio para ti
status-phone-tag = Al teléfono
status-phone-choose = Estoy al teléfono
status-phone-own = Tu estado: al teléfono.
status-back-soon-tag = Vuelve enseguida
status-back-soon-choose = Vuelvo enseguida
status-back-soon-own = Tu estado: vuelves enseguida.
