# Was `--help` sagt: Befehle, ihre Angaben, Hinweise.

help-any-usage = Aufruf:{" "}
help-any-command = BEFEHL
help-any-option-word = OPTIONEN
help-any-value-id = KENNUNG
help-any-value-names = NAMEN
help-any-value-file = DATEI
help-any-value-command = BEFEHL
help-any-value-kind = ART
help-any-value-path = PFAD
help-any-value-form = FORM
help-any-value-bot = BOT
help-any-value-name = NAME
help-any-value-folder = ORDNER
help-any-value-place = ORDNER|URL
help-any-value-language = SPRACHE
help-any-value-words = WÖRTER
help-any-value-box = SCHACHTEL
help-any-value-chapter = KAPITEL
help-any-value-key-value = NAME=WERT
help-any-value-host = ADRESSE
help-any-value-millis = MILLISEKUNDEN
help-any-value-seconds = SEKUNDEN
help-any-value-hours = STUNDEN
help-any-heading-commands = Befehle
help-any-heading-arguments = Angaben
help-any-heading-options = Optionen
help-any-default = [sonst: { $value }]
help-any-help = Diese Hilfe zeigen
help-any-version = Die Version zeigen
help-any-about-help = Diese Hilfe oder die eines Befehls zeigen
help-any-lang = Sprache aller Meldungen, als Kürzel wie de [sonst: die des Systems]
help-any-seats = Zahl der Spieler
help-any-options = Eine Option des Spiels setzen; mehrmals möglich
help-any-map = Ein Brettspiel auf der Karte in dieser JSON-Datei spielen
help-any-fiesepeter = Städte & Ritter: Jeder bestimmt selbst, welche seiner Ritter kämpfen
help-any-game = Kennung des Spiels
help-any-json = Das Ergebnis als ein JSON-Objekt ausgeben
help-any-file = Karte als JSON-Datei

help-landnam = Spiele der CATAN-Familie: spielen, simulieren, nacherzählen und prüfen. Ohne Befehl: `serve`.

help-play = In diesem Terminal gegen Bots spielen
help-play-notes =
    Du sitzt auf dem ersten Platz. Der Zufall kommt aus einem Startwert, dessen Hash vor dem Spiel
    und der selbst danach gezeigt wird: So kann jeder mit `landnam verify` alles nachprüfen.
help-play-game = Kennung des Spiels; fehlt sie, wirst du gefragt
help-play-bots = Ein Bot für alle anderen Plätze oder einer für jeden: floki, ketil, aud, njal [sonst: njal]
help-play-name = Dein Name
help-play-seed = Startwert des Zufalls, 64 Hexadezimalziffern [sonst: ein frischer]
help-play-nonce = Dein Beitrag zum Zufall; im Terminal wirst du gefragt, sonst wird er gezogen
help-play-record = Das Protokoll schon während des Spiels in diese Datei schreiben

help-simulate = Viele Spiele zwischen Bots spielen und zählen, wer gewinnt und wie schnell es geht
help-simulate-notes =
    Die Bots wechseln die Plätze: In Spiel n sitzt Bot i der Liste auf Platz (i + n) mod N. Siege
    und Punkte gehören dem Bot, nicht dem Platz; ein geteilter Sieg zählt für jeden Sieger, und
    Spiele ohne Sieger gelten als abgebrochen. Gezählt werden Entscheidungen, keine Ziehungen.
    Gemessen wird in Prozessorzeit, alle Threads zusammen.
help-simulate-list = Die Kennungen aller Spiele auflisten, eine je Zeile
help-simulate-bots = Ein Bot für alle Plätze oder einer für jeden, mit Kommas getrennt
help-simulate-games = Zahl der Spiele
help-simulate-seed = Gleicher Startwert, gleiche Spiele, mit beliebig vielen Threads
help-simulate-threads = Zahl der Threads [sonst: einer je Prozessor]
help-simulate-record = Jedes Spiel in diesen Ordner schreiben, wie docs/journal-format.md es beschreibt
help-simulate-max-steps = Ein Spiel nach so vielen Entscheidungen aufgeben; es gilt als abgebrochen

help-ladder = Bots reihum gegeneinander spielen lassen und bewerten
help-ladder-notes =
    Je zwei Bots treffen gleich oft aufeinander, und jeder von ihnen beginnt gleich oft; an größeren
    Tischen sitzen sie abwechselnd. Ein geteilter Sieg wird aufgeteilt, ein Spiel ohne Sieger ist für
    beide ein halber. Mit --state kann man jederzeit mit Strg-C abbrechen: Derselbe Befehl macht dort
    weiter, und mit mehr --games wird die Rangliste länger. Unterbrechungen und Threads ändern nichts.
