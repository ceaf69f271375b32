# Was das Programm im Terminal sagt.

cli-which-game = sag mit --game, welches Spiel; `landnam simulate --list` nennt alle
cli-cannot-read = { $file } kann nicht gelesen werden: { $why }
cli-cannot-write = die Ausgabe kann nicht geschrieben werden: { $why }
cli-cannot-record = das Protokoll kann nicht nach { $file } geschrieben werden: { $why }
cli-record-exists = die Datei { $file } gibt es schon, und überschrieben wird sie nicht; wähle einen anderen Namen
cli-no-bot = kein Bot dieses Spiels heißt `{ $name }`; es gibt { $known }
cli-no-bot-pair = einen Bot schreibt man name:key=zahl,key=zahl, und `{ $text }` ist kein key=zahl
cli-no-bot-key = bei { $bot } lässt sich kein `{ $key }` einstellen; es gibt { $known }
cli-no-bot-keys = bei { $bot } lässt sich nichts einstellen, auch kein `{ $key }`
cli-bot-too-much = `{ $key }` kann höchstens { $most } sein, nicht { $value }
cli-cannot-save = { $file } kann nicht geschrieben werden: { $why }
cli-bots-and-seats =
    { $given } Bots wurden für { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    } genannt; nenne einen für alle oder einen für jeden
cli-no-name = ein Name besteht aus Buchstaben, ohne Steuerzeichen
cli-no-seed = ein Startwert besteht aus 64 kleinen Hexadezimalziffern, nicht aus `{ $text }`
cli-no-entropy = { $why }
cli-nonce-too-long = dein Beitrag zum Zufall darf höchstens { $bytes } Bytes haben
cli-no-step = das Spiel hat { $steps } Schritte, es gibt also keinen Schritt { $step }
cli-no-words = nenne die Wörter, nach denen gesucht wird
cli-no-rule = es gibt keine Regel `{ $asked }`
cli-no-box = es gibt keine Schachtel `{ $asked }`; es gibt base, two, sea, scenario, cities, rivals, dice
cli-no-chapter = ein Kapitel { $asked } gibt es nicht; `landnam rules` zählt sie auf
cli-no-match = keine Regel enthält alle diese Wörter: { $asked }
cli-source-rulebook = Spielregel
cli-source-two = zwei andere Quellen
cli-source-one = eine andere Quelle
cli-source-memory = aus dem Gedächtnis
cli-source-ruling = eigene Festlegung
cli-source-derived = folgt aus anderen Regeln

cli-word = { $word }
cli-seat-red = Rot
cli-seat-blue = Blau
cli-seat-orange = Orange
cli-seat-white = Weiß
cli-you = du

cli-welcome = Willkommen bei Landnam. Was möchtest du spielen?
cli-ask-game = Nummer oder Name (Eingabetaste nimmt das erste):
cli-ask-seats = Wie viele Spieler, { $min } bis { $max }, dich mitgezählt (Eingabetaste: { $usual })?
cli-bots = Wer setzt sich zu dir?
cli-ask-bots =
    { $count ->
        [one] Ein Name
       *[other] Ein Name für alle { $count } oder einer für jeden, mit Kommas dazwischen
    } (Eingabetaste: njal):
