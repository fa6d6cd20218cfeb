evening = La soirée, en image
end = La fin, en image
share = Partager l’image
save = Enregistrer l’image
drawing = Dessin en cours…
failed = Ce navigateur ne peut pas la dessiner.
note = Dessinée sur cet appareil. Elle montre des noms et des visages, mais ni code ni lien.
stopped = Arrêtée.
nobody = Personne ne gagne.
everybody = Tout le monde gagne.
win = Victoire pour { LIST($names, type: "conjunction") }.
won = a gagné
points =
    { $many ->
        [one] { $many } point
       *[other] { $many } points
    }
bestLiar = Nez le plus long
bestDetective = Nez le plus fin
and = et { $names }
