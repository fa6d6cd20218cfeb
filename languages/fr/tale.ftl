noLie = Personne n’a menti. Vraiment.
noLieFound = Aucun mensonge n’est apparu au grand jour.
claims =
    { $count ->
        [0] Pas une seule annonce.
        [one] Une annonce, et elle était vraie.
       *[other] { $count } annonces, et pas un mensonge.
    }
believed-others =
    { "*" }*{ LIST($names, type: "conjunction") }** y { COUNT($names) ->
        [one] a
       *[other] ont
    } cru.
believed-you = { "*" }*Tu** y as cru.
believed-youAnd =
    { COUNT($names) ->
        [one] { "*" }*{ LIST($names, type: "conjunction") } et toi** y avez cru.
       *[other] { "*" }*Toi, { LIST($names, type: "conjunction") }** y avez cru.
    }
doubted-others =
    { "*" }*{ LIST($names, type: "conjunction") }** { COUNT($names) ->
        [one] n’a pas
       *[other] n’ont pas
    } mordu.
doubted-you = { "*" }*Tu** n’as pas mordu.
doubted-youAnd =
    { COUNT($names) ->
        [one] { "*" }*{ LIST($names, type: "conjunction") } et toi** n’avez pas mordu.
       *[other] { "*" }*Toi, { LIST($names, type: "conjunction") }** n’avez pas mordu.
    }
