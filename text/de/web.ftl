# Beschriftungen der Weboberfläche.

web-nav = Hauptmenü
web-nav-play = Spielen
web-nav-mine = Meine Spiele
web-nav-rules = Regeln
web-home-link = Zur Startseite
web-settings = Einstellungen
web-day-night = Tag oder Nacht
web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert
web-try-again = Noch einmal
web-lost = Hier ist nichts.
web-yes = Ja
web-no = Nein
web-you = du
web-you-short = Du
web-choose = Auswählen
web-menu = Menü
web-on = an
web-off = aus

web-claim = Besiedle heute Abend die Insel
web-claim-more = Brettspiele auf Sechsecken mit Freunden, Fremden oder starken Bots. Offen, frei, und du brauchst kein Konto.
web-play-now = Jetzt spielen
web-against-bots = { $count ->
    [one] gegen einen Bot
   *[other] gegen { $count } Bots
} · { $level }
web-alone = du allein
web-board-of = Brett: { $board }
web-open-table = Tisch eröffnen
web-game = Spiel
web-games = Spiele
web-game-base = Die Insel
web-game-two = Die Insel zu zweit
web-game-dice = Würfelblatt
web-game-rivals-intro = Fürsten: Einstieg
web-game-rivals-gold = Fürsten: Zeit des Goldes
web-game-rivals-turmoil = Fürsten: Zeit der Wirren
web-game-rivals-progress = Fürsten: Zeit des Fortschritts
web-game-rivals-duel = Fürsten: Duell der Fürsten
web-about-base = Straßen, Siedlungen, Städte. Handle, baue und hüte dich vor dem Räuber.
web-about-two = Zwei Spieler, zwei neutrale Nachbarn und Handelskarten.
web-about-dice = Sechs Würfel, drei Würfe, fünfzehn Züge. Allein oder gemeinsam.
web-about-rivals-intro = Der Einstieg: 7 Punkte, nur Basiskarten, keine Angriffe.
web-about-rivals-gold = 12 Punkte. Kaufleute, Schiffe und eine Münzstätte: Reichtum entscheidet.
web-about-rivals-turmoil = 12 Punkte. Bogenschützen, Feuerteufel und Unruhen: Stärke entscheidet.
web-about-rivals-progress = 12 Punkte. Universität, Bibliothek und Seuche: Wissen entscheidet.
web-about-rivals-duel = 13 Punkte. Die drei Zeiten in einem Spiel, für Kenner.
web-players-range = { $least }–{ $most } Spieler
web-players-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
web-minutes = { $count } Min.
web-variants = { $count ->
    [one] 1 Variante
   *[other] { $count } Varianten
}
web-choose-variant = Variante
web-bot-level = Stärke der Bots
web-bots-of = Bots: { $level }
web-your-name = Dein Name
web-your-turn = Du bist am Zug:
web-return = Weiter
web-winner = Sieg: { $names }
web-with-players = mit { $names }
web-open-tables = Offene Tische
web-waiting = { $count ->
    [one] 1 wartet
   *[other] { $count } warten
}
web-no-tables = Kein Tisch ist offen.
web-open-first = Eröffne den ersten.
web-row-look = Ansehen
web-row-your-turn = Du bist dran
web-row-return = Weiter
web-row-sit = Hinsetzen
web-row-watch = Zusehen
web-phase-gathering = sammelt sich
web-phase-running = läuft
web-phase-over = beendet
web-phase-stopped = durch einen Fehler gestoppt
web-clock = je { $seconds } s
web-no-clock = Ohne Uhr

web-mine-running = Laufend
web-mine-over = Beendet
web-mine-none = Du hast noch an keinem Tisch gesessen.

web-look = Aussehen
web-language = Sprache
web-theme = Erscheinungsbild
web-theme-system = System
web-theme-light = Tag
web-theme-dark = Nacht
web-contrast = Hoher Kontrast
web-calm = Weniger Bewegung
web-sound = Ton
web-sound-all = Töne abspielen
web-sound-turn = Mein Zug, Angebote, Spielende
web-sound-dice = Würfel
web-sound-cards = Karten und Figuren
web-sound-chat = Chat
web-sound-clock = Die letzten zehn Sekunden meiner Uhr
web-you-are = Du
web-signed-in = Du spielst als { $name }.
web-other-name = Ein anderer Name, an Plätzen, die du von jetzt an einnimmst
web-rename = Ändern
web-renamed = Erledigt.
web-recovery-once = Dein Wiederherstellungscode, nur einmal gezeigt:
web-recovery-about = Damit kommen deine Plätze mit, wenn du Browser oder Gerät wechselst. Niemand kann ihn dir noch einmal nennen.
web-recovery-enter = Wiederherstellungscode aus einem anderen Browser
web-recover = Plätze wiederherstellen
web-recovered = Willkommen zurück, { $name }.

