# What a table says when there is no question to answer.

table-outdated = The rules were corrected while this game was running, and some of its moves no longer fit them. The game ends here without a winner; its journal is kept.
table-older-rules = This game was played under earlier rules. The rest cannot be shown; its journal has all of it.
