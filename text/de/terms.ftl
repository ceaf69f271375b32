# Begriffe, die alle Spiele teilen.

nothing = nichts