web-setup-about = Bis zum Start lässt sich alles ändern.
web-presets = Fertige Auswahlen
web-board-and-rules = Brett und Regeln
web-preview-dealt = Verdeckt bis zum Start: Erst dann werden Felder, Zahlen und Häfen ausgelegt.
web-preview-later = Das Brett zeigt sich, wenn das Spiel beginnt.
web-table = Tisch
web-table-name = Name des Tisches
web-table-name-hint = Abend an der Nordküste
web-table-of = Tisch von { $name }
web-who-joins = Wer darf mitspielen
web-by-link = Mit dem Link
web-everybody = Alle
web-clocks = Uhr
web-with-clock = Mit Uhr
web-per-decision = Sekunden je Entscheidung
web-time-bank = Reserve in Sekunden
web-then-lobby = Danach bestimmst du, wer wo sitzt.
web-create = Tisch eröffnen
web-less = Weniger: { $what }
web-more = Mehr: { $what }

web-lobby-about = Teile den Link; wer ihn hat, kann sich setzen.
web-seats = Plätze
web-seat-open = Freier Platz
web-seat-open-hint = wartet auf jemanden
web-seat-here = ist da
web-seat-away = nicht da
web-seat-who = Wer nimmt Platz { $seat }
web-seat-bot = Bot · { $level }
web-seat-stand-in = ein Bot vertritt
web-seat-details = Mehr über { $name }
web-take-back = Selbst weiterspielen
web-let-bot-play = Bot spielen lassen
web-leave = Spiel verlassen
web-leave-about = Ein Bot übernimmt deinen Platz. Er bleibt deiner: Du kannst jederzeit zurückkommen und weiterspielen.
web-leave-yes = Verlassen
web-leave-no = Bleiben
web-you-watch = Du schaust diesem Spiel zu.
web-spectators = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
web-seat-on-turn = am Zug
web-seat-asked = ist gefragt
web-seat-number = Platz { $seat }
web-seat-neutral = { $number ->
    [1] Neutral Grau
   *[other] Neutral Grün
}
web-neutral = gehört niemandem
web-sit = Hierher setzen
web-stand = Aufstehen
web-link = Link zu diesem Tisch
web-copy-link = Link kopieren
web-commitment = Die Würfel stehen schon fest; ihr Hash:
web-lobby-open = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
web-lobby-full = Alle sind da
web-lobby-bots-take = Starte jetzt, und Bots nehmen die freien Plätze.
web-lobby-ready = Es kann losgehen.
web-lobby-wait = Der Gastgeber startet das Spiel.
web-start = Starten
web-table-missing = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.

web-board = Brett
web-sheet = Blatt
web-side = Angebote, Verlauf und Chat
web-dock = Dein Zug
web-record = Verlauf und Chat
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-turn = Zug { $turn } · { $name }
web-chat = Chat
web-chat-unread = Chat · { $count }
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas in die Runde
web-chat-send = Senden
web-players = Spieler
web-player = Spieler
web-points = Punkte
web-points-hidden = { $open } + { $hidden } verdeckt
web-goal = wer zuerst { $goal } Punkte hat
web-turn = Zug { $turn }
web-has-offer = macht ein Angebot
web-choose-seat = { $name } wählen
web-rolled = Gewürfelt: { $one } und { $two }, zusammen { $sum }
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-offline = Keine Verbindung. Der Tisch wartet, deine Uhr läuft weiter.
web-error-unreachable = Der Server ist nicht erreichbar.
web-error-unknown = Das hat nicht geklappt.
web-to-end = Zum Ergebnis
web-fact-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-fact-cards = { $count ->
    [one] 1 Entwicklungskarte
   *[other] { $count } Entwicklungskarten
}
web-fact-knights = { $count ->
    [one] 1 Ritter ausgespielt
   *[other] { $count } Ritter ausgespielt
}
web-fact-route = Handelsstraße: { $count }
web-largest-army = größte Rittermacht
web-longest-route = längste Handelsstraße
web-trade-cards = Handelskarten

