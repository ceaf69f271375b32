# Terms that all families share.

nothing = nothing
