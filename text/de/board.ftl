# Die Brettspiele: Begriffe, Handlungen, Aufforderungen, Ereignisse und Gründe von Ablehnungen.

road-building = Straßenbau
invention = Erfindung
monopoly = Monopol
point = Siegpunkt

board-deed-roll = Würfeln
board-deed-end = Zug beenden
board-deed-buy = Entwicklungskarte kaufen
board-deed-knight = Ritterkarte ausspielen
board-deed-road-building = Straßenbau ausspielen
board-deed-invention = Erfindung ausspielen
board-deed-monopoly = Monopol ausspielen: { $kind }
board-deed-waive = Verzichten
board-deed-accept = Angebot annehmen
board-deed-reject = Angebot ablehnen
board-deed-withdraw = Angebot zurückziehen
board-deed-conclude = Mit { $seat } handeln
board-deed-offer = { $give } gegen { $get } anbieten
board-deed-offer-to = { $to } { $give } gegen { $get } anbieten
board-deed-counter = Stattdessen { $give } gegen { $get } anbieten
board-deed-ask = Fragen, wer { $get } hat
board-deed-propose = { $give } gegen { $get } vorschlagen
board-deed-bank = Seehandel: { $give } gegen { $get }
board-deed-take = Aus dem Vorrat nehmen: { $kind }
board-deed-discard = { $kind } abgeben
board-deed-give = { $kind } zurückgeben
board-deed-rob = { $seat } eine Karte rauben
board-deed-robber = Räuber nach { $place } versetzen
board-deed-road = Straße auf { $place } bauen
board-deed-settle = Siedlung auf { $place } bauen
board-deed-city = Stadt auf { $place } bauen
board-deed-road-for = Straße auf { $place } für { $seat } bauen
board-deed-settle-for = Siedlung auf { $place } für { $seat } bauen
board-deed-force-trade = Zwangshandel: zwei Karten ziehen, zwei zurückgeben
board-deed-robber-home = Räuber in die Wüste schicken
board-deed-give-up-knight = Ausliegende Ritterkarte gegen Handelskarten abgeben

board-prompt-over = Das Spiel ist zu Ende.
board-prompt-wait = { $seat } überlegt.
board-prompt-wait-discard = Andere wählen noch, welche Karten sie abgeben.
board-prompt-chance = Der Zufall entscheidet.
board-prompt-found-settlement = Setze eine Siedlung.
board-prompt-found-road = Setze eine Straße an deine neue Siedlung.
board-prompt-roll = Du bist am Zug: Würfle.
board-prompt-roll-or-play = Du bist am Zug: Würfle oder spiele vorher eine Karte aus.
board-prompt-second-roll = Würfle ein zweites Mal.
board-prompt-second-roll-or-play = Würfle ein zweites Mal oder spiele vorher eine Karte aus.
board-prompt-discard = { $count ->
    [one] Gib 1 Karte ab.
   *[other] Gib { $count } Karten ab.
}
board-prompt-robber = Versetze den Räuber auf ein anderes Feld.
board-prompt-victim = Wähle, wen der Räuber beraubt.
board-prompt-main = Handle und baue oder beende deinen Zug.
board-prompt-answer = { $seat } bietet { $give } gegen { $get }. Nimm an, lehne ab oder mach ein Gegenangebot.
board-prompt-answer-lacking = { $seat } bietet { $give } gegen { $get }; das hast du nicht. Lehne ab oder mach ein Gegenangebot.
board-prompt-wait-answers = { $seat } bietet { $give } gegen { $get } und wartet auf Antworten.
board-prompt-wait-answer-of = { $seat } bietet { $to } { $give } gegen { $get }.
board-prompt-negotiate = Dein Angebot liegt auf dem Tisch. Handle mit jemandem, der einverstanden ist, oder zieh es zurück.
board-prompt-asked = { $seat } fragt, wer { $get } hat. Mach ein Angebot oder lehne ab.
board-prompt-wait-asked = { $seat } fragt, wer { $get } hat, und wartet auf Antworten.
board-prompt-asking = Du hast in die Runde gefragt. Handle mit jemandem, der dir etwas anbietet, oder lass es.
board-prompt-proposals = Jemand schlägt dir einen Handel vor. Nimm ihn an, handle und baue oder beende deinen Zug.
board-prompt-first-road = Setze die erste von zwei kostenlosen Straßen.
board-prompt-second-road = Setze die zweite kostenlose Straße oder verzichte auf sie.
board-prompt-take = { $count ->
    [one] Nimm noch 1 Karte aus dem Vorrat.
   *[other] Nimm { $count } Karten deiner Wahl aus dem Vorrat.
}
board-prompt-neutral-road = Baue eine Straße für einen neutralen Mitspieler.
board-prompt-neutral-settlement = Baue eine Siedlung für einen neutralen Mitspieler.
board-prompt-give-back = { $count ->
    [one] Gib noch 1 Karte zurück.
   *[other] Gib { $count } Karten deiner Wahl zurück.
}