web-terrain-forest = Wald
web-terrain-hills = Hügelland
web-terrain-pasture = Weideland
web-terrain-fields = Ackerland
web-terrain-mountains = Gebirge
web-terrain-desert = Wüste
web-coast = Küste
web-harbour = Hafen
web-harbour-any = beliebig
web-harbours = Häfen
web-robber = Räuber
web-not-possible = { $place }, nicht möglich
web-hand = Hand
web-no-cards = keine Karten
web-short-lumber = Holz
web-short-brick = Lehm
web-short-wool = Wolle
web-short-grain = Getreide
web-short-ore = Erz
web-short-knight = Ritter
web-short-road-building = Straßen
web-short-invention = Erfindung
web-short-monopoly = Monopol
web-short-point = 1 Punkt
web-give-away = Abgeben: { $goods }
web-laid-aside = Karten, die du abgibst
web-take-card-back = Diese Karte behalten: { $goods }
web-give-up = { $count } von { $need } abgeben
web-card-playable = kann gespielt werden
web-card-fresh = in diesem Zug gekauft
web-card-kept = kann jetzt nicht gespielt werden
web-card-point = Eine Punktkarte wird nie gespielt: Sie zählt von selbst.
web-card-about-knight = Versetze den Räuber und stiehl eine Karte von jemandem, der dort gebaut hat.
web-card-about-road-building = Baue sofort zwei Straßen, ohne zu bezahlen.
web-card-about-invention = Nimm zwei beliebige Karten von der Bank.
web-card-about-monopoly = Nenne einen Rohstoff: Alle geben dir sämtliche Karten dieser Sorte.
web-short-trade-cards = Handel
web-build = Bauen
web-build-road = Straße
web-build-settle = Siedlung
web-build-city = Stadt
web-build-buy = Karte
web-missing = { $count ->
    [one] { $goods } fehlt
   *[other] { $goods } fehlen
}
web-impossible = jetzt nicht möglich
web-stock = noch im Vorrat
web-arm-road = Wähle einen Weg für deine Straße
web-arm-settle = Wähle eine Kreuzung für deine Siedlung
web-arm-city = Wähle eine Siedlung, die Stadt wird
web-possible-edge = { $count ->
    [one] 1 Weg ist möglich
   *[other] { $count } Wege sind möglich
}
web-possible-corner = { $count ->
    [one] 1 Kreuzung ist möglich
   *[other] { $count } Kreuzungen sind möglich
}
web-possible-hex = { $count ->
    [one] 1 Feld ist möglich
   *[other] { $count } Felder sind möglich
}
web-discard-more = Tippe die Karten an, die du abgibst, und bestätige
web-do-roll = Würfeln
web-do-end = Zug beenden
web-do-waive = Nicht bauen
web-bank = Bank
web-deck = { $count ->
    [one] noch 1 Entwicklungskarte
   *[other] noch { $count } Entwicklungskarten
}

web-trade = Handeln
web-you-give = Du gibst
web-you-get = Du bekommst
web-gives = Gibt
web-gets = Bekommt
web-one-more = Eins mehr: { $goods }
web-one-less = Eins weniger: { $goods }
web-of-hand = von { $count }
web-offer-empty = Wähle, was du gibst und was du willst.
web-offer-sentence = Du bietest { $give } für { $get }.
web-offer-send = Allen anbieten
web-offer-mine = Dein Angebot liegt auf dem Tisch
web-offer-of = { $name } macht ein Angebot
web-offer-hint = Damit könntest du bezahlen: { $what }
web-accept = Annehmen
web-decline = Ablehnen
web-decline-all = Angebote bis zu meinem nächsten Zug ablehnen
web-counter = Gegenangebot
web-counter-offer = Gegenangebot
web-counter-send = Stattdessen anbieten
web-withdraw = Zurücknehmen
web-answer-open = hat noch nicht geantwortet
web-answer-accepted = nimmt an
web-answer-rejected = lehnt ab
web-answer-countered = macht ein Gegenangebot
web-with-bank = Mit der Bank
web-bank-nothing = Dafür hat die Bank gerade kein Geschäft.

web-text-view = Textansicht
web-typed-move = Zug eintippen, oder die Nummer einer Möglichkeit
web-do-it = Ausführen
web-choices = Was du tun kannst
web-choices-none = Im Augenblick nichts.
web-choices-more = { $count ->
    [one] 1 Art, neu zu würfeln
   *[other] { $count } Arten, neu zu würfeln
}
web-player-line = { $points } Punkte, { $cards } Karten, { $development } Entwicklungskarten, { $knights } Ritter, Handelsstraße { $route }
web-row = Reihe { $row }

web-keys = Tasten
web-key-roll = würfeln
web-key-end = Zug beenden
web-key-build = Straße, Siedlung, Stadt, Karte
web-key-trade = handeln
web-key-answer = Angebot annehmen, ablehnen, Gegenangebot
web-key-walk = über leuchtende Orte gehen
web-key-walk-all = über alle Orte gehen
web-key-kind = zwischen Feldern, Kreuzungen und Wegen wechseln
web-key-take = nehmen, was markiert ist
web-key-why = sagen, warum dieser Ort nicht geht
web-key-escape = abwählen, schließen
web-key-text = Textansicht mit getippten Zügen
web-key-record = Verlauf, Chat
web-key-zoom = Vergrößern, Verkleinern, Einpassen
web-key-zones = nächster Teil des Bildschirms
web-key-help = diese Liste
web-key-keep = Würfel behalten oder freigeben
web-key-reroll = würfeln, was nicht behalten wird

web-dice = Würfel
web-round = Zug { $round } von { $rounds }
web-score = Punkte
web-symbol = { $what }, { $points } Punkte, { $state }
web-symbol-built = gebaut
web-symbol-lit = kann jetzt gebaut werden
web-symbol-open = nicht gebaut
web-die-kept = behalten
web-die-free = kommt zurück in den Becher
web-roll-dice = { $count ->
    [one] 1 Würfel werfen
   *[other] { $count } Würfel werfen
}
web-rolls-left = { $count ->
    [one] noch 1 Wurf
   *[other] noch { $count } Würfe
}
web-turn-points = { $count ->
    [one] 1 Punkt in diesem Zug gebaut
   *[other] { $count } Punkte in diesem Zug gebaut
}
web-gold-trade = 2 Gold → 1
web-choose-on-sheet = Wähle auf dem Blatt eine der leuchtenden Stellen
web-joker = Joker
web-joker-used = gebaut, Joker verbraucht

