claimed =
    { $by ->
        [none] { "*" }*Du**: „{ $words }“
       *[other] { $by }: „{ $words }“
    }
retracted =
    { $by ->
        [none] { "*" }*Du** nimmst zurück: „{ $words }“
       *[other] { $by } nimmt zurück: „{ $words }“
    }
