# Lektionen. `lesson-<id>` ist ein Titel; zu jeder Aufgabe die Worte neben dem Brett und mit `-task`, was zu tun ist.

lesson-base-first = Die ersten Siedlungen
lesson-base-first-about = Zwei Siedlungen, zwei Straßen und der erste Wurf.
lesson-base-first-settle = Jede Kreuzung grenzt an bis zu drei Felder. Je mehr Augen unter ihren Zahlen stehen, desto öfter gibt es Ertrag.
lesson-base-first-settle-task = Siedle auf der markierten Kreuzung.
lesson-base-first-road = Zu jeder ersten Siedlung gehört eine Straße. Sie führt dorthin, wo du als Nächstes siedeln willst.
lesson-base-first-road-task = Lege die markierte Straße.
lesson-base-first-second = Die anderen haben gesiedelt, der Letzte gleich zweimal. Deine zweite Siedlung bringt außerdem eine Karte von jedem Feld ringsum.
lesson-base-first-second-task = Siedle auf der markierten Kreuzung und lege eine Straße.
lesson-base-first-roll = Ein Zug beginnt mit den Würfeln. Jedes Feld mit der gewürfelten Zahl gibt allen Siedlungen ringsum Ertrag.
lesson-base-first-roll-task = Würfle.
lesson-base-first-end = Eine Vier: Dein Ackerland hat Getreide gebracht. Bauen kannst du damit noch nichts.
lesson-base-first-end-task = Beende deinen Zug.

lesson-base-build = Straßen, Siedlungen, Städte
lesson-base-build-about = Wozu die Karten da sind und wie weit Siedlungen auseinanderstehen.
lesson-base-build-road = Eine Straße kostet Holz und Lehm und schließt an deine eigenen Straßen an.
lesson-base-build-road-task = Wähle unten „Straße“, dann den markierten Weg.
lesson-base-build-settle = Eine neue Siedlung braucht deine Straße, und alle Kreuzungen daneben müssen frei sein. Sie zählt einen Punkt.
lesson-base-build-settle-task = Siedle am Ende der Straße.
lesson-base-build-city = Eine Stadt ersetzt eine Siedlung, zählt zwei Punkte und bringt zwei Karten statt einer. Sie kostet drei Erz und zwei Getreide.
lesson-base-build-city-task = Mach deine erste Siedlung zur Stadt.

lesson-base-robber = Der Räuber
lesson-base-robber-about = Was bei einer Sieben geschieht.
lesson-base-robber-roll = Du hältst neun Karten, und das ist gewagt. Sieh, was die Würfel tun.
lesson-base-robber-roll-task = Würfle.
lesson-base-robber-discard = Eine Sieben: Wer mehr als sieben Karten hält, legt die Hälfte ab, abgerundet. Behalte deine Wolle für einen Handel.
lesson-base-robber-discard-task = Lege vier Karten ab, aber keine Wolle.
lesson-base-robber-robber = Der Räuber muss weiter. Wo er steht, gibt es keinen Ertrag, und du ziehst jemandem dort eine Karte.
lesson-base-robber-robber-task = Schick den Räuber auf das markierte Feld und beraube Blau.

lesson-base-trade = Häfen und Handel
lesson-base-trade-about = Mit der Bank zum besseren Kurs und mit den anderen.
lesson-base-trade-harbour = Die Bank will vier Karten für eine. An diesem Hafen genügen zwei Getreide.
lesson-base-trade-harbour-task = Wähle „Handeln“ und tausche zwei Getreide gegen einen Lehm.
lesson-base-trade-offer = In deinem Zug darfst du den anderen alles anbieten. Blau hat Erz und keine Wolle.
lesson-base-trade-offer-task = Biete zwei Wolle für ein Erz an und schließ den Handel mit Blau ab.

