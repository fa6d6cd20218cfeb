newer = Il y a un Hush plus récent.
load = Le charger
later = Plus tard
