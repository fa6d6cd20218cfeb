evening = La noche, en una imagen
end = El final, en una imagen
share = Compartir la imagen
save = Guardar la imagen
drawing = Dibujando…
failed = Este navegador no puede dibujarla.
note = Dibujada en este dispositivo. Muestra nombres y caras, pero ningún código ni enlace.
stopped = Interrumpida.
nobody = No gana nadie.
everybody = Gana todo el mundo.
win = Victoria de { LIST($names, type: "conjunction") }.
won = ganó
points =
    { $many ->
        [one] 1 punto
       *[other] { $many } puntos
    }
bestLiar = Premio Pinocho
bestDetective = Premio Sherlock
and = con { $names }