lesson-base-cards = Entwicklungskarten
lesson-base-cards-about = Eine kaufen und einen Ritter ausspielen.
lesson-base-cards-buy = Erz, Wolle und Getreide kaufen die oberste Karte vom Stapel. Ausspielen darfst du sie ab deinem nächsten Zug.
lesson-base-cards-buy-task = Kauf eine Entwicklungskarte.
lesson-base-cards-knight = Einen Ritter hattest du schon vor diesem Zug. Er vertreibt den Räuber von deinem Feld, und du raubst dort, wohin er geht.
lesson-base-cards-knight-task = Spiel den Ritter aus und schick den Räuber auf das markierte Feld.

lesson-base-end = Zehn Punkte
lesson-base-end-about = Der letzte Schritt eines Spiels.
lesson-base-end-trade = Neun Punkte: drei Städte und drei Siedlungen. Für eine vierte Stadt fehlt ein Erz.
lesson-base-end-trade-task = Tausche vier Wolle gegen Erz.
lesson-base-end-win = Wer in seinem eigenen Zug zehn Punkte hat, hat sofort gewonnen.
lesson-base-end-win-task = Bau die Stadt auf der markierten Kreuzung und gewinne.

lesson-sea-ship = Die ersten Schiffe
lesson-sea-ship-about = Schiffe sind die Straßen des Meeres.
lesson-sea-ship-first = Deine Siedlung liegt an der Küste. Ein Schiff kostet Holz und Wolle und beginnt an einem deiner Gebäude oder Schiffe.
lesson-sea-ship-first-task = Wähle unten „Schiff“, dann den markierten Weg.
lesson-sea-ship-second = Eine Straße hätte nicht geholfen: Schiffe schließen nur an Schiffe und Gebäude an. Noch eines, und die Insel im Osten ist erreicht.
lesson-sea-ship-second-task = Baue ein zweites Schiff auf dem markierten Weg.

lesson-sea-land = Neue Ufer
lesson-sea-land-about = Auf einer kleinen Insel landen und Sondersiegpunkte holen.
lesson-sea-land-settle = Deine Schiffe haben eine andere Insel erreicht. Die erste Siedlung dort zählt gleich drei Punkte: ihren eigenen und zwei Sondersiegpunkte.
lesson-sea-land-settle-task = Siedle auf der markierten Kreuzung.
lesson-sea-land-road = Von einer Siedlung aus geht es weiter, wie du magst, mit Schiffen oder Straßen. Im Landesinneren liegt Hügelland mit einer Fünf.
lesson-sea-land-road-task = Lege die markierte Straße.

lesson-sea-move = Schiffe versetzen
lesson-sea-move-about = Ein Schiff mit offenem Ende findet einen anderen Weg.
lesson-sea-move-lift = Blau war schneller, und deine Schiffe führen ins Leere. Einmal im Zug darfst du ein Schiff mit offenem Ende kostenlos versetzen.
lesson-sea-move-lift-task = Nimm das markierte Schiff auf.
lesson-sea-move-put = Es darf überallhin, wo du jetzt ein Schiff bauen könntest. Südlich von Blau ist Platz für eine Siedlung.
lesson-sea-move-put-task = Setz das Schiff auf den markierten Weg.
lesson-sea-move-settle = Zwei Wege Abstand zu Blau genügen. Zwischen zwei Siedlungen ist deine Linie geschlossen, und ihre Schiffe bleiben liegen.
lesson-sea-move-settle-task = Siedle am Ende deiner Schiffe.

lesson-sea-gold = Goldflüsse
lesson-sea-gold-about = Was du brauchst, sooft die Zahl fällt.
lesson-sea-gold-roll = Deine Stadt steht an einem Goldfluss mit einer Zehn. Gold ist kein eigener Rohstoff, sondern einer nach deiner Wahl.
lesson-sea-gold-roll-task = Würfle.
lesson-sea-gold-gold = Eine Zehn: Deine Stadt bringt zwei Karten. Für eine weitere Stadt brauchst du drei Erz und zwei Getreide.
lesson-sea-gold-gold-task = Nimm, was zu einer Stadt fehlt.
lesson-sea-gold-city = Drei Erz und zwei Getreide sind beisammen. Die Siedlung im Westen wartet.
lesson-sea-gold-city-task = Baue die Stadt auf der markierten Kreuzung.

