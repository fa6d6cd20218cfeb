newer = Hay un Hush más nuevo.
load = Cargarlo
later = Después
