outbox-ended = La partida terminó antes de que esto se enviara.
outbox-watching = Quien mira no puede jugar.
away = El servidor no responde. Revisa tu red e inténtalo otra vez.
