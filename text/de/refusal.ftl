# Warum der Server nicht tut, worum er gebeten wurde.

refusal-rule = Das verbietet eine Regel des Spiels.
refusal-stale = Inzwischen hat sich etwas geändert. Sieh noch einmal hin und entscheide neu.
refusal-not-your-seat = Du hast hier keinen Platz, der das tun könnte.
refusal-stood-in = Ein Bot spielt für dich. Setz dich erst wieder hin.
refusal-not-host = Das darf nur, wer den Tisch eröffnet hat.
refusal-seat-taken = Hier sitzt schon jemand.
refusal-no-such-seat = Diesen Platz hat der Tisch nicht.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-waited-for = Auf dich warten die anderen auch. Entscheide zuerst, oder komm an den Tisch zurück.
refusal-not-idle = Ein Bot kann nur für jemand anderen spielen, der nicht da ist oder die anderen schon lange genug warten lässt.
refusal-removed = Wer den Tisch eröffnet hat, hat dich von deinem Platz entfernt. Du kannst dich erst wieder setzen, wenn du zugelassen wirst.
refusal-muted = Wer den Tisch eröffnet hat, hat dich hier stummgeschaltet.
refusal-chat-closed = An diesem Tisch können nur Leute mit einem Platz im Chat schreiben.
refusal-no-such-person = Unter dieser Kennung kann an diesem Tisch niemand stummgeschaltet werden.
refusal-not-gathering = Das Spiel hat begonnen; das ging nur vorher.
refusal-not-running = An diesem Tisch läuft kein Spiel.
refusal-not-over = Das geht erst, wenn ein aufgezeichnetes Spiel zu Ende ist.
refusal-no-record = Von diesem Spiel gibt es keine Aufzeichnung: Es begann mit einer ausgedachten Stellung.
refusal-no-coach = Den Trainer gibt es nur gegen Bots allein, oder wo alle zugestimmt haben, bevor sie sich setzten.
refusal-coach-not-agreed = An diesem Tisch dürfen alle den Trainer fragen. Wer sich setzt, stimmt dem zu.
refusal-seated-without-coach = Hier sitzt schon jemand, der dem Trainer nicht zugestimmt hat. Erlauben kann man ihn, bevor andere sich setzen.
refusal-not-awaited = Zu raten gibt es gerade nichts: Andere sind am Zug.
refusal-seats-open = Jeder Platz braucht einen Spieler oder Bot, bevor das Spiel beginnen kann.
refusal-unreadable = Diese Anfrage kann der Server nicht lesen.
refusal-wrong-method = Diese Adresse gibt es, aber nicht für Anfragen mit dieser Methode.
refusal-wrong-query = Was hinter dem Fragezeichen steht, lässt sich nicht lesen: { $why }.
refusal-bad-key = Der Schlüssel einer Anfrage ist ein bis 64 Bytes lang; eine Zeile im Chat kommt ohne aus.
refusal-nothing-said = In dieser Zeile ist nichts zu sehen.
refusal-not-understood = `{ $why }` verstehe ich nicht; wie ein Zug geschrieben wird, zeigt die Liste der Möglichkeiten.
refusal-no-json-type = Der Inhalt einer Anfrage braucht die Kopfzeile Content-Type: application/json.
refusal-broken-json = Der Inhalt der Anfrage ist kein JSON: { $why }.
refusal-wrong-fields = Die Anfrage hat nicht die Felder, die sie haben sollte: { $why }.
refusal-not-together = Das geht nicht zusammen.
refusal-too-long = Dieser Text ist zu lang: Er darf { $most } Zeichen haben.
refusal-no-nonce = Ein Zufallsbeitrag hat 1 bis 64 Bytes, geschrieben in Hexadezimalziffern.
refusal-no-pledge = Eine Zusage ist ein Hash aus 64 Hexadezimalziffern.
refusal-other-commitment = Die Zusage gehört zu einem anderen Startwert als dem dieses Tisches. Setz dich noch einmal.
refusal-other-nonce = Das ist nicht der Zufallsbeitrag, der zugesagt war.
refusal-list-closed = Gleich geht es los; jetzt lässt sich nichts mehr ändern.
refusal-no-nonce-awaited = Hier wird kein Zufallsbeitrag erwartet.
refusal-pledges-missing = Der Tisch hat einen neuen Startwert, und ein Browser hat noch nichts zum Zufall beigetragen. Warte einen Moment oder mach den Platz frei.
refusal-too-soon = Alle Browser haben ein paar Sekunden Zeit für ihre Antwort. Bitte warte.
refusal-bot-count = Nenne eine Stufe für alle Bots oder eine für jeden Platz außer dem ersten.
refusal-no-bot = Für dieses Spiel gibt es einen solchen Bot nicht.
refusal-bot-sits-here = Dieser Bot sitzt schon an diesem Tisch.
refusal-no-such-bot = Einen Bot dieses Namens gibt es nicht.
refusal-bot-name-taken = So oder zum Verwechseln ähnlich heißt schon ein anderer Bot. Wähle einen anderen Namen.
refusal-bot-not-open = Dieser Bot spielt nur an Tischen, die sein Besitzer eröffnet hat.
refusal-bot-other-game = Dieser Bot spielt dieses Spiel nicht.
refusal-bot-away = Das Programm dieses Bots ist gerade nicht verbunden.
refusal-bot-busy = Dieser Bot spielt schon an { $most } Tischen; mehr geht nicht. Lade ihn später noch einmal ein.
refusal-too-many-bots = Du hast { $most } Bots; mehr geht nicht. Lösche zuerst einen.
refusal-no-token = Das kann nur das Programm eines Bots: Es sendet „Authorization: Bearer“ und das Token seines Bots. Dieses Token fehlt oder gilt nicht mehr.
refusal-no-game = Ein Spiel namens „{ $why }“ gibt es nicht.
refusal-lapse-late = Deine Antwort kam nicht rechtzeitig.
refusal-lapse-gone = Du warst nicht verbunden, als du entscheiden solltest.
refusal-lapse-unreadable = Deine Antwort war unlesbar oder bedeutet an diesem Tisch nichts.
refusal-lapse-refused = Die Regel { $rule } verbietet, was du geantwortet hast.
refusal-bad-options = So lässt sich kein Tisch eröffnen: { $why }.
refusal-stopped = Ein Fehler hat diesen Tisch angehalten. Was gespielt wurde, bleibt erhalten.
refusal-outdated = Die Regeln haben sich seither geändert, und dieses Spiel passt nicht mehr dazu. Es ist beendet; sein Protokoll bleibt erhalten.
refusal-closed = Dieser Tisch wurde geschlossen, bevor sein Spiel zu Ende war.
refusal-broken-table = Was der Server von diesem Tisch gespeichert hat, ist nicht lesbar: { $why } ist beschädigt. Der Rest bleibt erhalten; wer den Server betreibt, kann nachsehen.
refusal-not-found = Das gibt es nicht, oder der Link ist unvollständig.
refusal-no-session = Du bist hier nicht angemeldet. Wähle einen Namen, oder nimm deinen Wiederherstellungscode.
refusal-bad-name = Ein Name hat ein bis dreißig sichtbare Zeichen: keine unsichtbaren, keine, die die Schreibrichtung ändern, und keine Akzente ohne Buchstaben.
refusal-bad-code = Diesen Wiederherstellungscode gibt es nicht.
refusal-bad-origin = Die Anfrage kommt von einer anderen Seite.
refusal-too-large = Die Anfrage ist zu groß: Mehr als { $most } KiB werden hier nicht gelesen.
refusal-too-many-requests =
    Zu viele { $kind ->
        [new-guest] neue Gäste
        [recovery] Wiederherstellungscodes
        [new-table] neue Tische
        [chat] Zeilen im Chat
        [command] Befehle
       *[other] Anfragen
    } von deiner Adresse; auf einmal dürfen es { $most } sein. Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