web-won = { $name } besiedelt die Insel
web-won-together = { $names } gewinnen gemeinsam
web-drawn = Niemand gewinnt: unentschieden
web-won-points = { $points } Punkte.
web-won-turns = { $turns } Züge.
web-my-place = Du bist Nummer { $place }.
web-rematch = Revanche
web-replay = Wiederholung
web-share = Teilen
web-see-board = Brett ansehen
web-result = Ergebnis
web-col-settlements = Siedlungen
web-col-cities = Städte
web-col-route = Straße
web-col-knights = Ritter
web-col-cards = Punktkarten
web-col-points = Punkte
web-dice-count = { $count ->
    [one] Würfel, 1 Wurf
   *[other] Würfel, { $count } Würfe
}
web-rolls-chart = Würfe je Summe
web-expected = erwartet
web-points-by-turn = Punkte im Lauf der Zeit
web-race-chart = Punkte der Spieler im Lauf der Zeit
web-received = Erhaltene Karten
web-stolen-lost = { $stole } geraubt, { $robbed } verloren
web-fair = Die Würfel standen vor dem ersten Wurf fest.
web-verify = Nachprüfen
web-verified = Bestätigt: { $draws } Ziehungen wurden wiederholt.
web-not-verified = Nicht bestätigt!
web-other-commitment = Als du dich gesetzt hast, war der Tisch auf etwas anderes festgelegt.
web-journal = Protokoll
web-not-over = Dieses Spiel ist noch nicht zu Ende.

web-step = Schritt { $step } von { $steps }
web-timeline = Zeitleiste
web-to-start = Zum Anfang
web-to-last = Zum Ende
web-turn-back = Einen Zug zurück
web-turn-on = Einen Zug weiter
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-play = Abspielen
web-pause = Anhalten
web-speed = Geschwindigkeit
web-viewer = Gesehen von
web-all-open = Alle Karten offen

web-rules = Regeln
web-rules-about = Jede Regel hat eine Nummer; eine Ablehnung nennt sie.
web-rules-search = Nach Wort oder Nummer suchen
web-rules-none = Keine Regel enthält diese Wörter.
web-rules-source = Im Wortlaut
web-rules-boxes = Schachteln
web-rules-all = Alle
web-box-base = Grundspiel
web-box-two = Zu zweit
web-box-dice = Würfelspiel
web-box-sea = Seefahrt
web-box-cities = Städte und Ritter
web-box-rivals = Kartenspiel
web-box-scenario = Szenarien

