# Die Regeln des Würfelspiels, und was ein Spieler hört, den sie aufhalten.

DICE-1 = Zum Spiel gehören sechs Würfel mit den Seiten Wolle, Getreide, Lehm, Erz, Holz und Gold und für jeden ein Spielplan.
DICE-2 = Der Spielplan zeigt 16 Straßen zu 1 Punkt und die Startstraße, Siedlungen zu 3, 4, 5, 7, 9 und 11, Städte zu 7, 12, 20 und 30 und Ritter zu 1 bis 6 Punkten.
    .full = Der Spielplan zeigt eine Insel aus sechs Feldern um eine leere Mitte, mit 16 Straßen zum Bauen und einer gedruckten Startstraße, 6 Siedlungen, 4 Städten und 6 Rittern. Die Zahlen sind Punkte: Straßen je 1; Siedlungen 3, 4, 5, 7, 9 und 11; Städte 7, 12, 20 und 30; Ritter 1 bis 6.
DICE-3 = Unter jedem Ritter steht ein Rohstoff: Erz, Getreide, Wolle, Holz, Lehm und unter dem sechsten ein beliebiger.
    .refused = Der Joker von Ritter { $knight } gibt { $printed }, nicht { $wanted }.
DICE-4 = Die Punkteleiste hat 15 Kästchen, die der Reihe nach gefüllt werden.
DICE-5 = Wer beginnt, ist frei; danach geht es im Uhrzeigersinn.
    .refused = Am Zug ist { $turn }, nicht { $seat }.
DICE-10 = Ein Zug hat bis zu drei Würfe, dann wird gebaut, dann ein Kästchen gefüllt.
    .refused = { $cup ->
        [0] Du hast { $rolls }-mal gewürfelt, öfter geht es in einem Zug nicht.
       *[other] Die Würfel sind noch im Becher ({ $cup }). Erst fallen sie, dann entscheidest du.
    }
DICE-11 = Der erste Wurf nimmt alle sechs Würfel; vor jedem weiteren wählst du beliebige Würfel, mindestens einen, oder hörst auf.
    .refused = { $count ->
        [0] Wähle mindestens einen Würfel; wer keinen nimmt, hat aufgehört zu würfeln.
       *[other] { $dice } kannst du nicht noch einmal würfeln: Deine Würfel zeigen { $shown }.
    }
    .full = Der erste Wurf nimmt alle sechs Würfel. Vor jedem der beiden weiteren wählst du, welche Würfel du noch einmal wirfst; was du nach dem ersten beiseitegelegt hast, darfst du für den dritten wieder aufnehmen. Jeder weitere Wurf nimmt also beliebige Würfel, mindestens einen. Du darfst auch nach dem ersten oder zweiten aufhören.
DICE-12 = Nach dem letzten Wurf ändern nur Joker und Goldtausch die Würfel, und der erste Joker, Tausch oder Bau beendet das Würfeln.
    .refused = Du hast in diesem Zug schon Würfel genutzt; danach wird nicht mehr gewürfelt.
DICE-13 = Bauen verbraucht Würfel: Straße Lehm und Holz; Siedlung Lehm, Holz, Wolle und Getreide; Stadt 3 Erz und 2 Getreide; Ritter Erz, Wolle und Getreide.
    .refused = Das kostet { $cost }; es fehlt noch { $missing }.
    .full = Bauen verbraucht Würfel: eine Straße Lehm und Holz; eine Siedlung Lehm, Holz, Wolle und Getreide; eine Stadt 3 Erz und 2 Getreide; ein Ritter Erz, Wolle und Getreide. Du baust nacheinander, so viel die Würfel hergeben, und was du gerade gebaut hast, kann schon Voraussetzung des nächsten sein.
