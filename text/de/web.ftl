# Beschriftungen der Weboberfläche.

web-nav = Hauptmenü
web-nav-play = Spielen
web-nav-learn = Lernen
web-learn-it = Spielend lernen
web-learn-first = Neu auf der Insel? Die erste Lektion dauert zwei Minuten, auf dem echten Brett.
web-nav-mine = Meine Spiele
web-nav-rules = Regeln
web-home-link = Zur Startseite
web-settings = Einstellungen
web-day-night = Tag oder Nacht
web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert
web-try-again = Noch einmal
web-no-network = Du bist offline
web-no-network-help = Landnam ist da, aber die Spiele liegen auf dem Server. Dein Spiel wartet dort auf dich und erscheint wieder, sobald es eine Verbindung gibt.
web-no-network-again = Noch einmal versuchen
web-lost = Hier ist nichts.
web-yes = Ja
web-no = Nein
web-you = du
web-you-short = Du
web-guest = Gast
web-nothing-asked = Hier ist nichts mehr zu tun.
web-choose = Auswählen
web-menu = Menü
web-on = an
web-off = aus

web-claim = Besiedle heute Abend die Insel
web-claim-more = Brettspiele auf Sechsecken mit Freunden, Fremden oder starken Bots. Offen und frei, ganz ohne Konto.
web-play-now = Jetzt spielen
web-against-bots = { $count ->
    [one] gegen einen Bot
   *[other] gegen { $count } Bots
} · { $level }
web-alone = allein
web-board-of = Spielplan: { $board }
web-open-table = Tisch eröffnen
web-game = Spiel
web-games = Spiele
web-game-base = Die Insel
web-game-two = Die Insel zu zweit
web-game-dice = Das Würfelspiel
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
web-scenarios = { $count ->
    [one] 1 Szenario
   *[other] { $count } Szenarien
}
web-variants = { $count ->
    [one] 1 Variante
   *[other] { $count } Varianten
}
web-choose-variant = Variante
web-bot-level = Welche Bots
web-bots-more = Die Bots kennenlernen
web-bots-title = Wer setzt sich zu dir?
web-bots-about = Vier Charaktere, dieselben in jedem Spiel. Mische sie, wie du magst.
web-bots-good = Passt
web-bots-how-many = { $name }: wie viele
web-bots-sit-down = { $count ->
    [one] { $names } setzt sich zu dir
   *[other] { $names } setzen sich zu dir
}
web-bots-nobody = Noch sitzt niemand bei dir
web-bots-too-few = { $count ->
    [one] Dieses Spiel braucht mindestens einen Bot.
   *[other] Dieses Spiel braucht mindestens { $count } Bots.
}
web-bots-game = { $game }, { $count } Spieler
web-your-name = Dein Name
web-your-turn = Du bist am Zug:
web-return = Weiter
web-winner = Sieg: { $names }
web-winner-you = du hast gewonnen
web-with-players = mit { $names }
web-open-tables = Offene Tische
web-waiting = { $count ->
    [one] 1 wartet
   *[other] { $count } warten
}
web-no-tables = Keine offenen Tische.
web-open-first = Eröffne den ersten.
web-row-look = Ansehen
web-row-your-turn = Du bist dran
web-row-return = Weiter
web-row-sit = Hinsetzen
web-row-watch = Zusehen
web-phase-gathering = wartet auf Spieler
web-phase-running = läuft
web-phase-over = beendet
web-phase-stopped = durch einen Fehler gestoppt
web-phase-outdated = durch neue Regeln beendet
web-phase-closed = geschlossen
web-closed-unstarted = Niemand hat dieses Spiel rechtzeitig begonnen; der Tisch wurde geschlossen.
web-closed-bots = An diesem Tisch saßen nur noch Bots, und ihr Spiel nahm kein Ende; der Tisch wurde geschlossen.
web-new-table = Einen Tisch eröffnen
web-more-tables = Weitere Tische
web-which-game = Welches Spiel
web-all-games = Alle Spiele
web-clock = { $seconds } s pro Entscheidung
web-just-now = gerade eben
web-no-clock = Ohne Uhr

web-mine-running = Laufend
web-mine-over = Beendet
web-mine-none = Du hast noch an keinem Tisch gesessen.

web-look = Aussehen
web-language = Sprache
web-set-flow = Spielablauf
web-set-theme = Erscheinungsbild
web-set-theme-system = System
web-set-theme-light = Tag
web-set-theme-dark = Nacht
web-set-text = Schriftgröße
web-set-text-usual = Normal
web-set-text-large = Groß
web-set-text-largest = Sehr groß
web-set-contrast = Hoher Kontrast
web-set-distinct = Farben für Farbenblinde
    .help = Plätze und Landschaften unterscheiden sich stärker in der Helligkeit. Zeichen und Muster bleiben gleich.
web-set-leftHanded = Linkshändig
    .help = Auf dem Handy liegt die wichtigste Taste links.
web-set-speed = Animationen
    .help = Wünscht dein System weniger Bewegung, gibt es keine.