web-game-sea = Seefahrer
web-about-sea = Schiffe, Gold, Nebel und Piraten. Neun Szenarien jenseits der eigenen Küste.
web-preview-groups = Was verdeckt liegt, wird zu Beginn der Partie ausgelegt.
web-scenario = Szenario
web-frame = der Rahmen des Spielfelds
web-pirate = Pirat
web-ships = Schiffe
web-lifted = Schiff in der Hand
web-terrain-gold = Goldfeld
web-terrain-sea = Meer
web-terrain-fog = Nebel
web-terrain-back = verdeckt
web-way = { $way ->
    [n] nördlich von { $place }
    [ne] nordöstlich von { $place }
    [e] östlich von { $place }
    [se] südöstlich von { $place }
    [s] südlich von { $place }
    [sw] südwestlich von { $place }
    [w] westlich von { $place }
   *[nw] nordwestlich von { $place }
}
web-way-towards = { $from }, Richtung { $place }
web-way-hex = { $what }, { $where }
web-open-sea = offenes Meer, { $where }
web-open-fog = im Nebel, { $where }
web-open-edge = am Rand des Nebels, { $where }
web-coast-of = Küste von { $place }, { $way ->
    [n] Nordseite
    [ne] Nordostseite
    [e] Ostseite
    [se] Südostseite
    [s] Südseite
    [sw] Südwestseite
    [w] Westseite
   *[nw] Nordwestseite
}
web-corner-of = { $way ->
    [n] Nordecke
    [ne] Nordostecke
    [e] Ostecke
    [se] Südostecke
    [s] Südecke
    [sw] Südwestecke
    [w] Westecke
   *[nw] Nordwestecke
}
web-build-ship = Schiff
web-build-move = versetzen
web-arm-ship = Wähle eine Küste oder einen Seeweg für dein Schiff
web-arm-move-ship = Wähle das Schiff, das du versetzen willst
web-arm-ship-or-move = Setze ein neues Schiff oder wähle eines, das du versetzt
web-lift-ship = Dieses Schiff versetzen: { $place }
web-possible-ships = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}, { $ships ->
    [one] 1 Schiff fährt
   *[other] { $ships } Schiffe fahren
}
web-do-waive-move-ship = Zurückstellen
web-do-waive-pick-anybody = Niemanden berauben
web-key-ship = Schiff bauen oder versetzen
web-key-scenario = das Szenario und seine Zahlen
web-pick = Nimm { $goods }; du hast { $have }, die Bank hat { $bank }
web-fact-warships = { $count ->
    [one] 1 Kriegsschiff
   *[other] { $count } Kriegsschiffe
}
web-fact-lairs = { $count ->
    [0] Festung erobert
    [one] Festung mit 1 Piratenlager
   *[other] Festung mit { $count } Piratenlagern
}
web-fact-cloth = { $count ->
    [one] 1 Stoffballen
   *[other] { $count } Stoffballen
}
web-fact-bonus = { $count ->
    [one] 1 Sonderpunkt
   *[other] { $count } Sonderpunkte
}
web-fact-wonder = { $wonder }, Stufe { $level } von 4
web-fact-no-wonder = noch kein Wunder
web-fact-tokens = { $count ->
    [one] 1 Hafen zu legen
   *[other] { $count } Häfen zu legen
}
web-bonus-island = { $points ->
    [one] Insel: 1 Punkt für die erste Siedlung
   *[other] Insel: { $points } Punkte für die erste Siedlung
}
web-isles = Neue Inseln
web-isles-about = { $points ->
    [one] Deine erste Siedlung auf jeder von ihnen bringt 1 Sonderpunkt.
   *[other] Deine erste Siedlung auf jeder von ihnen bringt { $points } Sonderpunkte.
}
web-fog = Nebel
web-fog-left = { $count ->
    [one] 1 Feld ist unentdeckt.
   *[other] { $count } Felder sind unentdeckt.
}
web-fog-about = Ein Schiff oder eine Straße, die den Nebel erreicht, deckt das Feld davor auf. Wer Land findet, bekommt eine Karte davon.
web-gifts = Geschenke des Stammes
web-gifts-about = Das erste Schiff bei einem Geschenk nimmt es mit. Einen Hafen legst du an eine eigene Siedlung an der Küste.
web-gifts-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
web-gifts-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-gift-point = Geschenk: ein Siegpunkt
web-gift-card = Geschenk: eine Entwicklungskarte
web-gift-harbour = Geschenk: ein Hafen
web-village = Dorf { $number }, noch { $cloth } Stoffballen, Händler: { $traders }
web-cloth = Stoff
web-cloth-about = Ein Schiff an einem Dorf eröffnet den Handel. Fällt die Zahl des Dorfes, bekommt jeder seiner Händler einen Stoffballen. Zwei sind ein Punkt. Die Partie endet, wenn fünf Dörfer leer sind.
web-cloth-worth = { $count } P.
web-cloth-left = { $count } im Vorrat
web-cloth-dry = { $count } von { $most } Dörfern leer
web-fortress = Piratenfestung von { $name }, { $lairs ->
    [0] erobert
    [one] 1 Piratenlager
   *[other] { $lairs } Piratenlager
}
web-beachhead = Brückenkopf
web-fortresses = Piratenfestungen
web-fortresses-about = Führe deine Schiffe über deinen Brückenkopf zu deiner Festung, rüste sie mit Ritterkarten und greif an. Du gewinnst, wenn alle ihre Lager gefallen sind und du die Punkte hast. Die Flotte fährt um den kleineren Würfel weiter und greift an, wer dort ein Gebäude hat.
web-attack = Festung angreifen
web-wonders = Wunder
web-wonders-about = Jeder baut höchstens eines, und jedes wird nur einmal gebaut. Wer die vierte Stufe vollendet, gewinnt, oder wer die Punkte hat und allein vorn liegt.
web-wonder-level = Stufe { $level } von 4
web-wonder-claim = Beanspruchen
web-wonder-build = Bauen
web-wonder-needs-theatre = braucht 2 Städte
web-wonder-needs-great-bridge = braucht ein Gebäude an der Meerenge
web-wonder-needs-monument = braucht eine Stadt am Hafen und einen Handelsweg von 5
web-wonder-needs-great-wall = braucht ein Gebäude am Rand der Wüste
web-wonder-needs-cathedral = braucht eine Stadt und 6 Punkte
web-col-ships = Schiffe
web-col-cloth = Stoff
web-col-wonder = Wunder
web-col-bonus = Sonder
web-log-discovered = { $seat } entdeckt { $place }.
web-tokens = Häfen zu legen
web-place-harbour = { $kinds } · { $count ->
    [one] 1 Küste ist möglich
   *[other] { $count } Küsten sind möglich
}

