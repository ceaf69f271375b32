# Was ein Tisch sagt, wenn nichts zu entscheiden ist.

table-outdated = Während dieses Spiels wurden die Regeln berichtigt, und frühere Züge passen nicht mehr dazu. Das Spiel endet hier ohne Sieger; sein Protokoll bleibt erhalten.
table-older-rules = Dieses Spiel wurde nach früheren Regeln gespielt. Ab hier lässt es sich nicht mehr zeigen; das Protokoll enthält den Rest.
