claimed =
    { $by ->
        [none] { "*" }*Tú**: «{ $words }»
       *[other] { $by }: «{ $words }»
    }
retracted =
    { $by ->
        [none] { "*" }*Tú** retiras: «{ $words }»
       *[other] { $by } retira: «{ $words }»
    }