lesson-sea-pirate = Der Seeräuber
lesson-sea-pirate-about = Der Räuber des Meeres.
lesson-sea-pirate-roll = Auch auf See beginnt jeder Zug mit den Würfeln. Blau hat Schiffe im Süden.
lesson-sea-pirate-roll-task = Würfle.
lesson-sea-pirate-pirate = Eine Sieben: Du versetzt den Räuber oder den Seeräuber. Der Seeräuber nimmt jemandem eine Karte, dessen Schiff an seinem Feld liegt.
lesson-sea-pirate-pirate-task = Schick den Seeräuber auf das markierte Meerfeld und beraube Blau.
lesson-sea-pirate-ship = An seinen sechs Kanten darf niemand ein Schiff bauen oder versetzen. Du baust weiter nördlich, und die Wolle kommt gelegen.
lesson-sea-pirate-ship-task = Baue ein Schiff auf dem markierten Weg.

lesson-sea-fog = In den Nebel
lesson-sea-fog-about = Das Szenario Ozeanien: Land, das noch niemand gesehen hat.
lesson-sea-fog-first = In diesem Szenario liegt viel im Nebel. Ein Schiff, das ein verdecktes Feld erreicht, deckt es auf.
lesson-sea-fog-first-task = Baue ein Schiff auf dem markierten Weg.
lesson-sea-fog-second = Hügelland: Wer Land entdeckt, bekommt sofort eine Karte davon, hier Lehm. Ein Feld weiter ist wieder Nebel.
lesson-sea-fog-second-task = Fahr weiter auf den markierten Weg und nimm das Getreide, das noch fehlt.
lesson-sea-fog-settle = Ein Goldfluss hat dir das Getreide gebracht. Auch der Lehm kam aus dem Nebel, und damit ist eine Siedlung bezahlt.
lesson-sea-fog-settle-task = Siedle am neuen Ufer.

lesson-sea-cloth = Stoffe für Catan
lesson-sea-cloth-about = Ein Szenario für sich: Dörfer, die handeln.
lesson-sea-cloth-first = Auf vier winzigen Inseln liegen acht Dörfer. Erreichst du eines mit Schiffen, handelst du von da an mit ihm und bekommst gleich einen Stoffballen.
lesson-sea-cloth-first-task = Baue ein Schiff zum markierten Dorf.
lesson-sea-cloth-second = Zwei Stoffballen zählen einen Punkt. Auch deine südliche Siedlung liegt nah bei einem Dorf.
lesson-sea-cloth-second-task = Baue ein Schiff zum südlichen Dorf.
lesson-sea-cloth-end = Die Zahlen der Dörfer gelten in jedem Zug, auch bei den anderen. Dein nördliches hat eine Elf.
lesson-sea-cloth-end-task = Beende deinen Zug und sieh, was Blau würfelt.

lesson-cities-improve = Der Stadtausbau
lesson-cities-improve-about = Wozu Tuch, Münzen und Papier da sind.
lesson-cities-improve-trade = Städte an Weideland, Gebirge und Wald bringen auch Tuch, Münzen und Papier. Ein Tuch kauft die erste Stufe des Handels.
lesson-cities-improve-trade-task = Baue den Handel aus.
lesson-cities-improve-politics = Mit Münzen baust du die Politik aus, mit Papier die Wissenschaft. Von der ersten Stufe an können dir die Würfel Fortschrittskarten bringen.
lesson-cities-improve-politics-task = Baue die Politik aus.