DICE-14 = Nicht genutzte Würfel verfallen; in den nächsten Zug wird nichts mitgenommen.
DICE-15 = Die Punkte von allem, was in einem Zug gebaut wurde, kommen in das nächste freie Kästchen.
DICE-16 = Ein Zug, in dem nichts gebaut wird, bekommt ein X und zählt −2 Punkte.
    .full = Ein Zug, in dem nichts gebaut wird, bekommt ein X und zählt −2 Punkte, auch wenn du hättest bauen können.
DICE-20 = Eine Straße grenzt an eine schon gebaute. Die Startstraße gilt als gebaut; Bauplätze versperren nie den Weg.
    .refused = Diese Straße grenzt noch an keine gebaute.
    .full = Eine Straße muss an eine schon gebaute grenzen. Die gedruckte Startstraße gilt als gebaut, kostet nichts und bringt keine Punkte. Plätze für Siedlungen und Städte versperren keine Straße, ob gebaut oder nicht.
DICE-21 = Siedlungen werden in der Folge 3, 4, 5, 7, 9, 11 gebaut, und eine gebaute Straße grenzt an den Bauplatz.
    .refused = { $due ->
        [0] Siedlung { $site } ist noch nicht dran: Erst kommt { $next }.
       *[other] An Siedlung { $site } grenzt noch keine gebaute Straße.
    }
    .full = Eine gebaute Straße muss an den Platz der Siedlung grenzen, und Siedlungen werden streng in der Folge 3, 4, 5, 7, 9, 11 gebaut. Die Siedlung mit der 3 liegt an der Startstraße und kann schon im ersten Zug gebaut werden.
DICE-22 = Städte werden in der Folge 7, 12, 20, 30 gebaut, und eine gebaute Straße grenzt an den Bauplatz. Eine Siedlung ist nicht nötig.
    .refused = { $due ->
        [0] Stadt { $site } ist noch nicht dran: Erst kommt { $next }.
       *[other] An Stadt { $site } grenzt noch keine gebaute Straße.
    }
DICE-23 = Ritter werden in der Folge 1 bis 6 gebaut und brauchen keine Straße.
    .refused = Ritter { $knight } ist noch nicht dran: Erst kommt { $next }.
DICE-24 = Jedes Symbol kann einmal gebaut werden.
    .refused = Das ist schon gebaut.
DICE-30 = Jeder gebaute Ritter gibt einen Joker für das ganze Spiel: Er dreht einen Würfel auf den Rohstoff unter dem Ritter.
    .refused = { $built ->
        [0] Ritter { $knight } ist nicht gebaut und leiht dir keinen Joker.
       *[other] Der Joker von Ritter { $knight } ist verbraucht.
    }
    .full = Jeder gebaute Ritter gibt einen Joker für das ganze Spiel: Nach dem Würfeln drehst du einen Würfel auf den Rohstoff unter diesem Ritter und streichst den Joker ab. Der Würfel darf vorher alles zeigen, auch Gold.
DICE-31 = Der Joker des sechsten Ritters gibt jeden der fünf Rohstoffe.
DICE-32 = In einem Zug sind mehrere Joker erlaubt, auch der eines Ritters aus diesem Zug.
    .full = In einem Zug sind mehrere Joker erlaubt. Der Joker eines Ritters gilt schon in dem Zug, in dem er gebaut wurde, nach diesem Bau.
DICE-33 = Ein Ritter behält seine Punkte, wenn sein Joker eingesetzt wird.
DICE-40 = Aus zwei Würfeln mit Gold wird einer mit einem beliebigen Rohstoff, bis zu dreimal im Zug. Ein einzelnes Gold ist nichts wert.
    .refused = { $gold ->
        [0] Ein Tausch braucht zwei Würfel mit Gold, und du hast keinen.
       *[other] Ein Tausch braucht zwei Würfel mit Gold, und du hast nur { $gold }.
    }
    .full = Zwei Würfel mit Gold ersetzen einen Rohstoff: Einer wird auf einen beliebigen Rohstoff gedreht, der andere ist für diesen Zug weg. Das geht bis zu dreimal im Zug, mit sechs Gold. Ein einzelnes Gold ist nichts wert, und mit Gold selbst baut man nichts.
