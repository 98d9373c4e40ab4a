"""The works of art of Palazzo and Chiesa: art, boxes to mark, artist, points and gift. §9"""

from __future__ import annotations

from palio.draw.lettering import in_two
from palio.games.florenza.components import ARTISTS, RESOURCES, TRACKS, Work
from palio.games.florenza.drawing.rione import draw_box
from palio.games.florenza.drawing.scene import INK, Scene
from palio.games.florenza.picture import WorkView


def work_points(scene: Scene, work: Work, shown: WorkView) -> int:
    """What a finished work is worth. §9.4, §9.5"""
    artist = scene.box.paid if shown["artist"] == "paid" else scene.box.anonymous
    return work.points + artist + shown["star"]


def draw_house(
    scene: Scene,
    house: str,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    columns: int,
    head: float,
) -> None:
    """The four works of a house, under its name if there is room for it."""
    canvas = scene.canvas
    works = [work for work in scene.box.works if work.in_palazzo == (house == "palazzo")]
    if head:
        canvas.text(
            x + 4,
            y + head * 0.74,
            scene.say(f"house-{house}"),
            head * 0.78,
            anchor="start",
            serif=True,
            bold=True,
        )
        _completion(scene, house, x + width - 4, y + head * 0.5, head)
    else:
        width -= 18
        _bookmark(scene, house, x + width + 1, y, 17, height)
    rows = -(-len(works) // columns)
    wide = width / columns
    tall = (height - head) / rows
    for index, work in enumerate(works):
        _work(
            scene,
            work,
            x + index % columns * wide + 1,
            y + head + index // columns * tall + 1,
            wide - 2,
            tall - 2,
        )


def _completion(scene: Scene, house: str, x: float, y: float, size: float) -> None:
    """What all four bring: points for the Palazzo, steps for the Chiesa. §9.8, §9.9"""
    canvas = scene.canvas
    if house == "palazzo":
        left = _palazzo_worth(scene)
        canvas.open("", scene.palazzo_words())
        for index, worth in enumerate(reversed(left)):
            scene.points(x - size * (0.5 + 1.05 * index), y, size, worth)
        if scene.sheet["palazzo"]:
            scene.icon("pen-ring", x - size * 0.5, y, size * 1.15, fill=INK)
        start = x - size * (1.05 * len(left) + 0.2)
    else:
        canvas.open("", scene.say("draw-chiesa-complete", steps=scene.box.chiesa_steps))
        canvas.text(
            x, y + size * 0.28, f"+{scene.box.chiesa_steps}", size * 0.72, anchor="end", bold=True
        )
        scene.icon("sign-steps", x - size * 1.35, y, size * 0.75, fill="ink")
        start = x - size * 2.0
    canvas.text(start, y + size * 0.26, "4 =", size * 0.66, anchor="end", fill="faint")
    canvas.close()


def _bookmark(scene: Scene, house: str, x: float, y: float, width: float, height: float) -> None:
    """The same, upright at the edge of a narrow page."""
    canvas = scene.canvas
    middle = x + width / 2
    canvas.rect(x, y + 1, width, height - 2, fill="shade", stroke="edge", round=4)
    if house == "palazzo":
        canvas.open("", scene.palazzo_words())
        worth = _palazzo_worth(scene)
        step = min(width - 1, (height - 2) / len(worth))
        for index, points in enumerate(worth):
            scene.points(middle, y + height / 2 + (index - (len(worth) - 1) / 2) * step, 17, points)
        if scene.sheet["palazzo"]:
            scene.icon("pen-ring", middle, y + height / 2, 19, fill=INK)
    else:
        canvas.open("", scene.say("draw-chiesa-complete", steps=scene.box.chiesa_steps))
        scene.icon("sign-steps", middle, y + height * 0.36, 12, fill="ink")
        canvas.text(middle, y + height * 0.7, f"+{scene.box.chiesa_steps}", 11, bold=True)
    canvas.close()


def _palazzo_worth(scene: Scene) -> list[int]:
    """The points that all four works of the Palazzo bring, or have brought. §9.8, §13.7"""
    if scene.sheet["palazzo"]:
        return [scene.sheet["palazzo"]]
    if scene.seats == 1:
        now = min(max(scene.table["round"], 1), scene.table["rounds"])
        return [scene.box.palazzo_solo[now - 1]]
    return scene.box.palazzo[: scene.seats]


def _title(scene: Scene, work: Work) -> str:
    """A work in words: its house, its artist and its points."""
    house = scene.say("house-palazzo" if work.in_palazzo else "house-chiesa")
    artist = scene.say(f"artist-{ARTISTS[work.artist]}")
    return f"{work.name} ({house}), {artist}, {scene.say('picture-points', points=work.points)}"


def _work(scene: Scene, work: Work, x: float, y: float, width: float, height: float) -> None:
    """A work in the form that suits the page; golden once it is done."""
    canvas = scene.canvas
    shown = scene.sheet["works"][work.id]
    done = shown["artist"] is not None
    lit = canvas.open(f"work:{work.id}", _title(scene, work))
    canvas.rect(
        x,
        y,
        width,
        height,
        fill="shade" if done else "panel",
        stroke="gold" if done else "edge",
        line=2 if done else 1,
        round=6,
    )
    paint = _tiny if canvas.layout.is_phone else _upright if height > 110 else _flat
    paint(scene, work, shown, x, y, width, height)
    if lit:
        canvas.halo(x + 1, y + 1, width - 2, height - 2)
    canvas.close()


def _upright(
    scene: Scene, work: Work, shown: WorkView, x: float, y: float, width: float, height: float
) -> None:
    """A card: name, picture, boxes, what it costs and gives."""
    middle = x + width / 2
    lines = in_two(work.name, 11)
    for index, line in enumerate(lines):
        scene.title(middle, y + 17 + index * 13, line, 13.5, width - 6)
    top = y + 6 + 14 * len(lines)
    boxes = 30.0
    foot = 26.0
    art = min(width * 0.66, height - (top - y) - boxes - foot - 6)
    scene.icon(f"work-{work.id}", middle - width * 0.14, top + art / 2 + 3, art)
    right = x + width - 15
    if not shown["artist"]:
        scene.points(right, top + 14, 27, work.points)
    _artist(scene, work, shown, right, top + 42, 24)
    low = y + height - foot / 2 - 3
    if shown["artist"]:
        _finished(scene, work, shown, middle, y + height - (boxes + foot) / 2 - 4, 46, star=-0.72)
        _gift(scene, work, x + width - 3, y + height - 13, 17, plus=False)
        return
    _boxes(scene, work, shown, x + 3, y + height - boxes - foot - 3, width - 6, boxes)
    if work.money:
        scene.money(x + 4, low, 18, work.money)
    _gift(scene, work, x + width - 4, low, 19)


def _flat(
    scene: Scene, work: Work, shown: WorkView, x: float, y: float, width: float, height: float
) -> None:
    """A tile: the picture on the left; name, artist and boxes beside it."""
    art = height - 8
    scene.icon(f"work-{work.id}", x + art / 2 + 5, y + height / 2, art)
    left = x + art + 11
    right = x + width - 4
    scene.title(left, y + 16, work.name, 14, right - left, anchor="start")
    if shown["artist"]:
        _artist(scene, work, shown, left + 11, y + height - 27, 24)
        _finished(scene, work, shown, left + 54, y + height - 27, 42)
        _gift(scene, work, right, y + height - 14, 18)
        return
    line = y + 31
    scene.points(left + 10, line, 22, work.points)
    _artist(scene, work, shown, left + 34, line, 20)
    if work.money:
        scene.money(left + 50, line, 16, work.money)
    _gift(scene, work, right, line, 16)
    _boxes(scene, work, shown, left - 2, y + height - 28, right - left + 2, 27)


def _tiny(
    scene: Scene, work: Work, shown: WorkView, x: float, y: float, width: float, height: float
) -> None:
    """For a phone: picture and name above, boxes below."""
    boxes = max(24.0, height * 0.42)
    art = height - boxes - 5
    scene.icon(f"work-{work.id}", x + art / 2 + 2, y + art / 2 + 2, art)
    left = x + art + 4
    scene.title(left, y + 11, work.name, 10, width - art - 7, anchor="start")
    size = min(art - 10, 22.0)
    line = y + 13 + size / 2
    if shown["artist"]:
        low = y + height - boxes / 2 - 2
        _artist(scene, work, shown, x + width / 2 - boxes, low, boxes * 0.6)
        _finished(scene, work, shown, x + width / 2, low, boxes)
        _gift(scene, work, x + width - 2, line, size * 0.86)
        return
    scene.points(left + size * 0.5, line, size, work.points)
    _artist(scene, work, shown, left + size * 1.6, line, size)
    _gift(scene, work, x + width - 1, line, size * 0.86)
    wide = width - 2
    if work.money:
        coin = min(24.0, wide - boxes * float(work.size))
        scene.icon("fiorino", x + width - coin / 2 - 1, y + height - boxes / 2 - 1, coin * 0.84)
        wide -= coin
    _boxes(scene, work, shown, x + 1, y + height - boxes - 1, wide, boxes)


def _boxes(
    scene: Scene, work: Work, shown: WorkView, x: float, y: float, width: float, height: float
) -> None:
    """As many boxes as the work needs, resource by resource. §7.3"""
    count = float(work.size)
    each = min(width / count, height + 4)
    left = x + (width - each * count) / 2
    title = work.name
    for resource, needed in enumerate(work.cost):
        if needed:
            marked = shown["marks"].get(RESOURCES[resource], 0)
            draw_box(
                scene, work.id, resource, needed, marked, left, y, each * needed, height, title
            )
            left += each * needed


def _artist(scene: Scene, work: Work, shown: WorkView, x: float, y: float, size: float) -> None:
    """Who makes the work, or who made it: an anonymous artist is a question mark. §9.4"""
    if shown["artist"] != "anonymous":
        scene.artist(work.artist, x, y, size)
        return
    scene.canvas.circle(x, y, size / 2, fill="panel", stroke="ink", line=0.8)
    scene.canvas.text(x, y + size * 0.28, "?", size * 0.8, serif=True, bold=True)


def _gift(
    scene: Scene, work: Work, right: float, y: float, size: float, *, plus: bool = True
) -> None:
    """What the work gives, at the right edge: once from the Palazzo, each round from the Chiesa."""
    canvas = scene.canvas
    middle = right - size / 2
    if work.gives == "nothing":
        return
    if work.gives == "extra":
        canvas.open("", scene.say("bonus-extra"))
        scene.icon("res-any", middle, y, size)
    elif work.track >= 0:
        track = scene.say(f"track-{TRACKS[work.track]}")
        canvas.open("", scene.say("picture-gives-track", track=track))
        scene.icon(f"office-{TRACKS[work.track]}", middle, y, size)
    else:
        canvas.open("", scene.say("picture-gives-fiorini"))
        scene.icon("fiorino", middle, y, size)
    if plus and not canvas.layout.is_phone:
        canvas.text(
            middle - size * 0.55, y + size * 0.26, "+", size * 0.76, anchor="end", bold=True
        )
    canvas.close()


def _finished(
    scene: Scene,
    work: Work,
    shown: WorkView,
    x: float,
    y: float,
    size: float,
    *,
    star: float = 0.72,
) -> None:
    """Circled by hand: the points with artist and star."""
    canvas = scene.canvas
    points = work_points(scene, work, shown)
    key = "draw-paid" if shown["artist"] == "paid" else "draw-anonymous"
    canvas.open("", f"{scene.say('picture-done', points=points)}; {scene.say(key)}")
    scene.points(x, y, size * 0.92, points)
    scene.icon("pen-ring", x, y, size * 1.05, fill=INK)
    if shown["star"]:
        scene.icon("star-gold", x + size * star, y, size * 0.5)
    canvas.close()