refusal-coach-too-often =
    Du fragst den Trainer sehr oft. Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refusal-too-many-connections-here =
    Deine Adresse hält { $most } Verbindungen zu diesem Server; mehr geht nicht. Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
refusal-too-much-work =
    Zu viele aufwendige Anfragen von deiner Adresse auf einmal. Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
refusal-too-many-tables = Du hast { $most } Tische eröffnet, deren Spiele noch nicht zu Ende sind; mehr geht nicht. Beende eines davon, oder warte einen Tag.
refusal-too-many-tables-here = Von deiner Adresse aus sind { $most } Tische eröffnet, deren Spiele noch nicht zu Ende sind; mehr geht nicht. Beende eines davon, oder warte einen Tag.
refusal-too-many-streams = Du verfolgst schon { $most } Tische zugleich; mehr geht nicht. Schließe zuerst einen.
refusal-too-many-streams-here = Von deiner Adresse aus werden schon { $most } Tische verfolgt; mehr geht nicht. Schließe zuerst einen.
refusal-too-much-stored =
    Mehr, als du gesendet hast, speichert der Server innerhalb einer Stunde nicht für einen Gast ({ $most } KiB). Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
refusal-too-much-sent =
    Mehr, als deine Adresse gesendet hat, nimmt der Server innerhalb einer Stunde nicht an ({ $most } KiB). Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
refusal-too-much-unread =
    Deine Adresse hat die Antworten, um die sie gebeten hat, noch nicht gelesen; { $most } KiB werden für sie aufgehoben. Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
refusal-no-room =
    Der Server ist voll. Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
refusal-too-slow = Die Anfrage ist zu langsam angekommen. Versuche es noch einmal.
refusal-busy =
    Der Server hat gerade zu viel zu tun. Nichts wurde geändert; versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
refusal-unavailable =
    Der Server erreicht seinen Speicher gerade nicht. Noch weiß niemand, ob das hier angekommen ist: Sieh nach oder schicke es noch einmal, in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }.
refusal-ending = Der Server wurde gebeten, sich zu beenden.
refusal-fault = Der Server hat einen Fehler gemacht. Er ist vermerkt; andere Tische spielen weiter.
refusal-first-the-task = Erst die Aufgabe: { $why }
refusal-too-many-moves = Mehr Züge gehen hier nicht: Es ist vorbei, oder es sind schon mehr als { $most }.