lesson-cities-knight = Ein Ritter wird aufgestellt
lesson-cities-knight-about = Ein Ritter steht auf einer Kreuzung und muss geweckt werden.
lesson-cities-knight-raise = Ein Ritter kostet Wolle und Erz. Er steht auf einer freien Kreuzung an deinen Straßen, so nah das nächste Gebäude auch ist.
lesson-cities-knight-raise-task = Wähle unten „Ritter“, dann die markierte Kreuzung.
lesson-cities-knight-activate = Er ist noch passiv und zählt nicht gegen die Barbaren. Ein Getreide aktiviert ihn.
lesson-cities-knight-activate-task = Aktiviere den Ritter.

lesson-cities-promote = Stärkere Ritter
lesson-cities-promote-about = Vom einfachen zum starken Ritter.
lesson-cities-promote-promote = Für Wolle und Erz lässt sich ein Ritter aufwerten. Aus einem einfachen wird ein starker mit der Stärke zwei.
lesson-cities-promote-promote-task = Werte den Ritter auf.
lesson-cities-promote-activate = Das weckt ihn nicht. Nur aktive Ritter kämpfen für Catan.
lesson-cities-promote-activate-task = Aktiviere den Ritter.

lesson-cities-displace = Ritter vertreiben
lesson-cities-displace-about = Der stärkere nimmt den Platz.
lesson-cities-displace-move = Ein aktiver Ritter zieht auf deinen Straßen. Am Ziel vertreibt er einen schwächeren.
lesson-cities-displace-move-task = Zieh deinen Ritter auf die markierte Kreuzung.
lesson-cities-displace-ready = Nach seiner Tat ist er wieder passiv. Ein Getreide weckt ihn für die Barbaren.
lesson-cities-displace-ready-task = Aktiviere ihn wieder.

lesson-cities-wall = Stadtmauern
lesson-cities-wall-about = Mehr Karten halten, wenn die Sieben kommt.
lesson-cities-wall-wall = Eine Stadtmauer kostet zwei Lehm. Mit jeder darfst du zwei Karten mehr halten, bevor du bei einer Sieben ablegst.
lesson-cities-wall-wall-task = Bau eine Stadtmauer um die markierte Stadt.
lesson-cities-wall-improve = Fünf Karten bleiben dir, drei davon Tuch. In der Stadt nützen sie mehr als auf der Hand.
lesson-cities-wall-improve-task = Baue den Handel aus.

lesson-cities-metropolis = Die Metropole
lesson-cities-metropolis-about = Wer zuerst die vierte Stufe erreicht.
lesson-cities-metropolis-trade = Die vierte Stufe bringt dem, der sie zuerst hat, eine Metropole. Sie zählt zwei Punkte zusätzlich zur Stadt.
lesson-cities-metropolis-trade-task = Baue den Handel zur vierten Stufe aus.
lesson-cities-metropolis-politics = Die dritte Stufe der Politik ist die Festung. Mit ihr kannst du Ritter noch einmal aufwerten.
lesson-cities-metropolis-politics-task = Baue die Politik zur dritten Stufe aus.

lesson-two-rolls = Zwei Würfe je Zug
lesson-two-rolls-about = Zu zweit kommt alles doppelt so schnell.
lesson-two-rolls-first = Zu zweit würfelst du zweimal, bevor du handelst und baust. Der erste Wurf bringt Erträge wie sonst.
lesson-two-rolls-first-task = Würfle.
lesson-two-rolls-second = Eine Acht: Erz und Holz. Der zweite Wurf zeigt nie dieselbe Summe; sonst wird er wiederholt.
lesson-two-rolls-second-task = Würfle noch einmal.
lesson-two-rolls-road = Eine Zehn bringt Lehm, und das reicht für eine Straße. Für jede eigene legst du eine für einen neutralen Mitspieler, für Grau oder Grün.
lesson-two-rolls-road-task = Lege die markierte Straße und dann eine neutrale, wo du magst.

