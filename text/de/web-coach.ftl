# Was um die Worte des Trainers herum steht; es wird geladen, wenn man ihn fragt.

web-coach-close = Tipp schließen
web-coach-step = Tipp { $step } von { $steps }
web-coach-look = was
web-coach-where = wo
web-coach-numbers = Zahlen
web-coach-does = Stark wäre: { $deed }
web-coach-considers = Ein starker Spieler erwägt:
web-coach-show-where = Wo?
web-coach-show-numbers = Zahlen zeigen
web-coach-thinking = Einen Moment …
web-coach-no-answer = Hier weiß der Trainer keinen Rat.
web-coach-alike = Genauso gut: { $others }.
web-coach-known = Aus dem, was du sehen kannst; verdeckte Karten sind geschätzt.
web-coach-warning = Trotzdem?
web-coach-costs-chance = Das würde etwa { $loss } Punkte Gewinnchance kosten.
web-coach-costs-points = Das würde etwa { $loss } Punkte kosten.
web-coach-think = Noch einmal überlegen
web-coach-do-it = Trotzdem tun
web-evaluation-chances = Gewinnchancen, wie ein starker Spieler sie sieht, aus dem, was du siehst: { $chances }
web-evaluation-points = Am Ende zu erwartende Punkte: { $points }
