# Looking up rules.

# Words that say nothing about what is looked for.
search-skip = a an anything and another any are as at be been before between by can could did do does during for from get give gives had happen happened happens has have how i if in into is it its many may me might more most much must my need needs no not of on one or other others our should so than that the their them then there they this those to too up us was we were what when where which while who whose why still will with would you your
# Words that mean the same, in groups divided by commas.
search-same = seven 7, robber thief bandit, harbour harbor port dock, colour color, route road, trade swap exchange barter deal, win victory won winner, build construct place put, discard drop return returns, bank supply, dice die, beside adjacent next neighbouring neighboring, steal rob stolen, attack battle fight, lose loses lost, through past across, hold keep, longest long, lumber wood timber, brick clay, ore stone rock, wool sheep, grain wheat corn, hex tile, corner intersection crossing, edge path, begin start first, opponent enemy, wall walls, deck pile, development dev
