# Warum sich ein Spiel nicht so aufbauen lässt, wie es jemand will; ein Teil eines Satzes, wie ihn Terminal und Server sagen.

setup-no-game = es gibt kein Spiel `{ $id }`; es gibt { $known }
setup-no-family = dieses Programm kennt keine Spiele der Familie `{ $family }`
setup-no-seats = { $id } ist für { $min } bis { $max } Spieler, nicht für { $given }
setup-no-other-seats = { $id } ist für { $max } Spieler, nicht für { $given }
setup-no-option = die Option { $key } kann nicht `{ $value }` sein: { $why }
setup-unknown-option = es gibt keine Option { $key }; es gibt: { $known }
setup-other-game = die Option { $key } gehört zu anderen Spielen: { $games }
setup-no-pair = eine Option schreibt man key=value, nicht `{ $text }`
setup-no-object = Optionen sind ein JSON-Objekt
setup-too-long-position = die Stellung ist zu lang
setup-other-position = die Stellung gehört zu einem Tisch mit anderen Optionen
setup-over-position = dort ist das Spiel schon zu Ende
setup-too-long-options = die gewählten Optionen sind zu lang
setup-seats-apart = wie viele mitspielen, legt keine Option fest
setup-clock = eine Entscheidung hat 1 bis { $most } Sekunden, die Reserve höchstens { $most }
setup-position = die Stellung ist nicht lesbar ({ $why })