lesson-two-roads = Neutrale Nachbarn
lesson-two-roads-about = Niemand spielt sie, und beide bauen für sie.
lesson-two-roads-own = Grau und Grün gehören niemandem; jeder hat mit einer Siedlung begonnen. Baue zuerst deine eigene Straße.
lesson-two-roads-own-task = Lege die markierte Straße.
lesson-two-roads-neutral = Nun eine Straße für einen der beiden, kostenlos. Blau will nach Nordwesten, und dort könnte Grau zuerst sein.
lesson-two-roads-neutral-task = Lege die markierte Straße für Grau.

lesson-two-block = Im Weg
lesson-two-block-about = Eine neutrale Siedlung besetzt die beste Kreuzung.
lesson-two-block-own = Wer eine Siedlung baut, baut auch eine neutrale. Deine kommt zuerst.
lesson-two-block-own-task = Siedle auf der markierten Kreuzung.
lesson-two-block-neutral = Neutrale Siedlungen halten Abstand wie alle anderen und brauchen eine Straße ihrer Farbe. Blau will auf die Kreuzung zwischen Weideland, Wald und Hügelland.
lesson-two-block-neutral-task = Siedle dort für Grau.

lesson-two-cards = Handelskarten
lesson-two-cards-about = An Wüste und Küste verdient, für kleine Vorteile ausgegeben.
lesson-two-cards-earn = Eine Siedlung an der Küste bringt eine Handelskarte, eine an der Wüste zwei. Du hast gerade keine.
lesson-two-cards-earn-task = Siedle an der Wüste und lege dann eine neutrale Straße.
lesson-two-cards-home = Für eine Handelskarte kommt der Räuber zurück in die Wüste. Wer mehr Punkte hat, zahlt zwei, und das ist Blau.
lesson-two-cards-home-task = Schick den Räuber in die Wüste.

lesson-two-force = Der Zwangshandel
lesson-two-force-about = Zwei Karten gegen zwei, ob Blau will oder nicht.
lesson-two-force-draw = Eine Handelskarte erlaubt auch einen Zwangshandel: Du ziehst zwei Karten aus der Hand von Blau. Dort sind gerade zwei.
lesson-two-force-draw-task = Erzwinge einen Handel.
lesson-two-force-give = Erz und Holz gehören dir. Dafür bekommt Blau zwei beliebige Karten von dir.
lesson-two-force-give-task = Gib zwei Wolle zurück.
lesson-two-force-city = Drei Erz und zwei Getreide: Dafür war das gut.
lesson-two-force-city-task = Baue die Stadt auf der markierten Kreuzung.

lesson-two-between = Zwischen den Würfen
lesson-two-between-about = Ein Ritter zur rechten Zeit, und zwei Karten für ihn.
lesson-two-between-knight = Der erste Wurf war eine Sechs, und der Räuber sitzt auf deinem Gebirge. Zwischen den Würfen darfst du eine Entwicklungskarte ausspielen.
lesson-two-between-knight-task = Spiel den Ritter aus und schick den Räuber auf das markierte Feld.
lesson-two-between-roll = Das Gebirge ist wieder frei, und ein Wurf kommt noch.
lesson-two-between-roll-task = Würfle zum zweiten Mal.
lesson-two-between-give-up = Eine Acht, und Erz für dich. Einmal im Zug darfst du auch einen ausgespielten Ritter gegen zwei Handelskarten abgeben.
lesson-two-between-give-up-task = Gib den Ritter ab.

