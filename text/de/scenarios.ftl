# Die Szenarien der Seefahrer, nach den Ids ihrer Spiele: Namen und worum es geht.

scenario-new_shores = Zu neuen Ufern
    .about = Auf deiner Insel wird es eng, und draußen liegen drei kleine, mit Gold in den Flüssen und Siegpunkten für jeden, der dort Fuß fasst. Bau Schiffe, lass den Streit zu Hause hinter dir und such dein Glück jenseits des Wassers.
scenario-four_islands = Die vier Inseln
    .about = Vier Inseln, und du suchst dir aus, wo du zu Hause bist. Keine hat alles, und so trefft ihr euch früher oder später alle auf dem Wasser.
scenario-fog_islands = Ozeanien
    .about = Zwischen zwei bekannten Küsten liegt Nebel, und niemand weiß, was darin steckt: Gold, fettes Land oder nur noch mehr Meer. Jedes Schiff, das weiter vorstößt, deckt ein Stück der Karte auf und bringt etwas mit nach Hause.
scenario-through_the_desert = Durch die Wüste
    .about = Hinter der Wüste liegt ein fruchtbarer Streifen mit Gold, hinter dem Meer liegen drei Inseln. Nimmst du den langen Weg durch den Sand oder das Schiff?
scenario-forgotten_tribe = Der vergessene Stamm
    .about = Auf kleinen Inseln ringsum lebt ein Volk, das seine Besucher beschenkt: mit Häfen, Geheimnissen und Siegpunkten. Siedeln darf dort niemand, also hat das Beste davon, wer mit seinen Schiffen zuerst anlegt.
scenario-cloth_for_catan = Stoffe für Catan
    .about = Acht Dörfer weben die feinsten Stoffe, und um mit ihnen zu handeln, genügt eine Linie von Schiffen. Doch die Ballen sind gezählt, und auch der Seeräuber weiß gutes Tuch zu schätzen.
scenario-pirate_islands = Die Pirateninseln
    .about = Im Westen halten Piraten deine alte Siedlung besetzt, und ihre Flotte kreist vor deinen Küsten. Bau eine Schiffslinie, rüste sie zum Krieg und hol dir zurück, was dir gehört.
scenario-wonders_of_catan = Die catanischen Wunder
    .about = Mauer, Brücke, Theater, Monument, Kathedrale: Ein einziges großes Werk kann jeder von euch errichten, mehr nicht. Wer seines zuerst vollendet, gewinnt das Spiel und einen Platz in den Liedern.
scenario-new_world = Neue Welt
    .about = Dieses Meer hat noch niemand gesehen: Felder und Zahlen fallen, wie sie wollen, und die Häfen legt ihr selbst. Jede Partie zeichnet eine neue Karte, und jede fremde Küste lohnt die Landung.
