newer = Es gibt ein neueres Hush.
load = Laden
later = Später