board-event-rolled-for-start = { $seat } würfelt aus, wer beginnt: { $one } + { $two } = { $sum }.
board-event-starter = { $seat } beginnt.
board-event-turn = { $seat } ist am Zug.
board-event-rolled = { $seat } würfelt { $one } + { $two } = { $sum }.
board-event-roll-void = { $seat } würfelt noch einmal { $one } + { $two } = { $sum }; dieser Wurf zählt nicht.
board-event-produced = { $seat } erhält { $goods }.
board-event-shortage = Der Vorrat reicht nicht für alle: { $kind }.
board-event-must-discard = { $count ->
    [one] { $seat } hat zu viele Karten und gibt 1 ab.
   *[other] { $seat } hat zu viele Karten und gibt { $count } ab.
}
board-event-laid-aside = { $seat } legt eine Karte beiseite: { $kind }.
board-event-laid-aside-hidden = { $seat } legt eine Karte beiseite.
board-event-discarded = { $seat } gibt { $goods } ab.
board-event-robber = { $seat } versetzt den Räuber nach { $to }.
board-event-stolen = { $seat } raubt { $victim } eine Karte: { $kind }.
board-event-stolen-hidden = { $seat } raubt { $victim } eine Karte.
board-event-paid = { $seat } zahlt { $goods }.
board-event-road = { $seat } baut eine Straße auf { $place }.
board-event-settlement = { $seat } baut eine Siedlung auf { $place }.
board-event-city = { $seat } baut eine Stadt auf { $place }.
board-event-card-bought = { $seat } kauft eine Entwicklungskarte: { $card }.
board-event-card-bought-hidden = { $seat } kauft eine Entwicklungskarte.
board-event-card-played = { $seat } spielt eine Entwicklungskarte aus: { $card }.
board-event-taken = { $seat } nimmt eine Karte aus dem Vorrat: { $kind }.
board-event-monopolised = { $from } gibt { $seat } { $goods }.
board-event-bank-traded = { $seat } tauscht im Seehandel { $give } gegen { $get }.
board-event-offer = { $seat } bietet { $give } gegen { $get }.
board-event-offer-to = { $seat } bietet { $to } { $give } gegen { $get }.
board-event-accepted = { $seat } nimmt an.
board-event-rejected = { $seat } lehnt ab.
board-event-countered = { $seat } gäbe { $give } für { $get }.
board-event-asked = { $seat } fragt: Wer hat { $get }?
board-event-proposed = { $seat } schlägt { $give } gegen { $get } vor.
board-event-offer-closed = Das Angebot von { $seat } ist vom Tisch.
board-event-traded = { $seat } gibt { $with } { $give } und bekommt { $get }.
board-event-route = { $seat } besitzt die Längste Handelsstraße: { $length } Straßen.
board-event-route-nobody = Niemand besitzt mehr die Längste Handelsstraße.
board-event-army = { $seat } besitzt die Größte Rittermacht: { $knights } Ritterkarten.
board-event-army-nobody = Niemand besitzt mehr die Größte Rittermacht.
board-event-trade-cards = { $count ->
    [one] { $seat } erhält 1 Handelskarte.
   *[other] { $seat } erhält { $count } Handelskarten.
}
board-event-trade-cards-spent = { $count ->
    [one] { $seat } zahlt 1 Handelskarte.
   *[other] { $seat } zahlt { $count } Handelskarten.
}
board-event-knight-given-up = { $seat } gibt eine ausliegende Ritterkarte ab.
board-event-given-back = { $seat } gibt { $to } eine Karte zurück: { $kind }.
board-event-given-back-hidden = { $seat } gibt { $to } eine Karte zurück.
board-event-won = { $seat } gewinnt mit { $points } Punkten.
board-event-points-shown = { $count ->
    [one] { $seat } deckt 1 Siegpunktkarte auf.
   *[other] { $seat } deckt { $count } Siegpunktkarten auf.
}
board-event-drawn = Der letzte Zug ist vorbei und niemand hat gewonnen: unentschieden.

turn-not-yours = Du bist nicht am Zug.
turn-roll-first = Würfle zuerst.
turn-roll-again = Würfle zuerst ein zweites Mal.
turn-rolled-already = Du hast in diesem Zug schon gewürfelt.
turn-founding = In der Gründungsphase setzt du eine Siedlung und dann eine Straße daran.
turn-finish-first = Erst muss etwas anderes zu Ende gebracht werden.
card-not-held = Diese Karte hast du nicht.
card-second-this-turn = Du hast in diesem Zug schon eine Entwicklungskarte ausgespielt.
card-bought-this-turn = Diese Karte hast du gerade erst gekauft; du kannst sie ab deinem nächsten Zug ausspielen.
trade-no-offer = Es liegt kein Angebot auf dem Tisch.
trade-own-offer = Auf dein Angebot antworten die anderen, nicht du.
trade-to-another = Mach das Angebot einem Mitspieler.
trade-not-asked = Dieses Angebot gilt jemand anderem.
trade-answered-already = Du hast auf dieses Angebot schon geantwortet.
trade-not-agreed = Dieser Mitspieler hat keinem Handel zugestimmt.
trade-on-turn = Du bist am Zug: Mach ein Angebot oder frag die anderen.
trade-answer-instead = Ein Angebot oder eine Frage liegt auf dem Tisch: Antworte darauf.
trade-not-now = Vorschlagen kannst du etwas, während ein anderer handelt, sobald sein Wurf abgehandelt ist.
invention-not-played = Karten aus dem Vorrat nimmst du nur mit der Erfindung.
bank-empty = Der Vorrat ist leer.
bank-lacks-kind = Von dieser Sorte liegt keine Karte mehr im Vorrat.