DICE-50 = Das Spiel endet, wenn alle 15-mal am Zug waren.
    .refused = Das Spiel ist zu Ende.
DICE-51 = Die Summe der Kästchen ist das Ergebnis, jedes X zählt −2. Das höchste gewinnt; allein spielt man um die Punkte.
DICE-52 = Ergebnisse liegen zwischen −30 und 132: Der ganze Plan ist 145 Punkte wert, braucht aber mehr Würfel, als 15 Züge haben.
    .full = Das niedrigste Ergebnis ist −30, mit 15 X. Alles zusammen ist 145 Punkte wert (16 + 39 + 69 + 21), braucht aber 94 Würfel, und 15 Züge haben nur 90. Höchstens 132 Punkte sind erreichbar: mit 14 Straßen, den Siedlungen bis zur 9, allen Städten und allen Rittern.

DICE-R-01 = Der Spielplan der ersten Ausgabe ist der, der später Insel Eins heißt.
DICE-R-02 = Du darfst mit Absicht nichts bauen; das Kästchen bekommt dann ein X.
DICE-R-03 = Die Startstraße bringt keinen Punkt.
DICE-R-04 = Ein Würfel, den ein Joker oder Tausch gedreht hat, darf noch einmal gedreht werden.
DICE-R-05 = Joker werden erst eingesetzt, wenn du aufgehört hast zu würfeln.
    .refused = Kein Joker, solange Würfel im Becher sind ({ $cup }).
DICE-R-06 = Der Joker des sechsten Ritters gibt kein Gold.
    .refused = Der Joker des sechsten Ritters gibt Wolle, Getreide, Lehm, Erz oder Holz, aber kein Gold.
DICE-R-07 = An einem Tisch spielen eine bis vier Personen, und eine davon beginnt.
    .refused = Eine bis vier Personen spielen, und eine davon beginnt: { $seats } Plätze, von denen Nummer { $start } (ab 0 gezählt) beginnt, gibt es nicht.
DICE-R-08 = Beiseitegelegte Würfel dürfen für jeden späteren Wurf wieder aufgenommen werden.
DICE-R-09 = Wer gleich viele, nämlich die meisten Punkte hat, teilt sich den Sieg.
DICE-R-10 = Gold wird gegen einen Rohstoff getauscht, nicht gegen Gold.
    .refused = Zwei Gold tauschst du gegen Wolle, Getreide, Lehm, Erz oder Holz, nicht gegen Gold.
DICE-R-11 = Joker, Tausch und Bau folgen in beliebiger Reihenfolge; genutzte und abgegebene Würfel sind für diesen Zug weg.
    .refused = Keiner deiner übrigen Würfel zeigt { $face }.
    .full = Joker, Goldtausch und Bau dürfen in beliebiger Folge und so oft du willst aufeinander folgen, bis du deinen Zug beendest. Würfel, mit denen gebaut wurde, und der abgegebene Würfel eines Goldtauschs sind für diesen Zug weg.
DICE-R-12 = Joker und Tausch gelten, auch wenn nichts damit gebaut wird.
    .full = Ein Joker oder Goldtausch bleibt bestehen, auch wenn nichts damit gebaut wird; der Joker ist verbraucht. Wird gar nichts gebaut, bekommt der Zug ein X.
DICE-R-13 = Ein Joker ersetzt ein anderes Ergebnis: Der Würfel darf den Rohstoff nicht schon zeigen.
    .refused = Der Würfel zeigt schon { $face }; ein Joker muss ihn ändern.
DICE-R-14 = Niemand muss bauen oder möglichst viel bauen; du beendest deinen Zug, wann du willst.
DICE-R-15 = Alles ist offen: Würfel, Spielpläne und eingesetzte Joker.