web-game-knights = Städte & Ritter
web-about-knights = Handelswaren, Stadtausbau, Fortschrittskarten – und Ritter, ehe die Barbaren landen.
web-game-knights-sea = Städte & Ritter auf See
web-about-knights-sea = Beide Schachteln auf einer Karte: Schiffe und Ritter, zwei Punkte mehr zum Sieg. In den Szenarien, die zu ihnen passen.
web-area-trade = Handel
web-area-politics = Politik
web-area-science = Wissenschaft
web-short-cloth = Tuch
web-short-coin = Münzen
web-short-paper = Papier
web-build-wall = Mauer
web-build-raise = Ritter
web-build-activate = Aktivieren
web-build-promote = Aufwerten
web-found-city = Setze deine erste Stadt: Sie bringt dir die ersten Karten
web-arm-wall = Wähle eine Stadt für die Mauer
web-arm-raise = Wähle eine Kreuzung für deinen Ritter
web-arm-activate = Wähle den Ritter, den du aktivierst
web-arm-promote = Wähle den Ritter, den du aufwertest
web-arm-move = Wähle den Ritter, der zieht
web-arm-move-to = Wähle, wohin dein Ritter zieht
web-knights-usable = { $count ->
    [one] Tippe auf deinen umringten Ritter, um ihn einzusetzen
   *[other] Tippe auf einen deiner { $count } umringten Ritter, um ihn einzusetzen
}
web-knight-active = { $rank }er Ritter, aktiv
web-knight-passive = { $rank }er Ritter, passiv
web-knight-of = { $name }: { $knight }
web-knight-rests = Handelt erst ab deinem nächsten Zug oder hat schon gehandelt.
web-deed-move = Ziehen oder vertreiben
web-deed-chase = Räuber verjagen
web-deed-chase-pirate = Piraten verjagen
web-deed-activate = Aktivieren
web-deed-promote = Aufwerten
web-do-pass = Dabei bleiben
web-do-pass-commit = Keinen weiteren Ritter schicken
web-do-pass-spy = Keine nehmen
web-do-pass-enlist = Keinen Ritter einsetzen
web-do-pass-rebuild = Nicht wieder bauen
web-do-pass-second-smith = Keinen weiteren aufwerten
web-progress-card = Fortschrittskarte
web-play-card = Karte ausspielen
web-play-before-roll = Vor dem Wurf ausspielen
web-deck-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
web-decks = Fortschrittskarten in den Stapeln
web-event-die = Ereigniswürfel
web-fleet = Handelsflotte, diesen Zug 2:1: { $kinds }
web-barbarians = Barbaren
web-barbarians-steps = Das Barbarenschiff ist { $steps } von { $landing } Schritten gefahren.
web-barbarians-against = Seine Stärke ist { $strength }, die aller aktiven Ritter { $knights }.
web-barbarians-strength = Stärke der Barbaren
web-barbarians-lose = Eine Stadt verlieren würde: { $names }
web-barbarians-win = Die Barbaren würden siegen
web-barbarians-defender = Die Ritter würden siegen; Retter würde { $name }
web-barbarians-tie = Die Ritter würden siegen; je eine Karte zögen { $names }
web-barbarians-even = Die Ritter würden siegen
web-barbarians-about = Das Schiff fährt weiter, wenn der Ereigniswürfel es zeigt; nach { $landing } Schritten landet es. Die Barbaren sind so stark, wie es Städte gibt; die Verteidigung ist die Summe aller aktiven Ritter. Sind die Barbaren stärker, verliert eine Stadt, wer am wenigsten beigetragen hat; Metropolen sind sicher. Sonst wird Retter Catans, wer am meisten beigetragen hat, und hat 1 Punkt. Danach sind alle Ritter passiv, die gekämpft haben.
web-barbarians-asleep = Bis sie zum ersten Mal landen, bleibt der Räuber stehen.
web-knights = Ritter
web-knights-strength = Stärke aller aktiven Ritter
web-contribution = Beitrag
web-loses-city = würde eine Stadt verlieren
web-would-defend = würde Retter
web-would-draw = zöge eine Karte
web-improve = Ausbauen
web-improvements = Stadtausbau
web-improvements-about = Handelswaren kommen aus Städten: Tuch vom Weideland, Münzen vom Gebirge, Papier vom Wald. Mit ihnen baust du Stufe um Stufe aus. Zeigt der Ereigniswürfel das Tor eines Bereichs und ist der rote Würfel klein genug für deine Stufe, ziehst du eine Fortschrittskarte.
web-improve-next = { $area }: als Nächstes Stufe { $level }, { $name }
web-improve-top = { $area } ist ganz ausgebaut
web-level = Stufe { $level } von 5
web-level-chance = Karten bei Rot 1–{ $most }.
web-level-metropolis = Wer zuerst hier ist, gründet die Metropole: +2 Punkte.
web-level-safe = Die Metropole gehört dir für immer, oder du übernimmst sie.
web-level-trade-1 = Markt
web-level-trade-2 = Zunft
web-level-trade-3 = Gilde
web-level-trade-4 = Bank
web-level-trade-5 = Handelszentrum
web-level-politics-1 = Rathaus
web-level-politics-2 = Kirche
web-level-politics-3 = Festung
web-level-politics-4 = Kathedrale
web-level-politics-5 = Rat Catans
web-level-science-1 = Kloster
web-level-science-2 = Bibliothek
web-level-science-3 = Aquädukt
web-level-science-4 = Theater
web-level-science-5 = Universität
web-ability-trade = Tausche jede Handelsware 2:1.
web-ability-politics = Ritter können mächtig werden.
web-ability-science = Ein Wurf, der dir nichts bringt, bringt einen Rohstoff deiner Wahl.
web-metropolis = { $name } hat die Metropole ({ $area }).
web-metropolis-safe = { $name } hat die Metropole ({ $area }) für immer.
web-metropolis-free = Die Metropole ist noch zu gründen.
web-metropolis-at = Metropole ({ $area }):
web-merchant-of = Der Händler von { $name } steht auf { $place }.
web-walls = Stadtmauern
web-lying = Liegende Städte
web-shown = offene Karten
web-safe-hand = { $count } Karten sind vor einer Sieben sicher
web-fact-hand-safe = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}, { $safe } sind vor einer Sieben sicher
web-fact-contribution = Stärke { $count } aktiver Ritter, { $knights ->
    [one] 1 Ritter
   *[other] { $knights } Ritter
} insgesamt
web-fact-progress = { $count ->
    [one] 1 Fortschrittskarte
   *[other] { $count } Fortschrittskarten
}
web-fact-level = { $area } Stufe { $level }
web-fact-defenders = { $count ->
    [one] Retter Catans
   *[other] { $count }-mal Retter Catans
}
web-fact-merchant = hat den Händler: 1 Punkt
web-player-line-knights = { $points } Punkte, { $cards } Karten, Route { $route }
web-key-build-walls = Straße, Siedlung, Stadt, Mauer
web-key-knights = Ritter aufstellen, aktivieren, aufwerten, ziehen
web-key-improvements = Stadtausbau
web-key-barbarians = die Barbaren
web-col-metropolises = Metropolen
web-col-defenders = Retter
web-col-merchant = Händler
web-col-shown = Punktkarten
web-battles = Barbaren
web-battles-count = { $count ->
    [0] Sie sind nie gelandet.
    [one] Sie sind einmal gelandet;
   *[other] Sie sind { $count }-mal gelandet;
} { $count ->
    [0] {""}
   *[other] die Ritter haben { $won ->
        [one] 1 Schlacht
       *[other] { $won } Schlachten
    } gewonnen.
}
web-stat-knights = Ritter aufgestellt
web-stat-improved = Ausbauten
web-stat-played = Fortschrittskarten gespielt
web-stat-lost = Städte verloren
web-too-many-cards = Mehr als vier Fortschrittskarten: eine ausspielen oder zurücklegen

