outbox-ended = Die Partie war zu Ende, bevor das ankam.
outbox-watching = Wer zuschaut, kann nicht mitspielen.
away = Der Server antwortet nicht. Prüf dein Netz und versuch es noch mal.