web-set-speed-usual = Normal
web-set-speed-quick = Schnell
web-set-speed-none = Aus
web-set-pause = Pause nach dem Zug eines Bots
    .help = Läuft deine Uhr oder wartet ein anderer Mensch auf dich, gibt es keine Pause.
web-set-pause-usual = Normal
web-set-pause-none = Keine
web-set-pause-long = Lang
web-set-confirm = Platzieren bestätigen
    .help = Der erste Klick zeigt die Figur, ein zweiter an derselben Stelle oder die Eingabetaste setzt sie. Zurücknehmen kann man nichts.
web-set-autoRoll = Automatisch würfeln
    .help = Nur wenn du keine Karten hältst, die du vorher ausspielen könntest. Das sehen alle.
web-set-autoEnd = Zug automatisch beenden
    .help = Nur wenn deine Hand leer und nichts anderes möglich ist. Das sehen alle.
web-set-autoDecline = Ablehnen, was ich nicht bezahlen kann
    .help = Nach einigen Sekunden. Die Dauer hängt nicht von deiner Hand ab.
web-sound = Ton
web-sound-all = Töne abspielen
web-sound-turn = Mein Zug, Angebote, Spielende
web-sound-dice = Würfel
web-sound-cards = Karten und Figuren
web-sound-chat = Chat
web-sound-clock = Die letzten zehn Sekunden meiner Uhr
web-you-are = Du
web-signed-in = Du spielst als { $name }.
web-other-name = Neuer Name, gilt an Tischen, an die du dich von jetzt an setzt
web-rename = Ändern
web-renamed = Gespeichert.
web-recovery-once = Dein Wiederherstellungscode, sichtbar, bis du ihn schließt:
web-recovery-about = Damit nimmst du deine Plätze in einen anderen Browser oder auf ein anderes Gerät mit. Wir können ihn nicht noch einmal anzeigen.
web-recovery-enter = Wiederherstellungscode aus einem anderen Browser
web-recover = Plätze wiederherstellen
web-recovered = Willkommen zurück, { $name }.

web-account = Dein Konto
web-account-about = Ohne E-Mail, ohne Passwort: Dein Name lebt in diesem Browser und in seinem Wiederherstellungscode.
web-account-holds = Name, Wiederherstellungscode, wo du angemeldet bist, und deine Bots
web-account-nobody = Dein Name an den Tischen; er gilt, sobald du dich zum ersten Mal setzt
web-recovery = Wiederherstellungscode
web-recovery-lasts = Der Code wird einmal gezeigt, wenn du dich zum ersten Mal setzt. Wer ihn hat, kann als du spielen; behalte ihn für dich. Ist er verloren oder kennt ihn jemand anders, erstelle einen neuen.
web-recovery-renew = Neuen Code erstellen
web-recovery-renew-about = Dein bisheriger Code gilt dann nicht mehr. Wo du angemeldet bist, bleibst du angemeldet.
web-recovery-renew-yes = Ja, neuen Code erstellen
web-recovery-renew-no = Den alten behalten
web-recovery-renewed = Der neue Code steht oben auf dieser Seite. Schreib ihn auf, bevor du ihn schließt.
web-recovery-end-others = Überall sonst abmelden
web-sessions = Wo du angemeldet bist
web-session-here = dieser Browser
web-session-unknown = Unbekannter Browser
web-session-begun = angemeldet { $when }
web-session-used = zuletzt benutzt { $when }
web-sign-out = Abmelden
web-sign-out-here = Hier abmelden
web-sign-out-others = Überall sonst abmelden
web-sign-out-all = Überall abmelden
web-sign-out-about = Um als { $name } zurückzukommen, brauchst du deinen Wiederherstellungscode. Deine Plätze bleiben dir.
web-sign-out-yes = Ja, abmelden
web-sign-out-no = Bleiben
web-own-bots = Deine Bots
web-own-bots-about = Ein Bot ist ein Programm in beliebiger Sprache, das hier unter eigenem Namen spielt und als Bot gekennzeichnet ist. Sein Programm meldet sich mit einem Token an.
web-own-bot-name = Name eines neuen Bots
web-own-bot-make = Anlegen
web-own-bot-online = verbunden
web-own-bot-offline = nicht verbunden
web-own-bot-open = Jeder Gastgeber darf ihn einladen
web-own-bot-token = Das Token von { $name }, nur jetzt zu sehen; wer es hat, spielt als dieser Bot:
web-own-bot-renew = Neues Token
web-own-bot-renew-name = Neues Token für { $name }
web-own-bot-renew-about = Das bisherige Token von { $name } gilt dann nicht mehr.
web-own-bot-end = Löschen
web-own-bot-end-name = { $name } löschen
web-own-bot-end-about = { $name } ist dann endgültig weg; an Tischen, an denen er spielt, macht ein Bot des Hauses für ihn weiter.
web-own-bot-no = So lassen
web-own-bot-api = Wie Programme mit diesem Server sprechen
web-signed-out = Du wurdest in diesem Browser abgemeldet. Du schaust jetzt zu.