help-ladder-bots = Bots mit Kommas dazwischen; Einstellungen nach Doppelpunkt, etwa greedy:whim=20
help-ladder-games = Spiele zwischen je zwei Bots, aufgerundet auf ein Vielfaches von 24
help-ladder-seed = Gleicher Startwert, gleiche Spiele, mit beliebig vielen Threads
help-ladder-threads = Zahl der Threads [sonst: einer je Prozessor]
help-ladder-max-steps = Ein Spiel nach so vielen Entscheidungen aufgeben; es hat dann keinen Sieger
help-ladder-json = Das Ergebnis als JSON in diese Datei schreiben
help-ladder-svg = Die Wertungen in diese Datei zeichnen
help-ladder-state = Den Stand in dieser Datei halten und von dort weitermachen

help-bot = Einen Bot mit einem Tisch anderswo verbinden: ein Programm mit einem Server, einen von unseren mit einer Spielleitung
help-bot-notes =
    Mit --server spielt ein Programm in beliebiger Sprache auf einem unserer Server für einen Bot mit
    Konto: landnam bot --server https://play.example --token-file token -- python3 mybot.py. Mit ihm
    wird so gesprochen, wie es docs/bot-protocol.md beschreibt; für jedes Spiel, das zugleich läuft,
    wird es einmal gestartet. Mit --name spielt einer unserer Bots das Grundspiel, wo ein anderes
    Programm die Spielleitung hat: JSON-Zeilen kommen herein und gehen hinaus, wie docs/arena.md sie
    beschreibt.
help-bot-name = Unser Bot mit seinen Einstellungen, etwa njal:trials=8
help-bot-protocol = Wie die Spielleitung spricht: arena
help-bot-server = Der Server, etwa https://play.example
help-bot-token-file = Eine Datei mit dem Token des Kontos und sonst nichts
help-bot-games = Nach so vielen Spielen aufhören
help-bot-command = Der Befehl, der das Programm startet, hinter --

help-bot-match = Bots und Programme in beliebigen Sprachen gegeneinander spielen lassen
help-bot-match-notes =
    Ein Bot ist einer des Hauses, etwa greedy:whim=20, oder ein Befehl mit Leerzeichen oder Pfad, etwa
    "python3 mybot.py": ein Programm, mit dem so gesprochen wird, wie es docs/bot-protocol.md
    beschreibt. Die Plätze werden gleichmäßig verteilt und wandern: Im Spiel n sitzt Stelle i auf Platz
    (i + n) mod N, und Stelle i gehört Bot i modulo der Zahl der Bots. Was ein Programm nicht so
    entscheidet, wie es soll, entscheidet ein Ersatzspieler. Mit --state lässt sich ein Wettkampf
    jederzeit mit Strg-C anhalten: Derselbe Befehl macht dort weiter, und mehr --games verlängern ihn.
help-bot-match-bots = Ein Bot oder der Befehl, der ein Programm startet; für jeden einmal
help-bot-match-games = Zahl der Spiele
help-bot-match-seed = Gleicher Startwert, gleiche Aufstellungen und Würfe
help-bot-match-millis = Millisekunden, die ein Programm über jede Entscheidung nachdenken darf
help-bot-match-threads = Spiele, die zugleich laufen; jedes hat eigene Prozesse
help-bot-match-max-steps = Ein Spiel nach so vielen Entscheidungen aufgeben; es hat dann keinen Sieger
help-bot-match-state = Den Stand in dieser Datei halten und von dort weitermachen

help-replay = Ein aufgezeichnetes Spiel Schritt für Schritt erzählen
help-replay-file = Protokoll des Spiels
help-replay-step = Nach diesem Schritt aufhören und den Tisch zeigen, wie er da war
help-replay-json = Ein JSON-Objekt mit allen Schritten und dem letzten Zustand ausgeben