cli-options = Optionen, der übliche Wert jeweils zuerst:
cli-option = { $key }: { $values }
cli-option-range = { $usual }, von { $min } bis { $max }
cli-ask-options = Optionen als key=value, mit Leerzeichen dazwischen (Eingabetaste: wie üblich):
cli-table = { $game }: { $players }
cli-commitment = Ehrlicher Zufall: Der Startwert dieses Spiels steht fest, sein Hash ist { $commitment }
cli-commitment-chosen = Den Startwert dieses Spiels hast du selbst gewählt, sein Hash ist { $commitment }
cli-ask-nonce = Tippe irgendetwas als Beitrag zum Zufall (Eingabetaste zieht etwas für dich):
cli-nonce = Dein Beitrag zum Zufall: { $nonce }
cli-how-to = Tippe eine Wahl in Notation oder ihre Nummer; `?` nennt alle, `tipp` sagt, was stark wäre, `show` zeigt den Tisch, `rules ID` erklärt eine Regel, `quit` geht.
cli-help = Tippe eine Wahl als Nummer oder in Notation. Außerdem: `tipp`, `show` zeigt den Tisch, `rules ID` oder `rules WORT`, `quit`.
cli-coach-nothing = Hier gibt es nichts zu raten, oder nichts, was ein starker Spieler zu beurteilen gelernt hat.
cli-coach-alike = Mehrere Möglichkeiten sind hier gleich gut.
cli-coach-chances = Gewinnchancen aus dem, was du siehst; verdeckte Karten sind geschätzt.
cli-coach-points = Am Ende zu erwartende Punkte.
cli-not-understood = `{ $text }` verstehe ich nicht; `?` nennt, was du tun kannst.
cli-not-an-answer = `{ $text }` ist darauf keine Antwort.
cli-no-such-number = Die Möglichkeiten haben die Nummern 1 bis { $count }; `?` nennt sie.
cli-hint-place = Einen Ort { $place } gibt es auf diesem Plan nicht. Die Namen der Felder stehen in der Zeichnung; eine Kreuzung ist ein Feld und N, NE, SE, S, SW oder NW, ein Weg ein Feld und NE, E, SE, SW, W oder NW (E ist Osten).
cli-hint-example = Geschrieben wird das so: `{ $example }`
cli-talk-on = Von jetzt an wirst du gefragt, ob du einen Handel vorschlagen willst, wenn ein anderer handeln kann. Noch einmal `mitreden` schaltet das ab.
cli-talk-off = Du wirst nicht mehr gefragt, wenn andere handeln.
cli-talk-now = Willst du einen Handel vorschlagen, etwa `propose 1 grain for 1 wool`? Eingabetaste: nein.
cli-goodbye = Auf Wiedersehen. Das Spiel blieb unvollendet.
cli-won =
    { $count ->
        [0] Das Spiel ist aus, niemand hat gewonnen.
        [one] { $winners } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $winners } teilen sich den Sieg mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }
cli-seed = Der Startwert war { $seed }
cli-recorded = Das Protokoll steht in { $file }; `landnam verify { $file }` prüft jede Ziehung.
cli-recorded-part = Das Protokoll bis hierher steht in { $file }. Es ist unvollendet: `landnam replay { $file }` erzählt es, aber prüfen lässt es sich nicht, denn der Startwert wird erst am Ende aufgedeckt.

cli-dice-glance =
    Zug { $round } von { $rounds }   Würfel: { $dice }   { $rolls ->
        [0] kein Wurf mehr
        [one] noch 1 Wurf
       *[other] noch { $rolls } Würfe
    }   in diesem Zug gebaut: { $points }
cli-dice-points =
    { $seat }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
cli-dice-island = Insel
cli-dice-knights = Ritter
cli-dice-boxes = Kästchen

cli-board-forest = Wald
cli-board-hills = Hügelland
cli-board-pasture = Weideland
cli-board-fields = Ackerland
cli-board-mountains = Gebirge
cli-board-desert = Wüste
cli-board-sea = Meer
cli-board-gold = Gold
cli-board-fog = Nebel
cli-board-pirate = Seeräuber
cli-board-pirate-on-frame = Seeräuber neben dem Spielplan
cli-board-robber = Räuber
cli-board-legend = Ein Buchstabe ist eine Siedlung dieser Farbe, mit Stern eine Stadt; kleine Buchstaben sind Straßen.
cli-board-ships = Buchstaben zwischen Pfeilen sind Schiffe.
cli-board-at-sea = Schiffe übrig { $ships }, Sondersiegpunkte { $bonus }
cli-board-wonder = { $wonder }: Stufe { $level }
cli-sea-pirate = Seeräuber: { $place }
cli-sea-store = { $count ->
    [one] 1 Stoffballen gehört keinem Dorf
   *[other] { $count } Stoffballen gehören keinem Dorf
}
cli-sea-path = Route der Flotte: { $path }
cli-sea-wonder = { $wonder }: { $cost }
cli-board-neutrals = Neutral: { $list }.
cli-board-harbours = Häfen: { $list }
cli-board-seat =
    { $seat }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $hidden ->
        [0] {""}
       *[other] {" "}({ $total } mit deinen verdeckten)
    }{ $route ->
        [0] {""}
       *[other] , Handelsstraße { $route }
    }, { $hand ->
        [one] 1 Rohstoffkarte
       *[other] { $hand } Rohstoffkarten
    }, { $cards ->
        [one] 1 Entwicklungskarte
       *[other] { $cards } Entwicklungskarten
    }, { $knights } Ritter gespielt; noch zu bauen: { $roads ->
        [one] 1 Straße
       *[other] { $roads } Straßen
    }, { $settlements ->
        [one] 1 Siedlung
       *[other] { $settlements } Siedlungen
    }, { $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städte
    }
