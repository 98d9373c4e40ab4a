"""The emblems of the seats."""

from palio.draw.symbols import shape, symbol

symbol("lozenge", shape("M50 4 86 50 50 96 14 50Z"))
symbol("disc", shape("M50 10a40 40 0 1 0 .1 0Z"))
symbol("triangle", shape("M50 8 95 90H5Z"))
symbol("square", shape("M14 14H86V86H14Z"))
symbol("cross", shape("M36 6H64V36H94V64H64V94H36V64H6V36H36Z"))
