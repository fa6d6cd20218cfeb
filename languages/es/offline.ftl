title = No se llega a la mesa
text = No hay red o el servidor está caído. Tu asiento se guarda y la partida sigue.
status = Esta página sigue por su cuenta en cuanto haya conexión.
again = Intentar otra vez