cli-board-neutral =
    { $seat } ist neutral; noch zu bauen: { $roads ->
        [one] 1 Straße
       *[other] { $roads } Straßen
    }, { $settlements ->
        [one] 1 Siedlung
       *[other] { $settlements } Siedlungen
    }
cli-board-trade-cards =
    { $count ->
        [one] 1 Handelskarte
       *[other] { $count } Handelskarten
    } (eine Aktion kostet { $price })
cli-board-shown = Hand: { $hand }; Entwicklungskarten: { $cards }
cli-board-harbour = Hafen
cli-board-terms = gib { $give }, erhalte { $get }
cli-form-offer = Du kannst den anderen auch einen Tausch anbieten, etwa `offer 1 brick for 1 wool` oder `offer 2 ore for 1 lumber 1 grain`: Zuerst steht, was du gibst. Mit `to blue` am Ende fragst du nur Blau. Holz ist lumber, Lehm brick, Wolle wool, Getreide grain, Erz ore.
cli-form-counter = Du kannst auch mit einem eigenen Angebot antworten, etwa `counter 1 grain for 1 wool`: Zuerst steht, was du gibst. Holz ist lumber, Lehm brick, Wolle wool, Getreide grain, Erz ore.
cli-form-ask = Oder frag nach Karten, ohne einen Preis zu nennen, etwa `ask 1 ore`; die anderen sagen, was sie dafür wollen.
cli-form-propose = Dem, der am Zug ist, kannst du einen Handel vorschlagen, etwa `propose 1 grain for 1 wool`: Was du gibst, kommt zuerst.
cli-form-commodities = Tuch ist cloth, Münzen coin, Papier paper.
cli-board-route = Längste Handelsstraße
cli-board-army = Größte Rittermacht
cli-board-hand = Deine Hand: { $hand }; Entwicklungskarten: { $cards }
cli-board-hand-new = Deine Hand: { $hand }; Entwicklungskarten: { $cards }; in diesem Zug gekauft: { $fresh }
cli-board-rates = Eine Karte deiner Wahl aus dem Vorrat kostet { $rates }, jeweils von einer Sorte.
cli-board-bank = Vorrat: { $goods }; { $cards ->
    [one] 1 Entwicklungskarte
   *[other] { $cards } Entwicklungskarten
} auf dem Stapel
cli-knights-bank = Vorrat: { $goods }; Fortschrittskarten: { $decks }
cli-board-dice-cards = Würfelkarten: noch { $count } von 36
cli-knights-legend = Ein Buchstabe mit Ziffer ist ein Ritter dieser Stärke, ein großer Buchstabe ein aktiver; Hdl. ist der Händler.
cli-knights-barbarians = Die Barbaren: Schritt { $steps } von { $landing }; Stärke { $barbarians } gegen { $knights }.
cli-knights-seat =
    { $seat }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $route ->
        [0] {""}
       *[other] , Handelsstraße { $route }
    }, { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand, { $cards ->
        [one] 1 Fortschrittskarte
       *[other] { $cards } Fortschrittskarten
    }; noch zu bauen: { $roads ->
        [one] 1 Straße
       *[other] { $roads } Straßen
    }, { $settlements ->
        [one] 1 Siedlung
       *[other] { $settlements } Siedlungen
    }, { $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städte
    }
cli-knights-level = { $area } { $level }
cli-knights-metropolis = { $area } { $level } mit Metropole
cli-knights-strength =
    { $count ->
        [0] keine Ritter
       *[other] { $count } Ritter
    }{ $strength ->
        [0] {""}
       *[other] {" "}(aktive Stärke { $strength })
    }
cli-knights-walls =
    { $count ->
        [one] 1 Mauer
       *[other] { $count } Mauern
    }
cli-knights-defender =
    { $count ->
        [one] 1 Punkt als Retter
       *[other] { $count } Punkte als Retter
    }
cli-knights-merchant-mark = Hdl.
cli-knights-merchant = Händler
cli-knights-shown = offen: { $cards }
cli-knights-hand = Deine Hand: { $hand }; Fortschrittskarten: { $cards }
cli-knights-known = Hand: { $hand }; Fortschrittskarten: { $cards }

cli-simulated = { $game } mit { $seats } Plätzen, { $games } Spiele
cli-bot = Bot
cli-wins = Siege
cli-share = Anteil
cli-mean-points = Punkte im Mittel
cli-truncated = Ohne Sieger: { $games }
cli-turn-limit = Nach { $turns } Zügen wurde abgebrochen; mit `--option turn_limit=0` gehen die Spiele weiter.
cli-speed = { $games } Spiele/s, { $steps } Entscheidungen/s, { $ns } ns je Entscheidung; { $cpu } s Prozessorzeit, { $clock } s insgesamt

cli-rating = Wertung
cli-margin = 95 %
cli-ladder-against = Siege des Bots links gegen den darüber:
cli-ladder-method = Wertung nach dem Siegermodell von Plackett und Luce, im Mittel 1500: Nur Unterschiede bedeuten etwas. 191 Punkte sind drei von vier Spielen zu zweit.
cli-ladder-goes-on = { $file } geht nach { $games } Spielen weiter.
cli-ladder-alone = eine Rangliste braucht mindestens zwei Plätze
cli-ladder-few = eine Rangliste braucht mindestens zwei Bots
cli-ladder-twice = `{ $bot }` steht zweimal auf dieser Rangliste
cli-ladder-other = { $file } gehört zu einer anderen Rangliste: Spiel, Optionen, Bots, Startwert oder Schrittgrenze sind andere
cli-ladder-no-state = { $file } enthält keinen Stand einer Rangliste
cli-match-within = 95 %
cli-match-even = Ausgeglichen: { $share } %. Intervalle nach Wilson.
cli-match-lapses = { $name }: { $late } Antworten zu spät, { $unreadable } unlesbar, { $refused } abgelehnt, { $gone }-mal beendet; { $all } Entscheidungen traf der Ersatzspieler.
cli-match-goes-on = { $file } geht nach { $games } Spielen weiter
cli-match-uneven = { $bots } Bots können sich { $seats } Plätze nicht gleichmäßig teilen
cli-match-other = { $file } gehört zu einem anderen Wettkampf: Spiel, Optionen, Bots, Startwert, Bedenkzeit oder Schrittgrenze sind andere
cli-match-no-state = { $file } enthält keinen Stand eines Wettkampfs
cli-arena-line = Zeile { $line } der Spielleitung: { $why }
cli-collection-exists = { $folder } enthält schon Spiele und wird nicht überschrieben; wähle einen anderen Ordner
cli-collection-no-index = { $file } ist nicht das Verzeichnis einer Sammlung: { $why }
cli-exported = { $decisions } Entscheidungen aus { $games } Spielen
cli-export-families = { $file }, Zeile { $line }: Eine Parquet-Datei fasst nur Spiele einer Familie
cli-bot-connected = Verbunden; es wird auf Spiele gewartet.
cli-bot-game = Ein Platz für { $game } am Tisch { $table }.
cli-bot-end = Das Spiel am Tisch { $table } ist zu Ende; Punkte: { $points }.
cli-bot-lapse = Tisch { $table }: { $sentence }
cli-bot-refused = der Server lehnt ab: { $why }
cli-bot-broken = der Server ist nicht erreichbar ({ $why }); neuer Versuch
cli-bot-other-protocol = der Server spricht Version { $found } des Protokolls, nicht { $ours }
cli-program-quotes = im Befehl ist ein Anführungszeichen nicht geschlossen
cli-program-no-start = `{ $command }` kann nicht gestartet werden: { $why }
cli-program-no-hello = `{ $command }` hat sich nicht gemeldet: { $why }
cli-program-other-protocol = `{ $command }` spricht Version { $found } des Protokolls, nicht { $ours }
cli-lapse = Spiel { $game }, { $name } als { $seat }: { $sentence }; der Ersatzspieler wählte { $instead }
cli-lapse-last = Spiel { $game }, { $name } als { $seat }: { $sentence }; der Ersatzspieler wählte { $instead } und spielt das Spiel zu Ende
cli-lapse-more = { $count } weitere Aussetzer wurden nicht gemeldet
cli-lapse-late = keine Antwort binnen { $millis } ms
cli-lapse-half = nur eine halbe Zeile binnen { $millis } ms: { $text }
cli-lapse-ended = das Programm hat sich beendet ({ $status })
cli-lapse-ended-half = das Programm hat sich mit einer halben Zeile beendet ({ $status }): { $text }
cli-lapse-closed = das Programm hat seine Ausgabe geschlossen
cli-lapse-too-long = die Zeile ist zu lang für eine Antwort
cli-lapse-no-text = die Zeile ist kein UTF-8
cli-lapse-unreadable = { $text } ist keine Antwort: { $why }
cli-lapse-early = die Antwort gilt Frage { $found }, gestellt war Frage { $asked }
cli-lapse-meaningless = `{ $action }` bedeutet an diesem Tisch nichts

cli-verified-older = nach Fassung { $found } der Regeln geschrieben; folgt auch Fassung { $ours }
cli-unchecked-word = nicht bestätigt
cli-unchecked = { $why }. Das Protokoll nennt Fassung { $found } der Regeln, dieses Programm kennt Fassung { $ours }: Ob die Entscheidungen damals erlaubt waren, wurde nicht geprüft. Geprüft wurde nur der Zufall: { $steps } Schritte, { $draws } Ziehungen.
cli-replay-older = Dieses Spiel folgt Fassung { $found } der Regeln und wird nach Fassung { $ours } erzählt.

cli-puzzles-level = Stufe { $level }
cli-puzzles-count =
    { $count ->
        [0] Solche Rätsel gibt es noch nicht.
        [one] Ein Rätsel.
       *[other] { $count } Rätsel.
    }
cli-puzzles-heading = Rätsel { $id }, Stufe { $level }: Du bist { $seat }.
cli-puzzles-how-to = Tippe Züge in Notation oder als Nummer; `?` gibt einen Tipp, `hilfe` nennt alle Möglichkeiten, `zeige` zeichnet den Tisch, `quit` hört auf.
cli-puzzles-what = `{ $text }` verstehe ich nicht; `hilfe` nennt alle Möglichkeiten.
cli-puzzles-no-number = Die Möglichkeiten haben die Nummern 1 bis { $count }; `hilfe` nennt sie.
cli-puzzles-hint-kind = Die Art des nächsten Zugs: `{ $verb }`.
cli-puzzles-hint-place = Es geht um { $target }.
cli-puzzles-no-hint = Von hier aus gibt es keinen Tipp.
cli-puzzles-solved = Gelöst!
cli-puzzles-again = Zurück zum Anfang: Versuch es noch einmal.
cli-puzzles-unknown = es gibt kein Rätsel `{ $id }`; `landnam puzzles list` nennt alle
cli-puzzles-no-kind = es gibt keine Rätsel der Art `{ $name }`; es gibt { $known }
cli-puzzles-kind-elsewhere = zum Spiel { $game } gibt es keine Rätsel der Art { $kind }
cli-puzzles-broken = dieses Rätsel lässt sich nicht aufbauen: { $why }
cli-analyse-older = Dieses Spiel folgt der Fassung { $found } der Regeln und wird nach Fassung { $ours } ausgewertet.
cli-analyse-cut = Dieses Spiel folgt der Fassung { $found } der Regeln. Fassung { $ours } kann ihm { $steps } Schritte weit folgen; was danach kommt, wird nicht ausgewertet.
cli-analyse-seat = { $seat }: Beginn { $beginning }, Glück { $luck }, Spiel { $play }, Ende { $result }; ohne Glück { $adjusted }
cli-analyse-seat-so-far = { $seat }: Beginn { $beginning }, Glück { $luck }, Spiel { $play }, Stand { $result }; ohne Glück { $adjusted }
cli-analyse-unfinished = Das Spiel ist nicht zu Ende: Sein Protokoll endet nach { $steps } Schritten, und als Ergebnis gilt, wie es dort stand.
cli-analyse-own =
    {"  "}eigene Entscheidungen, { $weighed } abgewogen, kosteten { $lost }: { $inaccuracies ->
        [one] 1 Ungenauigkeit
       *[other] { $inaccuracies } Ungenauigkeiten
    }, { $mistakes } Fehler, { $blunders } Patzer
cli-analyse-kinds = { "    " }Glück bei Würfen { $rolls }, gezogenen Karten { $cards }, Raub { $thefts }, anderem { $other }
cli-analyse-margin = Eine Chance von einhalb liegt in der Regel { $margin } Punkte daneben, andere weniger: So weit lagen weitergespielte Partien von der Kurve.
cli-analyse-sevens = Die Sieben kam { $count ->
    [one] einmal
   *[other] { $count }-mal
}, erwartet { $expected }; so weit daneben oder weiter in { $chance } der Spiele
cli-analyse-swings = Die größten Umschwünge
cli-analyse-marked = Entscheidungen, die etwas kosteten
cli-analyse-none = Keine, die auffällt.
cli-analyse-nothing = Hier gab es nichts zu entscheiden, oder nichts, was ein starker Spieler zu beurteilen gelernt hat.
cli-analyse-decision = { $step }  { $seat }, { $mark }: { $played } (stark wäre: { $best }), { $loss } verloren
cli-analyse-best = { $step }  { $seat } { $mark }: { $played }, wie ein starker Spieler
cli-analyse-dice = Die Würfel: wie oft, wie oft erwartet, acht von zehn Spielen
cli-analyse-cards = Karten durch Würfe
cli-analyse-few = { $seat }: { $received } von { $expected } erwarteten; so wenige oder weniger kommen in { $chance } der Spiele. Räuber behielt { $blocked }, { $robbed } geraubt bekommen, { $stolen } geraubt, { $discarded } abgelegt
cli-analyse-many = { $seat }: { $received } von { $expected } erwarteten; so viele oder mehr kommen in { $chance } der Spiele. Räuber behielt { $blocked }, { $robbed } geraubt bekommen, { $stolen } geraubt, { $discarded } abgelegt
cli-mark-good = gut
cli-mark-inaccuracy = ungenau
cli-mark-mistake = Fehler
cli-mark-blunder = Patzer
cli-proof-with-rules = Mit den Regeln bewiesen: Der Startwert ist der zugesagte, jede Ziehung folgt aus ihm, und Beutel, Aufbau, Schritte und Ergebnis sind die der Regeln.
cli-proof-without-rules = Ohne die Regeln bewiesen: Der Startwert ist der zugesagte, und jede Ziehung folgt aus ihm und dem Beutel, der dasteht. Ob die Beutel stimmen, können nur die Regeln sagen.
cli-proof-terminal = Im Terminal gespielt: Wer spielte, hatte auch den Startwert und kann ihn gewählt haben. Das Protokoll beweist nur, dass es in sich stimmt.
cli-proof-lonely = Kein Platz hat zum Zufall beigetragen: Der Startwert allein entschied, und wer ihn zog, kann ihn gewählt haben.
cli-proof-compare = Die Festlegung ist { $hash }. Dass es das Protokoll deines Spiels ist, zeigt nur der Vergleich: Sie, die Bedingungen und deine Zusage müssen die sein, die du dir beim Hinsetzen notiert hast.
cli-proof-practice = Übung: Der Aufbau wurde gewählt, nicht ausgelost.
cli-corpus = { $folder }: { $honest } ehrliche Protokolle, { $forged } gefälschte; was ein Prüfprogramm finden muss, steht in index.json
cli-verified-word = bestätigt
cli-verified =
    { $file }, { $steps } Schritte, { $draws } Ziehungen; { $count ->
        [0] niemand hat gewonnen
       *[other] gewonnen von { $winners }
    }

cli-import-fault = { $file }, { $fault }
cli-no-difference = `{ $name }` ist keine beschriebene Abweichung; es gibt { $known } oder none
cli-imported =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } mit { $plies } Zügen: { $compared } verglichen, { $left } nicht, weil die Spiele vorher von den Regeln abweichen
cli-import-differences = Beschriebene Abweichungen mit der Zahl der Züge:
cli-import-place = { $file }, Spiel { $game }, { $divergence }
cli-import-agrees = Sonst stimmt alles überein.
cli-import-diverges =
    { $games ->
        [one] Ein Spiel verläuft anders.
       *[other] { $games } Spiele verlaufen anders.
    }