web-setup-about = Bis zum Start lässt sich alles ändern.
web-presets = Vorlagen
web-board-and-rules = Spielplan und Regeln
web-preview-dealt = Verdeckt bis zum Start: Erst dann werden Felder, Zahlen und Häfen ausgelegt.
web-preview-later = Der Spielplan wird zu Beginn der Partie aufgedeckt.
web-table = Tisch
web-table-name = Name des Tisches
web-table-name-hint = Abend an der Nordküste
web-table-of = Tisch von { $name }
web-who-joins = Wer darf mitspielen
web-by-link = Alle mit dem Link
web-everybody = Alle
web-clocks = Uhr
web-with-clock = Mit Uhr spielen
web-per-decision = Sekunden je Entscheidung
web-time-bank = Zeitreserve in Sekunden
web-then-lobby = Als Nächstes bestimmst du, wer wo sitzt.
web-create = Tisch eröffnen
web-less = Weniger: { $what }
web-more = Mehr: { $what }

web-lobby-about = Teile den Link: Wer ihn hat, kann mitspielen.
web-seats = Plätze
web-seat-open = Freier Platz
web-seat-open-hint = wartet auf einen Spieler
web-seat-here = da
web-seat-away = nicht da
web-seat-who = Wer nimmt Platz { $seat }
web-seat-bot = Bot
web-seat-program = Bot von { $owner }
web-seat-guests-bots = Bots von Gästen
web-seat-guests-bot = { $name }, von { $owner }
web-bot-called = { $name } (Bot)
web-seat-stand-in = ein Bot springt ein
web-seat-details = Mehr über { $name }
web-bot-plays-for-you = Ein Bot spielt für dich.
web-take-back = Selbst weiterspielen
web-let-bot-play = Bot spielen lassen
web-let-bot-play-too = Auch dafür: Bot spielen lassen ({ $count } von { $all })
web-idle-in = In { $time } darf ein Bot übernehmen.
web-idle-agreed = Du bist dafür. Es fehlt noch: { $names }.
web-idle-you = Die anderen warten auf dich. In { $time } dürfen sie einen Bot spielen lassen.
web-idle-you-now = Die anderen warten auf dich und dürfen einen Bot spielen lassen.
web-idle-you-all = Die anderen warten auf dich.
web-idle-you-too = Auch auf dich wird gewartet: Entscheide zuerst, dann darf hier ein Bot übernehmen.
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
web-seat-asked = entscheidet
web-seat-number = Platz { $seat }
web-seat-neutral = { $number ->
    [1] Neutral Grau
   *[other] Neutral Grün
}
web-neutral = gehört niemandem
web-sit = Platz nehmen
web-stand = Platz verlassen
web-remove = Entfernen
web-remove-name = { $name } von diesem Platz entfernen
web-removed = { $name } kann sich hier nicht setzen
web-removed-you = Wer den Tisch eröffnet hat, hat dich von deinem Platz entfernt. Du kannst zuschauen und dich wieder setzen, sobald du zugelassen wirst.
web-admit = Wieder zulassen
web-admit-name = { $name } wieder zulassen
web-link = Link zu diesem Tisch
web-copy-link = Link kopieren
web-commitment = Die Würfel stehen bereits fest; ihr Hash:
web-redrawn-options = Er ist neu, weil sich die Optionen geändert haben.
web-redrawn-rules = Er ist neu, weil der Server mit anderen Regeln zurückgekommen ist.
web-redrawn-again = Er ist neu: Beim letzten Start kam nichts von { $names }.
web-redrawn-without = Er ist neu: Beim letzten Start kam nichts von { $names }, und alle anderen wollten ohne weiterspielen.
web-nonces-awaited = Gleich geht es los. Es fehlt noch die Antwort des Browsers von { $names } …
web-start-again = Noch einmal starten
web-start-without = Ohne den Zufallsbeitrag von { $names } starten
web-practice = Übung
web-practice-about = Übung: Diese Partie beginnt mit einer gewählten Stellung oder Karte; ihr Anfang war nicht dem Zufall überlassen.
web-unfair-pledge = In der Liste des Servers steht nicht, was dieser Browser für deinen Platz zugesagt hat. Spiel hier nicht um Einsätze.
web-unfair-commitment = Der Server hat seinen Startwert ausgetauscht, ohne es zu sagen. Spiel hier nicht um Einsätze.
web-unfair-terms = Der Server startet eine andere Partie als die, zu der du dich gesetzt hast. Spiel hier nicht um Einsätze.
web-unfair-start = Der Server startet ein zweites Mal und sagt es nicht. Spiel hier nicht um Einsätze.
web-unfair-seat = Der Server hat dich auf einen anderen Platz gesetzt als den, den du genommen hast. Spiel hier nicht um Einsätze.
web-unfair-withheld = Der Server sagt, der Beitrag dieses Browsers sei bei einem früheren Start nicht gekommen; er hatte ihn aber bestätigt. Spiel hier nicht um Einsätze.
web-fair-unseen = { $count ->
    [one] Bevor du dazukamst, wurde schon einmal gestartet, und die Partie kam nicht zustande. Die Liste dieses Starts nennt es.
   *[other] Bevor du dazukamst, wurde schon { $count } Mal gestartet, und die Partie kam nicht zustande. Die Liste dieses Starts nennt es.
}
web-lobby-open = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
web-lobby-full = Alle Plätze sind besetzt
web-lobby-starting = Gleich geht es los.
web-lobby-bots-take = Wenn du jetzt startest, übernehmen Bots die freien Plätze.
web-lobby-ready = Es kann losgehen.
web-lobby-wait = Warten, bis der Gastgeber startet.
web-lobby-watch = Du kannst zuschauen, sobald es losgeht.
web-lobby-no-seat = Du hast noch keinen Platz
web-lobby-settings = Optionen und Uhr
web-start = Starten
web-table-missing = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.

