noLie = Niemand hat gelogen. Wirklich.
noLieFound = Keine Lüge kam ans Licht.
claims =
    { $count ->
        [0] Niemand hat etwas behauptet.
        [one] Eine Behauptung, und sie stimmte.
       *[other] { $count } Behauptungen, und keine einzige Lüge.
    }
believed-others =
    { "*" }*{ LIST($names, type: "conjunction") }** { COUNT($names) ->
        [one] hat
       *[other] haben
    } es geglaubt.
believed-you = { "*" }*Du** hast es geglaubt.
believed-youAnd =
    { COUNT($names) ->
        [one] { "*" }*Du und { LIST($names, type: "conjunction") }** habt es geglaubt.
       *[other] { "*" }*Du, { LIST($names, type: "conjunction") }** habt es geglaubt.
    }
doubted-others =
    { "*" }*{ LIST($names, type: "conjunction") }** { COUNT($names) ->
        [one] hat
       *[other] haben
    } es nicht geschluckt.
doubted-you = { "*" }*Du** hast es nicht geschluckt.
doubted-youAnd =
    { COUNT($names) ->
        [one] { "*" }*Du und { LIST($names, type: "conjunction") }** habt es nicht geschluckt.
       *[other] { "*" }*Du, { LIST($names, type: "conjunction") }** habt es nicht geschluckt.
    }