help-analyse = Sagen, wo ein aufgezeichnetes Spiel gewonnen wurde, was Glück war und was Entscheidungen kosteten
help-analyse-file = Protokoll des Spiels
help-analyse-step = Nur die Möglichkeiten dieses Schritts abwägen
help-analyse-curve = Entscheidungen weglassen: nur Chancen, Glück und Würfel, das geht schneller
help-analyse-open = Entscheidungen so beurteilen, als hätten alle Karten offen gelegen, nicht nach dem Wissen des Spielers
help-analyse-json = Ein JSON-Objekt ausgeben: Chancen in Zehntausendsteln, Entscheidungen, Glück
help-analyse-threads = Wie viele Entscheidungen gleichzeitig abgewogen werden; ohne Angabe so viele, wie es Prozessoren gibt

help-puzzles = Rätsel lösen: Stellungen aus Spielen von Bots, jede mit einer besten Antwort
help-puzzles-list = Alle Rätsel nach Spiel und Art auflisten
help-puzzles-list-game = Nur Rätsel dieses Spiels
help-puzzles-list-kind = Nur Rätsel dieser Art: win, founding, leader, dice
help-puzzles-show = Die Stellung eines Rätsels zeichnen und die Aufgabe nennen
help-puzzles-show-id = Kennung des Rätsels
help-puzzles-play = Ein Rätsel in diesem Terminal lösen
help-puzzles-play-id = Kennung des Rätsels [sonst: das Rätsel des Tages]
help-puzzles-find = In Spielen von Bots nach neuen Rätseln suchen
help-puzzles-find-notes =
    Jedes Rätsel wird geschrieben, sobald es gefunden ist, und eine Suche kann jederzeit mit Strg-C
    abgebrochen werden; mit --first geht es dort weiter. Ein Spiel gibt höchstens ein Rätsel her,
    immer dasselbe.
help-puzzles-find-kind = Wonach gesucht wird: win, founding, leader, dice
help-puzzles-find-bot = Der Bot, der die Spiele spielt
help-puzzles-find-games = Zahl der Spiele, die durchsucht werden
help-puzzles-find-first = Nummer des ersten Spiels
help-puzzles-find-seed = Gleicher Startwert, gleiche Spiele
help-puzzles-find-to = Die Rätsel an diese Datei anhängen [sonst: sie werden ausgegeben]

help-verify = Aufgezeichnete Spiele prüfen: jeden Schritt an den Regeln, jede Ziehung am Startwert
help-verify-files = Protokolle, die geprüft werden

help-export = Aus Spielprotokollen eine Tabelle machen: je Entscheidung eine Zeile mit dem, was der Platz sah
help-export-notes = Die Spalten beschreibt docs/data.md.
help-export-paths = Protokolle, gepackte Dateien davon oder Ordner, die simulate --record geschrieben hat
help-export-to = Zeilen aus JSON oder eine Parquet-Datei
help-export-out = Die Datei, die geschrieben wird [sonst für JSON-Zeilen: die Ausgabe]
help-export-anonymise = Weglassen, wer gespielt hat

help-import = Spiele anderer Programme nachspielen und jeden Halbzug vergleichen
help-import-heading-commands = Programme
help-import-command = PROGRAMM
help-import-catanatron = Spiele des Programms catanatron nachspielen, siehe docs/traces.md
help-import-catanatron-files = Spiele, eines je Zeile, als Text oder mit gzip gepackt
help-import-catanatron-allow = Erlaubte, dokumentierte Unterschiede, mit Kommas getrennt, oder none [sonst: alle]
help-import-catanatron-out = Unser Protokoll jedes Spiels in diesen Ordner schreiben

help-corpus = Protokolle jedes Spiels und jeder Variante schreiben, ehrliche und gefälschte, um Prüfprogramme zu testen
help-corpus-notes = In ORDNER/index.json steht, welches Urteil mit und ohne Regeln zu erwarten ist.
help-corpus-folder = Ordner für die Protokolle und ihr Verzeichnis
help-perft = Die in N Schritten erreichbaren Stellungen zählen (perft)
help-perft-notes = Eine Zeile je Tiefe. Verschiedene Ergebnisse einer Ziehung sind verschiedene Schritte.
help-perft-depth = Zahl der Schritte, die vorausgeschaut wird
help-perft-seed = Startwert des Aufbaus, wenn einer ausgelegt wird

help-rules = Das Regelbuch zeigen, oder Regeln nach Nummer, Wörtern oder Schachtel
help-rules-ids = Kennungen von Regeln, etwa DICE-20
help-rules-search = Regeln, in denen alle diese Wörter vorkommen, die besten zuerst
help-rules-game-box = Alle Regeln einer Schachtel: base, two, sea, scenario, cities, rivals, dice
help-rules-chapter = Ein Kapitel des Regelbuchs, etwa base/building; `landnam rules` zählt sie auf