cli-diverged-word = anders

journal-no-family = { $file }, Zeile { $line }: dieses Programm kennt keine Spiele der Familie `{ $family }`
journal-too-long = { $file }: das Protokoll ist länger als { $bytes } Bytes
journal-line-too-long = { $file }, Zeile { $line }: die Zeile ist länger als { $bytes } Bytes
journal-not-utf8 = { $file }, Zeile { $line }: der Text ist kein UTF-8
journal-unfinished-line = { $file }, Zeile { $line }: die Zeile ist nicht zu Ende
journal-not-a-journal = { $file }: das ist kein Protokoll; es begänne mit `landnam journal 1` oder `landnam journal 2`
journal-missing = { $file }, Zeile { $line }: hier fehlt `{ $what }`
journal-repeated = { $file }, Zeile { $line }: `{ $what }` steht hier ein zweites Mal
journal-unknown = { $file }, Zeile { $line }: `{ $what }` ist hier unbekannt
journal-other-family = { $file }, Zeile { $line }: ein Spiel der Familie `{ $found }`, nicht `{ $wanted }`
journal-other-rules = { $file }, Zeile { $line }: das Spiel folgt Fassung { $found } der Regeln; dieses Programm kennt die Fassungen 1 bis { $ours }
journal-unreadable = { $file }, Zeile { $line }: nicht lesbar ({ $what }): { $why }
journal-improper = { $file }, Zeile { $line }: nicht in der richtigen Form geschrieben ({ $what }), nämlich `{ $proper }`
journal-no-table = { $file }, Zeile { $line }: mit diesem Aufbau lässt sich kein Tisch eröffnen: { $why }
journal-no-such-seat = { $file }, Zeile { $line }: niemand namens `{ $name }` sitzt an diesem Tisch
journal-no-ticket = { $file }, Zeile { $line }: ein Protokoll mit Festlegung braucht das Los jeder Ziehung
journal-stray-ticket = { $file }, Zeile { $line }: ein Protokoll ohne Festlegung hat keine Lose
journal-stray-seed = { $file }, Zeile { $line }: ein Protokoll ohne Festlegung hat keinen Startwert
journal-trailing = { $file }, Zeile { $line }: nach der Prüfsumme darf nichts folgen
journal-wrong-digest = { $file }, Zeile { $line }: die Prüfsumme passt nicht; das Protokoll wurde nachträglich geändert
journal-refused = { $file }, Zeile { $line }: der Schritt wird abgelehnt: { $why }
journal-wrong-bag = { $file }, Zeile { $line }: der Beutel war `{ $due }`, nicht `{ $found }`
journal-wrong-total = { $file }, Zeile { $line }: der Beutel hatte { $due } Lose, nicht { $found }
journal-wrong-ticket = { $file }, Zeile { $line }: der Startwert ergibt Los { $due }, nicht { $found }
journal-no-such-ticket = { $file }, Zeile { $line }: es gibt kein Los { $number } unter { $total }; gezählt wird ab 0
journal-wrong-outcome = { $file }, Zeile { $line }: Los { $ticket } steht für `{ $due }`, nicht für `{ $found }`
journal-over-too-soon = { $file }, Zeile { $line }: das Spiel ist nicht aus, aber ein Ausgang ist angegeben
journal-wrong-end = { $file }, Zeile { $line }: das Spiel endete mit `{ $due }`, nicht mit `{ $found }`
journal-nothing-to-verify = { $file }, Zeile { $line }: nichts lässt sich prüfen, denn das Protokoll enthält keine Festlegung
journal-not-over-yet = { $file }, Zeile { $line }: das Spiel ist noch nicht aus, also ist sein Startwert noch geheim
journal-wrong-seed = { $file }, Zeile { $line }: der Startwert ist nicht der, der festgelegt wurde
journal-wrong-layout = { $file }, Zeile { $line }: der Startwert ergibt einen anderen Aufbau, als dasteht
journal-layout-draws = { $file }, Zeile { $line }: die Regeln legen diesen Aufbau mit { $due } Ziehungen aus, nicht mit diesen { $found }
journal-wrong-terms = { $file }, Zeile { $line }: die Bedingungen weichen von der Partie ab ({ $what })
journal-wrong-list = { $file }, Zeile { $line }: die Liste der Plätze passt nicht ({ $what })
journal-wrong-nonce = { $file }, Zeile { $line }: der Zufallsbeitrag ist nicht der, den dieser Platz zugesagt hatte
journal-wrong-number = { $file }, Zeile { $line }: das ist Ziehung { $due }, nicht { $found }
journal-strange-bag = { $file }, Zeile { $line }: der Beutel „{ $bag }“ ist nicht lesbar oder hat kein solches Los
journal-wrong-practice = { $file }, Zeile { $line }: ob es eine Übung ist, sagt die Liste anders als die Bedingungen
cli-map-good = Auf { $file } kann gespielt werden: { $hexes } Felder, { $harbours } Häfen, { $points } Punkte zum Sieg.
cli-map-and-board = --map { $file } legt den Spielplan schon fest; board={ $board } geht dann nicht. Zu einer Karte passt nur board=variable, wenn sie einen Teil `deal` hat.
cli-no-map = { $game } wird ohne Spielplan gespielt, --map geht also nicht; Karten sind für die Brettspiele (base, knights, sea/…).
cli-bad-map = { $file } ist keine Insel, auf der man spielen kann: { $why }