lesson-rivals-yield = Landschaften und ihr Ertrag
lesson-rivals-yield-about = Dein Fürstentum, sechs Landschaften, zwei Würfel.
lesson-rivals-yield-roll = Jede Landschaft hat eine Zahl; fällt sie, gleich in wessen Zug, kommt ein Rohstoff dazu. Neben dem Holzfällerlager bringt dein Wald zwei.
lesson-rivals-yield-roll-task = Würfle mit beiden Würfeln.
lesson-rivals-yield-road = Eine Zwei: Dein Wald ist mit drei Holz voll. Eine Straße kostet zwei Lehm und ein Holz und kommt ans linke oder rechte Ende deiner Reihe.
lesson-rivals-yield-road-task = Baue eine Straße, gleich auf welcher Seite.

lesson-rivals-settle = Eine Siedlung und ihr Land
lesson-rivals-settle-about = Zwei neue Landschaften und ein Platz für eine Mühle.
lesson-rivals-settle-settle = Am Ende deiner Straße ist Platz für eine Siedlung. Sie zählt einen Punkt und bringt zwei Landschaften vom Stapel.
lesson-rivals-settle-settle-task = Baue eine Siedlung am rechten Ende.
lesson-rivals-settle-lay = Ackerland und Gebirge. Eine Karte über der Siedlung hilft den beiden Landschaften oben; leg also Gleiches zu Gleichem, und dein anderes Ackerland liegt oben.
lesson-rivals-settle-lay-task = Leg das Ackerland nach oben.
lesson-rivals-settle-mill = Jetzt liegt links und rechts eines Bauplatzes Ackerland. Eine Getreidemühle dort verdoppelt beide.
lesson-rivals-settle-mill-task = Baue die Getreidemühle auf dem markierten Bauplatz.

lesson-rivals-trade = Tauschen und Städte
lesson-rivals-trade-about = Von drei zu eins auf zwei zu eins.
lesson-rivals-trade-ship = Drei gleiche Rohstoffe kaufen immer einen anderen. Mit dem Schiff auf deiner Hand genügen zwei Wolle.
lesson-rivals-trade-ship-task = Baue das Woll-Handelsschiff auf einen freien Bauplatz.
lesson-rivals-trade-trade = Eine Stadt kostet drei Erz und zwei Getreide. Ein Erz fehlt noch.
lesson-rivals-trade-trade-task = Wähle „Handeln“ und tausche zwei Wolle gegen Erz.
lesson-rivals-trade-city = Eine Stadt kommt auf eine Siedlung, zählt zwei Punkte und hat vier Bauplätze statt zwei. Rote Karten lassen sich nur dort bauen.
lesson-rivals-trade-city-task = Mach eine deiner Siedlungen zur Stadt.

lesson-rivals-advantage = Stärke und Handel
lesson-rivals-advantage-about = Zwei Vorteile, jeder einen Punkt wert.
lesson-rivals-advantage-hero = Drei Stärkepunkte, und mehr als der andere, geben den Stärkevorteil, und der zählt einen Punkt. Osmund hat zwei davon, Harald bringt noch zwei.
lesson-rivals-advantage-hero-task = Baue Harald auf einen freien Bauplatz.
lesson-rivals-advantage-ship = Ebenso geben drei Handelspunkte den Handelsvorteil. Jedes Schiff zählt einen, und zwei sind schon auf See.
lesson-rivals-advantage-ship-task = Baue das Lehm-Handelsschiff auf einen freien Bauplatz.

lesson-rivals-event = Der Ereigniswürfel
lesson-rivals-event-about = Ein Würfel für den Ertrag, einer für das, was geschieht.
lesson-rivals-event-roll = Der zweite Würfel bringt in jedem Zug ein Ereignis. Du hast den Handelsvorteil, und eines der Symbole gehört damit dir.
lesson-rivals-event-roll-task = Würfle mit beiden Würfeln.
lesson-rivals-event-take = Handel: Wer den Handelsvorteil hat, nimmt dem anderen einen Rohstoff ab. Dein Ackerland ist leer, und Getreide brauchst du.
lesson-rivals-event-take-task = Nimm deinem Mitspieler ein Getreide ab.
lesson-rivals-event-hall = Mit einem Gemeindehaus suchst du dir eine Karte aus einem Stapel für einen Rohstoff statt zwei. Es kostet Lehm und Getreide.
lesson-rivals-event-hall-task = Baue das Gemeindehaus auf den letzten freien Bauplatz.