help-map = Eigene Karten prüfen und zeichnen
help-map-check = Sagen, ob man auf einer Karte spielen kann, und wenn nicht, warum
help-map-show = Eine Karte zeichnen
help-map-show-svg = Stattdessen ein SVG-Bild ausgeben

help-serve = Spiele für Leute im Browser anbieten, mit Freunden oder gegen Bots
help-serve-host = Adresse, auf der gelauscht wird; mit 0.0.0.0 können andere mitspielen
help-serve-port = Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien
help-serve-data = Ordner, in dem die Spiele liegen
help-serve-database = Spiele stattdessen in einer PostgreSQL-Datenbank halten, etwa postgres://name:passwort@host/datenbank
help-serve-in-memory = Spiele nur im Speicher halten; sie enden mit dem Server
help-serve-origins = Weitere Herkunft, deren Seiten Befehle senden dürfen, etwa https://play.example; mehrere durch Kommas getrennt
help-serve-secure-cookies = Cookies nur über HTTPS senden, für Server hinter einem HTTPS-Proxy
help-serve-behind-proxy = Adressen der Gäste aus X-Forwarded-For nehmen, für Server hinter einem Proxy
help-serve-bot-pause = Wie lange ein Bot nachzudenken scheint, in Millisekunden
help-serve-replace-after = Wie lange jemand weg ist oder die anderen warten lässt, bevor sie einen Bot spielen lassen dürfen
help-serve-rate = Anfragen je Sekunde von einer Adresse; 0: ohne Grenze
help-serve-drain = Sekunden, in denen /ready verneint, ehe der Server endet; für Lastverteiler
help-serve-json-logs = Logs als JSON schreiben, ein Objekt je Zeile
help-serve-node = Mit --database: Name dieses Servers in den Protokollen; an einer Datenbank heißen keine zwei gleich
help-serve-node-address = Mit --database: Adresse, unter der die anderen Server an der Datenbank diesen erreichen
help-serve-node-secret = Mit --database: was alle Server an der Datenbank wissen und sonst niemand, mindestens 16 Zeichen; besser als LANDNAM_NODE_SECRET
help-serve-tables-per-guest = Unfertige Tische, die ein Gast eröffnet haben darf
help-serve-tables-per-address = Unfertige Tische, die von einer Adresse aus eröffnet sein dürfen
help-serve-unstarted-hours = Tische, an denen niemand beginnt, nach so vielen Stunden schließen
help-serve-bot-decisions = Entscheidungen, nach denen ein Tisch ohne Menschen geschlossen wird
help-serve-sessions-per-guest = Browser, in denen ein Gast angemeldet sein darf
help-serve-bots-per-guest = Bots mit Konto, die ein Gast haben darf
help-serve-tables-per-bot = Unfertige Tische, an denen einer davon spielen darf
help-serve-streams-per-guest = Ereignisströme, die ein Gast zugleich haben darf
help-serve-streams-per-address = Ereignisströme, die eine Adresse zugleich haben darf
help-serve-bytes-per-guest = Bytes, die ein Gast je Stunde speichern lassen darf
help-serve-bytes-per-address = Bytes, die eine Adresse je Stunde senden darf
help-serve-unread-per-address = Bytes an Antworten, die eine Adresse ungelesen lassen darf
help-serve-connections = Verbindungen insgesamt
help-serve-connections-per-address = Verbindungen, die eine Adresse zugleich haben darf
help-serve-idle = Verbindungen schließen, die so viele Sekunden lang keine Anfrage senden

help-backup = Die Spiele eines Servers in eine Datei kopieren, auch während er läuft
help-backup-data = Ordner, in dem die Spiele liegen
help-backup-copy = Datei, die geschrieben wird; es darf sie noch nicht geben
help-restore = Eine Kopie von `landnam backup` in einen Ordner legen, den kein Server benutzt
help-restore-data = Ordner, in dem die Spiele liegen werden
help-restore-copy = Die Kopie
help-restore-replace = Vorhandene Spiele beiseitelegen
help-any-database = Eine PostgreSQL-Datenbank; Kopien macht man mit deren eigenen Werkzeugen
help-migrate-store = Alle Spiele aus einem Ordner in eine PostgreSQL-Datenbank bringen oder zurück
help-migrate-store-from = Wo die Spiele sind; dort ändert sich nichts
help-migrate-store-to = Wo sie sein werden; noch dürfen dort keine Spiele sein
