notFound-title = Aquí no hay nada
notFound-text = Quizá la dirección está cortada. La de una sala termina con sus seis caracteres.
notFound-home = A la página de inicio
broken-title = Esta página se rompió
broken-text = Es culpa nuestra. Tu asiento y tus jugadas están a salvo en el servidor. Recarga la página para volver a ellos.
broken-again = Recargar