web-board = Spielplan
web-sheet = Blatt
web-side = Angebote, Verlauf und Chat
web-dock = Dein Zug
web-record = Verlauf und Chat
# What one must not miss.
web-moment-robbed = { $seat } nimmt dir { $goods } weg.
web-moment-seized = { $seat } nimmt dir eine Karte aus der Hand.
web-moment-road = { $seat } entfernt eine deiner Straßen.
web-moment-route-taken = { $seat } nimmt dir die Längste Handelsstraße ab.
web-moment-route-lost = Du verlierst die Längste Handelsstraße.
web-moment-army-taken = { $seat } nimmt dir die Größte Rittermacht ab.
web-moment-army-lost = Du verlierst die Größte Rittermacht.
web-moment-won = Du hast gewonnen!
web-moment-winner = { $seat } hat gewonnen.
web-moment-drawn = Das Spiel ist aus. Niemand hat gewonnen.
web-moment-time = Deine Zeit war um, ein Bot hat für dich entschieden.
web-moment-replaced = Ein Bot spielt für dich.

web-log = Verlauf
web-log-offer-accepted = ist einverstanden.
web-log-offer-rejected = lehnt ab.
web-log-offer-countered = bietet
web-log-for = gegen
web-log-empty = Noch ist nichts passiert.
web-log-turn = Zug { $turn } · { $name }
web-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Sag etwas in die Runde
web-chat-send = Senden
web-chat-about = Nachrichten von { $name } ausblenden und mehr
web-chat-hide = { $name } ausblenden
web-chat-hidden = { $name } ist ausgeblendet.
web-chat-show = Einblenden
web-chat-mute = { $name } stummschalten
web-chat-unmute = { $name } wieder reden lassen
web-chat-muted = { $name } ist hier stummgeschaltet.
web-chat-undo = Aufheben
web-chat-seated-only = Nur wer einen Platz hat, kann schreiben
web-chat-is-closed = Hier kann nur schreiben, wer einen Platz hat.
web-players = Spieler
web-player = Spieler
web-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
web-points-hidden = { $open } + { $hidden } verdeckt
web-goal = Sieg bei { $goal } Punkten
web-goal-fortress = { $goal } Siegpunkte und die eigene Festung erobert
web-goal-wonder = { $goal } Siegpunkte und das höchste Wunder, oder ein fertiges
web-turn = Zug { $turn }
web-has-offer = macht ein Angebot
web-choose-seat = { $name } wählen
web-rolled = Gewürfelt: { $one } und { $two }, zusammen { $sum }
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-offline = Verbindung verloren. Der Tisch wartet, deine Uhr läuft weiter.
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
web-largest-army = Größte Rittermacht
web-longest-route = Längste Handelsstraße
web-trade-card-price = { $count ->
    [one] kostet 1 Handelskarte
   *[other] kostet { $count } Handelskarten
}
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
web-pick = Nimm { $goods }; du hast { $have }, im Vorrat sind { $bank }
web-pick-there = { $count } liegen da
web-pick-own = du hast { $count }
web-pick-chosen = gewählt: +{ $count }
web-laid-aside = Karten, die du abgibst
web-take-card-back = Diese Karte behalten: { $goods }
web-give-up = { $count } von { $need } abgeben
web-play-card = Karte ausspielen
web-development-cards = Entwicklungskarten
web-card-playable = kann ausgespielt werden
web-card-fresh = in diesem Zug gekauft
web-card-kept = kann jetzt nicht ausgespielt werden
web-card-point = Siegpunktkarten werden nie ausgespielt: Sie zählen von selbst.
web-card-about-knight = Versetze den Räuber und raube eine Karte von jemandem, der dort ein Gebäude hat.
web-card-about-road-building = Baue zwei Straßen kostenlos.
web-card-about-invention = Nimm zwei beliebige Karten aus dem Vorrat.
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
web-arm-city = Wähle eine Siedlung zum Ausbau
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
web-confirm = Hier platzieren
web-confirm-how = Wähle dieselbe Stelle noch einmal, um zu bestätigen, oder eine andere.
web-put-back = Zurücklegen
web-take-together = { $count } von { $need } nehmen
web-do-roll = Würfeln
web-do-end = Zug beenden
web-do-waive = Auf die zweite Straße verzichten
web-bank = Vorrat
web-deck = { $count ->
    [one] noch 1 Entwicklungskarte
   *[other] noch { $count } Entwicklungskarten
}

web-dice-cards = noch { $count } von 36 Würfelkarten

