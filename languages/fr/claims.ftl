claimed =
    { $by ->
        [none] { "*" }*Toi** : « { $words } »
       *[other] { $by } : « { $words } »
    }
retracted =
    { $by ->
        [none] { "*" }*Tu** retires : « { $words } »
       *[other] { $by } retire : « { $words } »
    }