web-game-rivals = Fürsten
web-about-rivals = Zwei Fürstentümer aus Karten wachsen einander gegenüber. Zu zweit, in fünf Spielen von leicht bis reich.
web-riv-realm = Fürstentum von { $name }
web-riv-this-turn = Dieser Zug
web-riv-of-goal = von { $goal }
web-riv-victory = Siegpunkte
web-riv-commerce = Handel
web-riv-strength = Stärke
web-riv-skill = Geschick
web-riv-progress = Fortschritt
web-riv-token-commerce = Handelsvorteil
web-riv-token-strength = Stärkevorteil
web-riv-hand-of = { $count } von { $limit } Karten auf der Hand
web-riv-free = nichts
web-riv-costs = Kostet
web-riv-kind-action = Aktion
web-riv-kind-attack = Angriff
web-riv-kind-building = Gebäude
web-riv-kind-city = Stadtgebäude
web-riv-kind-hero = Held
web-riv-kind-ship = Handelsschiff
web-riv-kind-unit = Einheit
web-riv-kind-landscape = Neben einer Landschaft
web-riv-kind-event = Ereignis
web-riv-set-base = Basis
web-riv-set-gold = Gold
web-riv-set-turmoil = Wirren
web-riv-set-progress = Fortschritt
web-riv-settlement = Siedlung { $number }
web-riv-city = Stadt { $number }
web-riv-above = Bauplatz über { $town }
web-riv-below = Bauplatz unter { $town }
web-riv-land = { $twice ->
    [1] { $land }, { $store } von 3 { $resource }, bringt zwei
   *[0] { $land }, { $store } von 3 { $resource }
}
web-riv-site = Frei: { $place }
web-riv-site-free = frei
web-riv-road-place = Platz für eine Straße, { $end }
web-riv-plot = Platz für eine Siedlung, { $end }
web-riv-choose = Wähle: { $what }
web-riv-here = hier
web-riv-rolled = Zahl { $number }, Ereignis: { $symbol }.
web-riv-not-rolled = Noch wurde nicht gewürfelt. Bei jedem Wurf bekommen beide ihren Ertrag.
web-riv-about-brigands = Wer mehr als 7 Rohstoffe hat, verliert alle Wolle und alles Gold.
web-riv-about-trade = Wer den Handelsvorteil hat, nimmt dem anderen einen Rohstoff.
web-riv-about-celebration = Wer mehr Geschick hat, bekommt einen Rohstoff; bei Gleichstand beide.
web-riv-about-harvest = Beide bekommen einen Rohstoff ihrer Wahl.
web-riv-about-card = Die oberste Ereigniskarte wird aufgedeckt. Sie gilt für beide.
web-riv-stacks = Stapel
web-riv-draw-stacks = Nachziehstapel
web-riv-stack = Stapel { $stack }
web-riv-stack-of = Stapel { $stack } ({ $set }), { $count } Karten
web-riv-supply = Vorrat
web-riv-supply-road = Straßen
web-riv-supply-settlement = Sied­lungen
web-riv-supply-city = Städte
web-riv-supply-landscape = Land
web-riv-events = Ereig­nisse
web-riv-discard = Ablage
web-riv-open-stack = offener Stapel
web-riv-missing = Es fehlt: { $goods }
web-riv-hand-empty = Deine Hand ist leer.
web-riv-copies = { $count }-mal
web-riv-unknown = nicht gesehen
web-riv-pile-about = { $fresh ->
    [0] Jede Karte dieses Stapels hat schon jemand gesehen.
    [one] Obenauf liegt eine Karte, die niemand gesehen hat.
   *[other] Obenauf liegen { $fresh } Karten, die niemand gesehen hat.
} { $seen ->
    [0] Andere hast du nicht angesehen.
   *[other] Darunter, von oben: was du gesehen hast.
} { $missing ->
    [0] { "" }
    [one] Eine davon ist seither fort.
   *[other] { $missing } davon sind seither fort.
}
web-riv-see-table = Tisch ansehen
web-riv-see-cards = Karten ansehen
web-riv-under = Unter Stapel { $stack }
web-riv-of-store = { $count } auf Lager
web-riv-no-room = kein Platz oder kein Tausch
web-riv-choose-get = Wähle, was du bekommst
web-riv-rule = Regel nachschlagen
web-riv-arm-road = Wähle die Seite für deine Straße.
web-riv-arm-settle = Wähle das Ende der Straße.
web-riv-arm-city = Wähle die Siedlung, die Stadt wird.
web-riv-arm-card = Wähle einen Platz für { $card }.
web-riv-arm-under = Wähle den Stapel, unter den { $card } kommt.
web-riv-cancel = Abbrechen
web-riv-play = Ausspielen
web-riv-no-card = Zieh erst ein Gebäude, einen Helden oder ein Schiff; hier wird es stehen.
web-riv-owed = noch zu zahlen: { $goods }
web-riv-left = { $count ->
    [one] noch 1
   *[other] noch { $count }
}
web-riv-lit = { $count ->
    [one] 1 ist möglich
   *[other] { $count } sind möglich
}
web-riv-hint-main = Karten mit gelbem Rand kannst du jetzt einsetzen.
web-riv-hint-refill = Am Ende deines Zuges hältst du { $limit } Karten.
web-riv-hint-exchange = Die Karte kommt unter ihren Stapel; du ziehst eine andere oder durchsuchst einen Stapel für { $price ->
    [0] nichts
    [one] 1 Rohstoff
   *[other] { $price } Rohstoffe
}.
web-riv-hint-search = Durchsuchen kostet { $price ->
    [0] nichts
    [one] 1 Rohstoff
   *[other] { $price } Rohstoffe
}.
web-riv-pass-exchange = Karten behalten
web-riv-pass-scout = Zwei ziehen
web-riv-pass-spare = Geschehen lassen
web-riv-pass-buy = Nichts mehr kaufen
web-riv-pass-steal = Keine nehmen
web-riv-pass-search = Nicht suchen
web-riv-pass-demand = Das genügt
web-riv-col-built = Gebaute Karten
web-riv-col-played = Gespielte Karten
web-riv-won = { $name } herrscht über das Land
web-riv-received = Erhaltene Rohstoffe
web-riv-numbers = Gewürfelte Zahlen
web-riv-more = { $count } Arten zu tauschen oder abzureißen
web-key-pass = verzichten
web-key-centre = Straße, Siedlung, Stadt
web-key-hand = zur Hand
web-riv-victory-count = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
web-riv-once = Nur einmal im Fürstentum
web-riv-last-roll = Letzter Wurf
web-riv-events-about = { $above ->
    [0] Oben liegt das Julfest: Mit dem nächsten Ereignis wird der Stapel neu gemischt.
    [one] Über dem Julfest liegt eine Karte; kommt es, wird der Stapel neu gemischt.
   *[other] Über dem Julfest liegen { $above } Karten; kommt es, wird der Stapel neu gemischt.
}
web-riv-beyond = Zu einem Platz außerhalb des Bildes
web-riv-keep-lands = So lassen
web-riv-search = { $price ->
    [0] Einen Stapel durchsuchen
    [one] Für 1 einen Stapel durchsuchen
   *[other] Für { $price } einen Stapel durchsuchen
}
web-riv-cause-celebration = Fest: ein Rohstoff deiner Wahl
web-riv-cause-harvest = Reiche Ernte: ein Rohstoff deiner Wahl
web-riv-cause-search = für die Suche in einem Stapel
web-riv-riots-price = der Preis ist { $goods }
web-riv-hint-spare = Alle Betroffenen werden gefragt, damit niemand erfährt, wer Sebastian hat.
web-riv-col-tokens = Vorteile
web-riv-col-card-points = Punkte durch Karten
