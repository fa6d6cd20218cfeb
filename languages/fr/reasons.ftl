over = Le jeu est fini.
said = Le résultat selon le jeu : { $result }
cancelled-new-version = Une mise à jour a rendu cette partie injouable. Elle ne compte pas.
cancelled-unreadable = La partie n’a pas pu être lue après un redémarrage. Elle ne compte pas.
cancelled-other = Elle ne compte pas.