lesson-rivals-brigands = Räuberüberfall
lesson-rivals-brigands-about = Warum mehr als sieben Rohstoffe gewagt sind.
lesson-rivals-brigands-store = Räuber nehmen alle Wolle und alles Gold, wenn jemand mehr als sieben Rohstoffe hat. Was neben einer Lagerstätte liegt, zählt nicht mit.
lesson-rivals-brigands-store-task = Baue die Lagerstätte unten, wo genug außen vor bleibt.
lesson-rivals-brigands-end = Jetzt zählen höchstens sieben. Am Ende des Zuges darfst du eine Handkarte tauschen, musst aber nicht.
lesson-rivals-brigands-end-task = Beende deinen Zug und behalte deine Hand.

lesson-rivals-hand = Deine Hand
lesson-rivals-hand-about = Nachziehen und tauschen, was nicht hilft.
lesson-rivals-hand-draw = Du hältst drei Handkarten und eine mehr für jeden Fortschrittspunkt; das Kloster hat einen. Am Ende deines Zuges ziehst du nach.
lesson-rivals-hand-draw-task = Beende deinen Zug und zieh von einem beliebigen Stapel.
lesson-rivals-hand-exchange = Ein Markt. Danach darfst du eine Karte tauschen: Der Kundschafter hilft nur bei neuen Siedlungen, also leg ihn unter einen Stapel und zieh eine andere.
lesson-rivals-hand-exchange-task = Tausche den Kundschafter gegen die oberste Karte eines Stapels.

lesson-rivals-theme = Spiele mit Thema
lesson-rivals-theme-about = Die Zeit des Fortschritts, und wozu man eine Stadt braucht.
lesson-rivals-theme-university = Ein Thema bringt Karten, die aufeinander aufbauen. Zwei Universitäten liegen für beide aus: rote Karten für eine Stadt, und das Kloster, das sie verlangen, hast du.
lesson-rivals-theme-university-task = Baue die Universität an deiner Stadt.
lesson-rivals-theme-mining = Sie zählt einen Punkt und lässt dich eine Karte mehr halten. Andere Karten verlangen sie wiederum, so wie die auf deiner Hand.
lesson-rivals-theme-mining-task = Spiel den Flözbau aus.

lesson-rivals-duel = Das Duell der Fürsten
lesson-rivals-duel-about = Alle drei Themen zugleich und dreizehn Punkte zum Sieg.
lesson-rivals-duel-trade = Im Duell kommen alle Themen zusammen, und es geht bis dreizehn Punkte. Du hast elf und eine Festhalle für zwei auf der Hand; ein Lehm fehlt.
lesson-rivals-duel-trade-task = Tausche drei Gold gegen einen Lehm.
lesson-rivals-duel-win = Wer das Ziel im eigenen Zug erreicht, hat sofort gewonnen.
lesson-rivals-duel-win-task = Baue die Große Festhalle und gewinne.

lesson-dice-roads = Straßen auf dem Blatt
lesson-dice-roads-about = Sechs Würfel sind deine Karten, das Blatt ist deine Insel.
lesson-dice-roads-first = Lehm und Holz ergeben eine Straße. Jede schließt an eine vorhandene an; die allererste ist aufgedruckt.
lesson-dice-roads-first-task = Zeichne die erste Straße ein.
lesson-dice-roads-branch = Die Würfel zeigen noch einmal Lehm und Holz. Die Stadt mit sieben Punkten liegt eine Straße weiter.
lesson-dice-roads-branch-task = Zeichne die Straße ein, die zur Stadt führt.

