"""What a page makes of two drawings: which pieces stayed, and which travelled."""

from __future__ import annotations

from xml.etree import ElementTree


def pieces_of(svg: str) -> list[str]:
    """The names of all pieces of a drawing, in the order in which they are drawn."""
    root = ElementTree.fromstring(svg)  # noqa: S314  our own drawing
    return [piece for element in root.iter() if (piece := element.get("data-piece"))]


def travels(before: str, after: str) -> dict[str, str]:
    """Where each piece that has come was before; "" if it is new.

    A piece that is called the same has stayed. Of those that have gone, one of the same kind (what
    stands before the @) is taken for the one that has come: from another place if there is one,
    else from the same, where pieces may have moved up.

    >>> one = '<svg><g data-piece="card:a@row:1"/><g data-piece="die:red"/></svg>'
    >>> two = '<svg><g data-piece="card:a@hand:0"/><g data-piece="die:red"/></svg>'
    >>> travels(one, two)
    {'card:a@hand:0': 'card:a@row:1'}
    """
    old, new = pieces_of(before), pieces_of(after)
    gone = [piece for piece in old if piece not in new]
    moved = {piece: "" for piece in new if piece not in old}
    for may_be_near in (False, True):
        for piece in [piece for piece, origin in moved.items() if not origin]:
            for other in gone:
                near = other.rpartition(":")[0] == piece.rpartition(":")[0]
                alike = other.partition("@")[0] == piece.partition("@")[0]
                if alike and near <= may_be_near:
                    gone.remove(other)
                    moved[piece] = other
                    break
    return moved