cli-no-server = der Server kann nicht laufen: { $why }
cli-copy-not-there = es gibt keine Datei { $path }
cli-copy-no-games = im Ordner { $path } sind keine Spiele
cli-copy-exists = { $path } gibt es schon
cli-copy-newer = { $path } stammt von einer neueren Fassung dieses Programms
cli-copy-in-use = ein laufender Server benutzt den Ordner { $path }; beende ihn zuerst
cli-copy-occupied = in { $path } sind schon Spiele; --replace legt sie beiseite
cli-copy-none = { $path } enthält keine Spiele dieses Programms: { $why }
cli-copy-damaged = { $path } ist beschädigt: { $why }
cli-copy-failed = { $path } lässt sich nicht schreiben: { $why }
cli-backed-up = { $file } enthält { $tables ->
        [one] einen Tisch
       *[other] { $tables } Tische
    }, { $entries ->
        [one] einen Eintrag
       *[other] { $entries } Einträge
    } und { $guests ->
        [one] einen Gast
       *[other] { $guests } Gäste
    } aus { $folder }.
cli-restored = { $folder } enthält wieder { $tables ->
        [one] einen Tisch
       *[other] { $tables } Tische
    }, { $entries ->
        [one] einen Eintrag
       *[other] { $entries } Einträge
    } und { $guests ->
        [one] einen Gast
       *[other] { $guests } Gäste
    }.