lesson-dice-settle = Siedlungen der Reihe nach
lesson-dice-settle-about = Die billigen zuerst, und Straßen führen zur nächsten.
lesson-dice-settle-settle = Lehm, Holz, Wolle und Getreide ergeben eine Siedlung. Die erste zählt drei Punkte und liegt an der aufgedruckten Straße.
lesson-dice-settle-settle-task = Bau die Siedlung mit drei Punkten.
lesson-dice-settle-end = Mit zwei Erz lässt sich nichts mehr bauen. Was du gebaut hast, zählt am Ende des Zuges.
lesson-dice-settle-end-task = Beende deinen Zug.
lesson-dice-settle-roads = Die nächste Siedlung liegt zwei Straßen entfernt, und genau die zeigen die Würfel.
lesson-dice-settle-roads-task = Zeichne zwei Straßen zur Siedlung mit vier Punkten ein.
lesson-dice-settle-turn = Vom Rest lässt sich nichts bauen.
lesson-dice-settle-turn-task = Beende deinen Zug.
lesson-dice-settle-next = Siedlungen baut man in der Reihenfolge ihrer Punkte, und eine Straße muss sie erreichen.
lesson-dice-settle-next-task = Bau die Siedlung mit vier Punkten.

lesson-dice-reroll = Noch einmal würfeln
lesson-dice-reroll-about = Drei Würfe in einem Zug, und du wählst, was liegen bleibt.
lesson-dice-reroll-again = Zu einer Siedlung fehlt nur Getreide. Lass Lehm, Holz und Wolle liegen.
lesson-dice-reroll-again-task = Würfle beide Erze und das Gold noch einmal.
lesson-dice-reroll-settle = Das Getreide ist da. Den dritten Wurf brauchst du nicht.
lesson-dice-reroll-settle-task = Bau die Siedlung mit drei Punkten.

lesson-dice-joker = Ritter und ihr Joker
lesson-dice-joker-about = Ein Ritter hilft später noch einmal.
lesson-dice-joker-knight = Erz, Wolle und Getreide ergeben einen Ritter. Er steht auf einem Feld und hält dessen Rohstoff für dich bereit.
lesson-dice-joker-knight-task = Zeichne den ersten Ritter ein.
lesson-dice-joker-end = Vom Rest lässt sich nichts bauen.
lesson-dice-joker-end-task = Beende deinen Zug.
lesson-dice-joker-joker = Unter den Würfeln ist kein Erz. Dein Ritter steht auf Erz: Einmal im Spiel macht er aus einem Würfel Erz.
lesson-dice-joker-joker-task = Mach mit dem Ritter aus dem Gold ein Erz.
lesson-dice-joker-second = Jetzt liegen Erz, Wolle und Getreide beisammen.
lesson-dice-joker-second-task = Zeichne den zweiten Ritter ein.

lesson-dice-gold = Gold
lesson-dice-gold-about = Zwei Gold sind, was du gerade brauchst.
lesson-dice-gold-trade = Mit Gold allein baut man nichts. Aber zwei Gold lassen sich gegen jeden Rohstoff tauschen.
lesson-dice-gold-trade-task = Tausche zwei Gold gegen Getreide.
lesson-dice-gold-settle = Mit dem Getreide ist alles für eine Siedlung da.
lesson-dice-gold-settle-task = Bau die Siedlung mit drei Punkten.

lesson-dice-city = Städte
lesson-dice-city-about = Teuer, aber am meisten wert.
lesson-dice-city-city = Drei Erz und zwei Getreide ergeben eine Stadt. Die erste zählt sieben Punkte und braucht eine Straße, die sie erreicht.
lesson-dice-city-city-task = Bau die Stadt mit sieben Punkten.
lesson-dice-city-end = Ein Zug, in dem nichts gebaut wird, kostet zwei Punkte. Bau also jedes Mal etwas, und sei es eine Straße.
lesson-dice-city-end-task = Beende deinen Zug.
