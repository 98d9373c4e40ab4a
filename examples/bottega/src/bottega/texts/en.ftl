colour-red = red
colour-blue = blue
colour-gold = gold
place-window = window
place-easel = easel
place-canvas = canvas
place-canvases = canvas
place-hands = hand
picture-bag = in the bag: { $count }
ask-draw = { $seat } draws a pigment.
ask-choose = { $seat }: choose a pigment.
ask-use = Where does the { $colour } go: into the window, or on your canvas?
move-draw = Draw { $colour }
move-choose = Choose { $colour }
move-window = Into the window
move-canvas = On the canvas
fact-drawn = { $seat } draws { $colour }.
fact-drawn-unseen = { $seat } draws a pigment.
fact-used = { $seat } uses { $colour }: { $place }.
fact-counted = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