web-trade = Handeln
web-you-give = Du gibst
web-you-get = Du bekommst
web-gives = Gibt
web-gets = Bekommt
web-one-more = Eins mehr: { $goods }
web-one-less = Eins weniger: { $goods }
web-of-hand = von { $count }
web-offer-empty = Wähle, was du gibst und was du willst.
web-offer-or-ask = Wähle, was du gibst und was du willst. Nennst du nur, was du willst, fragst du die anderen nach ihrem Preis.
web-ask-sentence = Du fragst: Wer hat { $get }?
web-ask-send = Alle fragen
web-ask-mine = Du hast in die Runde gefragt
web-ask-of = { $name } fragt, wer das hat
web-offer-something = Etwas anbieten
web-trade-over = Gerade kann nicht gehandelt werden, darum ist das Handelsfenster zu.
web-offer-over = Dieses Angebot liegt nicht mehr auf dem Tisch.
web-propose = Handel vorschlagen
web-propose-send = Vorschlagen
web-proposals = Vorschläge an { $name }
web-offer-sentence = Du bietest { $give } für { $get }.
web-offer-send = Allen anbieten
web-offer-send-to = { $name } anbieten
web-offer-to = Für
web-offer-to-all = alle
web-offer-mine = Dein Angebot liegt auf dem Tisch
web-offer-mine-to = Dein Angebot an { $name } liegt auf dem Tisch
web-offer-of = { $name } macht ein Angebot
web-offer-of-to = { $name } macht { $to } ein Angebot
web-offer-of-me = { $name } macht dir ein Angebot
web-offer-lack = Dir fehlt: { $goods }.
web-offer-hint = Das würde reichen für: { $what }
web-accept = Annehmen
web-decline = Ablehnen
web-decline-all = Angebote bis zu meinem nächsten Zug ablehnen
web-counter = Gegenangebot
web-counter-offer = Gegenangebot
web-counter-send = Stattdessen anbieten
web-withdraw = Zurückziehen
web-answer-open = hat noch nicht geantwortet
web-answer-accepted = nimmt an
web-answer-rejected = lehnt ab
web-answer-countered = macht ein Gegenangebot
web-with-bank = Mit dem Vorrat
web-bank-nothing = Für einen Tausch mit dem Vorrat brauchst du mehr von einer Sorte.

web-view = Ansicht
web-text-view = Textansicht
web-typed-move = Zug eintippen, oder die Nummer einer Möglichkeit
web-do-it = Los
web-choices = Deine Möglichkeiten
web-choices-none = Im Moment keine.
web-choices-more = { $count ->
    [one] 1 Art, neu zu würfeln
   *[other] { $count } Arten, neu zu würfeln
}
web-player-line = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $development ->
    [one] 1 Entwicklungskarte
   *[other] { $development } Entwicklungskarten
}, { $knights } Ritter, Handelsstraße { $route }
web-row = Reihe { $row }

web-keys = Tastenkürzel
web-keycap-ctrl = Strg
web-keycap-pgup = Bild↑
web-keycap-pgdn = Bild↓
web-key-roll = würfeln
web-key-end = Zug beenden
web-key-build = Straße, Siedlung, Stadt, Karte
web-key-trade = handeln
web-key-answer = Angebot annehmen, ablehnen, Gegenangebot
web-key-walk = zwischen leuchtenden Orten wechseln
web-key-walk-all = zwischen allen Orten wechseln
web-key-kind = zwischen Feldern, Kreuzungen und Wegen wechseln
web-key-take = markierten Ort wählen
web-key-why = erklären, warum dieser Ort nicht möglich ist
web-key-hint = ein Tipp vom Trainer
web-key-escape = abbrechen, schließen
web-key-text = Textansicht mit getippten Zügen
web-key-record = Verlauf, Chat
web-key-zoom = Vergrößern, Verkleinern, Einpassen
web-key-zones = nächster Teil des Bildschirms
web-key-help = diese Liste
web-key-keep = Würfel behalten oder freigeben
web-key-reroll = die nicht behaltenen Würfel werfen