cli-restored-foreign = Die Dateien konnten nicht dem Benutzer übergeben werden, dem { $folder } gehört, und niemand sonst kann sie lesen. Läuft der Server unter diesem Benutzer, gib sie ihm mit chown.
cli-backup-database = PostgreSQL macht seine Kopien selbst, auch während Server laufen: pg_dump --format=custom --file=DATEI URL
cli-restore-database = PostgreSQL stellt seine Kopien selbst wieder her, wenn kein Server läuft: pg_restore --clean --if-exists --dbname=URL DATEI
cli-move-same-kind = Spiele ziehen aus einem Ordner in eine Datenbank um oder aus einer Datenbank in einen Ordner
cli-move-no-games = in { $place } sind keine Spiele
cli-move-in-use = ein laufender Server benutzt { $place }; beende ihn zuerst
cli-move-occupied = in { $place } sind schon Spiele
cli-move-differs = was in der Tabelle { $place } ankam, ist nicht das, was geschickt wurde; nichts ist umgezogen
cli-move-failed = die Spiele konnten nicht umziehen: { $why }
cli-moved = Umgezogen sind { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    } und { $guests ->
        [one] ein Gast
       *[other] { $guests } Gäste
    }. Was ankam, wurde mit dem verglichen, was geschickt wurde.
cli-serving =
    Landnam läuft unter { $address }{ $tables ->
        [0] {""}
        [one] ; ein Tisch geht weiter
       *[other] ; { $tables } Tische gehen weiter
    }

cli-rivals-points = { $seat }: { $points } Punkte (Handel { $commerce }, Stärke { $strength }, Geschick { $skill }, Fortschritt { $progress }), { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand
cli-rivals-stacks = Stapel  { $stacks }
cli-rivals-hand = Hand  { $cards }
cli-rivals-card = { $card } [{ $id }]
cli-rivals-base = Basis
cli-rivals-gold = Gold
cli-rivals-turmoil = Wirren
cli-rivals-progress = Fortschritt
