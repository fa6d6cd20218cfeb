noLie = Nadie mintió. De verdad.
noLieFound = Ninguna mentira salió a la luz.
claims =
    { $count ->
        [0] No hubo ninguna declaración.
        [one] Una declaración, y era verdad.
       *[other] { $count } declaraciones, y ni una mentira.
    }
believed-others =
    { "*" }*{ LIST($names, type: "conjunction") }** { COUNT($names) ->
        [one] se lo creyó
       *[other] se lo creyeron
    }.
believed-you = { "*" }*Tú** te lo creíste.
believed-youAnd =
    { COUNT($names) ->
        [one] Mordiendo el anzuelo: **{ LIST($names, type: "conjunction") } y tú**.
       *[other] Mordiendo el anzuelo: **tú, { LIST($names, type: "conjunction") }**.
    }
doubted-others =
    { "*" }*{ LIST($names, type: "conjunction") }** { COUNT($names) ->
        [one] no se lo tragó
       *[other] no se lo tragaron
    }.
doubted-you = { "*" }*Tú** no te lo tragaste.
doubted-youAnd =
    { COUNT($names) ->
        [one] Sin morder el anzuelo: **{ LIST($names, type: "conjunction") } y tú**.
       *[other] Sin morder el anzuelo: **tú, { LIST($names, type: "conjunction") }**.
    }