web-dice = Würfel
web-round = Zug { $round } von { $rounds }
web-score = Punkte
web-symbol = { $what }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $state }
web-symbol-built = gebaut
web-symbol-lit = kann jetzt gebaut werden
web-symbol-open = nicht gebaut
web-die-kept = behalten
web-die-free = wird neu geworfen
web-keep-how = Tippe die Würfel an, die du behalten willst.
web-end-costs = Du hast nichts gebaut: Jetzt zu beenden kostet 2 Punkte.
web-end-costs-how = Noch einmal drücken, um trotzdem zu beenden.
web-end-anyway = Mit −2 beenden
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
web-prompt-won = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
web-prompt-you-won = Du gewinnst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
web-prompt-alone = Das Spiel ist aus: { $name } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
web-won-together = { $names } gewinnen gemeinsam
web-drawn = Niemand gewinnt: unentschieden
web-won-points = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
web-won-turns = { $turns } Züge.
web-my-place = Du bist auf Platz { $place }.
web-rematch = Revanche
web-play-again = Noch einmal spielen
web-replay = Wiederholung
web-share = Teilen
web-see-board = Spielplan ansehen
web-result = Ergebnis
web-col-settlements = Siedlungen
web-col-cities = Städte
web-col-route = Handelsstraße
web-col-knights = Ritter
web-col-cards = Siegpunktkarten
web-col-points = Punkte
web-dice-count = { $count ->
    [one] Würfel, 1 Wurf
   *[other] Würfel, { $count } Würfe
}
web-rolls-chart = Würfe je Summe
web-expected = erwartet
web-axis-count = wie oft
web-axis-rolled = gewürfelte Zahl
web-axis-points = Punkte
web-axis-time = Zeit →
web-points-by-turn = Punkte im Lauf der Zeit
web-race-chart = Punkte der Spieler im Lauf der Zeit
web-received = Erhaltene Karten
web-stolen-lost = { $stole } geraubt, { $robbed } verloren
web-verifying = Dieser Browser rechnet alle Ziehungen nach …
web-verified = { $draws ->
    [0] In dieser Partie wurde nichts gezogen.
    [one] Die einzige Ziehung stimmt: Dieser Browser hat sie nachgerechnet.
   *[other] Alle { $draws } Ziehungen stimmen: Dieser Browser hat sie nachgerechnet.
}
web-not-verified = Mit den Ziehungen dieser Partie stimmt etwas nicht!
web-not-promised = Der Zufall dieser Partie lässt sich nicht prüfen.
web-verify = Ziehung für Ziehung
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
web-viewer = Ansicht von
web-all-open = Alle Karten offen

web-rules = Regeln
web-rules-about = Jede Regel hat eine Nummer. Wird ein Zug abgelehnt, siehst du, welche Regel ihn verbietet.
web-rules-search = Nach Wort oder Nummer suchen
web-rules-none = Keine Regel passt dazu.
web-rules-source = Vollständiger Text
web-rules-boxes = Schachteln
web-rules-all = Alle
web-book-contents = Inhalt
web-book-examples = Beispiele
web-book-neighbours = Voriges und nächstes Kapitel
web-book-before = Voriges Kapitel:
web-book-after = Nächstes Kapitel:
web-example-allowed = Erlaubt:
web-example-refused = Nicht erlaubt:
web-example-drawing = Eine Zeichnung, im Text darunter beschrieben.
web-box-base = Basisspiel
web-box-two = Zu zweit
web-box-dice = Würfelspiel
web-box-sea = Seefahrer
web-box-cities = Städte & Ritter
web-box-rivals = Kartenspiel
web-box-scenario = Szenarien
web-box-together = Städte & Ritter auf See

web-game-sea = Seefahrer
web-about-sea = Schiffe, Gold, Nebel und Seeräuber. Neun Szenarien jenseits der eigenen Küste.
web-preview-groups = Was verdeckt liegt, wird zu Beginn der Partie ausgelegt.
web-frame = neben dem Spielplan

web-game-knights = Städte & Ritter
web-about-knights = Handelswaren, Stadtausbau, Fortschrittskarten – und Ritter, ehe die Barbaren landen.
web-game-knights-sea = Städte & Ritter auf See
web-about-knights-sea = Beide Schachteln auf einer Karte: Schiffe und Ritter, zwei Siegpunkte mehr bis zum Sieg. In den Szenarien, die dazu passen.
web-suits-knights-sea = Am besten passen Zu neuen Ufern und Durch die Wüste; Entdeckungen und viele kleine Inseln lassen den Rittern wenig zu tun. Der vergessene Stamm und Die Pirateninseln brauchen Entwicklungskarten und lassen sich nicht mit Rittern verbinden.
web-with-knights = { $game } mit Städte & Ritter
web-no-such-game = Das Spiel „{ $game }“ gibt es nicht. Wähle ein anderes.

web-game-rivals = Das Kartenspiel
web-about-rivals = Zwei Fürstentümer aus Karten stehen einander gegenüber. Fünf Spiele zu zweit, von einfach bis reich.

## Der Trainer

web-hint = Tipp
web-coach = Trainer
web-coach-about = Gegen Bots allein, und wo alle zugestimmt haben, verrät H oder die Glühbirne, was stark wäre und warum.
web-coach-agreed = mit Trainer
web-coach-asked = mit Trainer gespielt
web-coach-asked-about = Diese Partie wurde mit Trainer gespielt.
web-coach-nobody = Nur gegen Bots
web-coach-everybody = Für alle
web-coach-consent = Alle an diesem Tisch dürfen fragen, was stark wäre. Wer sich setzt, stimmt dem zu.
web-set-evaluation = Zeigen, wie das Spiel steht
    .help = Ein Balken neben dem Plan mit den Chancen aller, aus dem, was du siehst – wo du den Trainer fragen darfst.
web-set-warn = Vor einem Patzer nachfragen
    .help = Wo du den Trainer fragen darfst, fragt er einmal nach, bevor du etwas tust, das sehr viel kostet.

## Analyse eines beendeten Spiels

