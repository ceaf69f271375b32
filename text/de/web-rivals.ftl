# Beschriftungen der Weboberfläche, nur an Tischen des Kartenspiels.

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
web-riv-see-hand = Hand ansehen
web-riv-see-cards = Karten ansehen
web-riv-under = Unter Stapel { $stack }
web-riv-of-store = { $count } auf Lager
web-riv-no-room = kein Platz oder kein Tausch
web-riv-choose-get = Wähle, was du bekommst
web-riv-rule = Regel nachschlagen
web-riv-arm-road = Wähle die Seite für deine Straße.
web-riv-arm-settle = Wähle das Ende der Straße.
web-riv-arm-city = Wähle die Siedlung, die zur Stadt wird.
web-riv-arm-card = Wähle einen Platz für { $card }.
web-riv-arm-under = Wähle den Stapel, unter den { $card } kommt.
web-riv-cancel = Abbrechen
web-riv-play = Ausspielen
web-riv-confirm = Bestätigen
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
web-riv-surplus = Du hast mehr als { $limit } Karten: Leg eine zurück.
web-riv-hint-refill = Am Ende deines Zuges hältst du { $limit } Karten.
web-riv-hint-exchange = Sie kommt unter ihren Stapel; dann ziehst du eine oder durchsuchst einen Stapel für { $price ->
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
web-riv-pass-agree = Weiterspielen
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
web-riv-idle = Nichts geschieht.
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
web-picked = Zurücklegen ({ $count } von { $need })

# What one must not miss.
web-moment-raided = Die Räuber nehmen dir { $goods } weg.
web-moment-stripped = Du verlierst Karten aus der Hand.
web-moment-removed = Du verlierst { $card }.
web-moment-lost = Du verlierst { $goods }.
