# The scenarios of Seafarers, by the ids of their games: names, and what they are about.

scenario-new_shores = Heading for New Shores
    .about = Your island is getting crowded, and three small ones lie out there, with gold in the rivers and points for everybody who gains a foothold. Build ships, leave the quarrels of home behind, and seek your fortune overseas.
scenario-four_islands = The Four Islands
    .about = Four islands, and you choose where home is. None of them has everything, so sooner or later all of you meet on the water.
scenario-fog_islands = The Fog Islands
    .about = Between two known shores lies fog, and nobody knows what is in it: gold, rich land or just more sea. Every ship that pushes on uncovers a piece of the map and brings something home.
scenario-through_the_desert = Through the Desert
    .about = Beyond the desert lies a fertile strip with gold, and beyond the sea lie three islands. Will you take the long road through the sand, or the ship?
scenario-forgotten_tribe = The Forgotten Tribe
    .about = A people on the small islands all around gives presents to its visitors: harbours, secrets, points. Nobody may settle there, so the best goes to whoever lands first.
scenario-cloth_for_catan = Cloth for Catan
    .about = Eight villages weave the finest cloth, and a line of ships is all you need to trade with them. But the looms are not endless, and the pirate has a taste for fine fabric.
scenario-pirate_islands = The Pirate Islands
    .about = Pirates hold your old settlement in the west, and their fleet circles your shores. Build a line of ships, arm them, and take back what is yours.
scenario-wonders_of_catan = The Wonders of Catan
    .about = A wall, a bridge, a theatre, a monument, a cathedral: each of you can raise one great work, and no more. Whoever finishes theirs first has won the game and a place in the songs.
scenario-new_world = New World
    .about = Nobody has ever seen this sea: hexes and numbers fall as they like, and you place the harbours yourselves. Every game draws a new map, and every foreign shore is worth a landing.