web-unrecorded = Keine Aufzeichnung
web-unrecorded-about = Von dieser Partie gibt es keine Aufzeichnung, weil sie mitten in einer anderen oder mit einer erdachten Stellung begann. Sie lässt sich weder wiederholen noch auswerten.
web-analysis = Analyse
web-tab-moves = Züge
web-tab-luck = Glück
web-tab-trades = Handel
web-tab-production = Ertrag
web-tab-turns = Züge
web-tab-cards = Karten
web-tab-sheet = Blatt
web-win-chance = Gewinnchance
web-expected-points = Erwartete Punkte
web-lines = Linien
web-next-moment = Nächster Schlüsselmoment
web-biggest-swing = Größter Umschwung
web-link-to-step = Link zu diesem Schritt
web-as-seen-by = Aus Sicht von { $name }
web-as-seen = Wie man es sah
web-as-table = Als Tabelle
web-turn-short = Zug
web-turn-of = Zug { $turn } · { $name }
web-turn-number = Zug { $turn }
web-mark-good = Gut
web-mark-inaccuracy = Ungenau
web-mark-mistake = Fehler
web-mark-blunder = Patzer
web-mark-luck = Glück
web-percent = { $percent } %
web-decimal-sign = ,
web-weighed = Auswahl
web-played = Gespielt
web-then = dann:
web-nothing-to-decide = Hier gab es nichts zu entscheiden.
web-step-unread = Gab es hier etwas zu entscheiden, wird es noch gelesen.
web-best-played = Starke Spieler täten dasselbe.
web-strong-player = Stark wäre:
web-best-and-played = Beste Wahl { $best }, gespielt { $played } ({ $loss }).
web-note-chance = Die Gewinnchance von { $name } danach, auf { $margin } Punkte genau: von hier weitergespielte Partien, mit dem, was { $name } wissen konnte.
web-note-chance-open = Die Gewinnchance von { $name } danach, auf { $margin } Punkte genau: von hier weitergespielte Partien, als hätten alle Karten offen gelegen.
web-note-points = Punkte, die { $name } danach am Ende erwarten kann, auf { $margin } genau.
web-note-curve = Eine Schätzung der Stellung, auf { $margin } genau: So weit lagen weitergespielte Partien in der Regel daneben.
web-note-adjusted = Das Ergebnis ohne das Glück aller Würfe und Karten: ein gerechteres Maß für das Spiel als das Ergebnis.
web-outcome-chance = ± Gewinnchance
web-outcome-points = ± Punkte
web-note-outcome-chance = Was es kostete oder brachte, in Punkten Gewinnchance des Spielers: bei einer Entscheidung, was sie gegenüber der besten Wahl verlor; bei Würfen und Karten das Glück. Leer, wo nichts verloren ging oder nichts bewertet wurde.
web-note-outcome-points = Was es kostete oder brachte, in Punkten, die am Ende zu erwarten sind: bei einer Entscheidung, was sie gegenüber der besten Wahl verlor; bei Würfen das Glück. Leer, wo nichts verloren ging oder nichts bewertet wurde.
web-filter = Welche Züge
web-filter-all = Alle
web-filter-mine = Meine
web-filter-marked = Markierte
web-no-marks = Keine Fehler zu zeigen.
web-no-moves = Es gibt keine Züge zu zeigen.
web-reading = Njal liest das Spiel. { $done } von { $of } Entscheidungen.
web-reading-begins = Njal schlägt das Spiel auf. Es ganz zu lesen dauert einige Sekunden bis fünf Minuten.
web-reading-curve = Njal schätzt, wie alle nach jedem Schritt standen. { $done } von { $of } Schritten.
web-reading-left = { $minutes ->
    [0] Noch weniger als eine Minute.
    [one] Noch etwa eine Minute.
   *[other] Noch etwa { $minutes } Minuten.
}
web-reading-waits = { $games ->
    [one] Njal liest erst ein anderes Spiel.
   *[other] Njal liest erst { $games } andere Spiele.
}
web-reading-cut = Die Regeln haben sich seit diesem Spiel geändert, oder es kam nicht zu seinem Ende. Gelesen ist es, soweit die heutigen Regeln ihm folgen.
web-luck-and-play = Glück und Entscheidungen
web-luck-you-chance = Würfe und Karten brachten dir { $luck } Punkte Gewinnchance.
web-luck-you-points = Würfe und Karten brachten dir { $luck } Punkte.
web-luck-cost = Deine Entscheidungen kosteten { $lost }.
web-luck-unread = Was Entscheidungen kosteten, wird noch gelesen.
web-bar-luck = Glück: Würfe und Karten
web-bar-play = alle Entscheidungen, auch fremde
web-bar-lost = durch eigene Entscheidungen verloren
web-adjusted = Ohne Glück
web-adjusted-beyond = Ohne Glück kann ein Ergebnis über 100 % oder unter 0 % liegen: Es misst das Spiel und ist keine Gewinnchance.
web-inaccuracies = Ungenau
web-mistakes = Fehler
web-blunders = Patzer
web-dice-legend = { $rolls } Würfe · Striche: erwartet · Band: 8 von 10 Spielen
web-number = Zahl
web-times-rolled = Gewürfelt
web-times-expected = Erwartet
web-eight-in-ten = 8 von 10 Spielen
web-cards-from-rolls = Karten durch Würfe
web-got-against-expected = erhalten, gegen erwartet
web-got = { $got } von { $expected } ± { $deviation }
web-unlucky = So wenige oder weniger: { $odds }.
web-lucky = So viele oder mehr: { $odds }.
web-odds = in einem von { $games } Spielen
web-odds-most = in den meisten Spielen
web-odds-never = in weniger als einem von 10.000 Spielen
web-robber-and-cards = Räuber und Karten
web-column-blocked = Blockiert
web-column-robbed = Beraubt
web-column-stolen = Geraubt
web-column-discarded = Abgelegt
web-column-drawn = Karten gezogen
web-luck-by-kind = Woraus das Glück bestand
web-luck-of-roll = Würfe
web-luck-of-card = Gezogene Karten
web-luck-of-theft = Raub
web-luck-of-other = Anderes
web-so-far-off = So weit daneben oder weiter
web-sevens = Die Sieben kam { $count ->
    [one] einmal
   *[other] { $count }-mal
}; zu erwarten waren { $expected }.
web-decisions-of = Entscheidungen von { $name }
web-open-about = Beurteilt Entscheidungen, als hätten alle Karten offen gelegen
web-play-on = Von hier weiterspielen
web-play-on-about = Öffnet einen Tisch bei diesem Schritt, mit neuen Würfen und Bots auf den anderen Plätzen; er zählt für nichts
web-step-short = Schritt
web-hex-rolls = { $count } von { $expected }
web-trade-gains = Wem der Handel nützte
web-trade-counts = Unter Spielern gehandelt: { $closed }. Mit der Bank: { $bank }.
web-trade-count = { $count ->
    [one] 1 Geschäft
   *[other] { $count } Geschäfte
}
web-trade-which = Welche Geschäfte
web-trade-closed = Abgeschlossen
web-trade-refused = Abgelehnt
web-trade-bank = Bank
web-trade-none = Es gibt keine.
web-trade-missed = Verpasst
web-trade-missed-about = abgelehnt, aber stark gewesen
web-trade-declines = { $name } lehnt das Angebot von { $other } ab:
web-trade-partners = Wer mit wem handelt
web-trade-partners-about = abgeschlossen; abgelehnt in Grau
web-trade-from-to = von ↓ an →
web-income = Karten je Wurf, erwartet
web-income-about = was die Gebäude bringen sollten
web-cards-received = Erhaltene Karten
web-cards-received-about = von der Insel und der Bank
web-cards-went = Wohin die Karten gingen
web-use-roads = Straßen
web-use-settlements = Siedlungen
web-use-cities = Städte
web-use-cards = Karten
web-use-other = anderes
web-use-bank = Bank
web-use-trades = Handel
web-use-stolen = geraubt
web-use-discarded = abgelegt
web-use-left = übrig
web-waits = Am längsten gewartet
web-wait = Ab Zug { $from } wartete { $name } { $turns } Züge lang auf { $kind }.
web-rolls-of-turn = Die Würfe dieses Zuges
web-roll-number = Wurf { $number }
web-kept-and-again = behalten: { $kept }; neu geworfen: { $again }
web-note-roll = Punkte, die nach diesem Wurf am Ende zu erwarten sind, auf { $margin } genau.
web-sheet-built = Gebaut
web-sheet-points = Punkte
web-sheet-total = Summe
web-sheet-luck = Würfel
web-sheet-lost = Verloren
web-sheet-nothing = nichts
web-sheet-about = Würfel: was die Würfe des Zuges an den erwarteten Punkten änderten. Verloren: was seine Entscheidungen kosteten.
web-cards-fate = Was aus den Karten wurde
web-cards-drawn = Gezogen
web-cards-chosen = Aus einem Stapel gewählt
web-cards-fetched = Vom Ablagestapel geholt
web-cards-stolen = Geraubt
web-cards-kept = Nie gespielt
web-cards-exchanged = Getauscht
web-cards-put-back = Zurückgelegt
web-cards-lost = An den Gegner verloren
web-cards-played = Gespielt
web-cards-built = Gebaut
web-cards-none = Niemand hielt Karten.
web-card-when = in Zug { $turn } { $how }
web-card-before = vor dem ersten Zug { $how }
web-card-drawn = gezogen
web-card-chosen = gewählt
web-card-fetched = zurückgeholt
web-card-stolen = geraubt
web-card-exchanged = getauscht
web-card-put-back = zurückgelegt
web-card-lost = verloren
web-card-played = gespielt
web-card-built = gebaut
web-in-sentences = Das Spiel in Sätzen
web-said-before = Vor dem ersten Zug
web-said-good = { $mark }: So spielt man stark.
web-said-loss = { $mark }: Das kostet { $loss } Punkte. Stark wäre: { $best }.
web-said-luck = Glück: { $luck } Punkte für { $name }.
web-said-after = Nach diesem Zug: { $seats }.
web-said-seat = { $name } { $worth } ± { $margin } ({ $change })
web-key-step = einen Schritt zurück oder weiter
web-key-turn = einen Zug zurück oder weiter
web-key-moment = nächster Schlüsselmoment; mit Umschalt der davor
web-key-choice = eine Wahl ansehen, oder was geschah
web-key-play-on = von hier weiterspielen
web-key-sentences = das Spiel in Sätzen
