# Why no game can be set up as somebody asked; a part of a sentence, as the terminal and the server say it.

setup-no-game = there is no game `{ $id }`; there are { $known }
setup-no-family = this program knows no games of the family `{ $family }`
setup-no-seats = { $id } is for { $min } to { $max } players, not { $given }
setup-no-other-seats = { $id } is for { $max } players, not { $given }
setup-no-option = option { $key } cannot be `{ $value }`: { $why }
setup-unknown-option = there is no option { $key }; there are: { $known }
setup-other-game = option { $key } belongs to other games: { $games }
setup-no-pair = an option is written key=value, not `{ $text }`
setup-no-object = options are a JSON object
setup-too-long-position = the position is too long
setup-other-position = the position is of a table with other options
setup-over-position = the game is over there
setup-too-long-options = what is chosen is too long
setup-seats-apart = how many play is not chosen by an option
setup-clock = a decision has 1 to { $most } seconds, and the reserve at most { $most }
setup-position = its position cannot be read ({ $why })
