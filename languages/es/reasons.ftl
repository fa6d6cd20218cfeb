over = El juego terminó.
said = El resultado según el propio juego: { $result }
cancelled-new-version = Tras una actualización, esta partida ya no se podía jugar. No cuenta.
cancelled-unreadable = La partida no se pudo leer tras un reinicio. No cuenta.
cancelled-other = No cuenta.
