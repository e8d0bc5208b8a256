"""What a picture says: its words live in the Axes, and a notebook gets them with the image.

JupyterLab gives an image output no alternative text, whatever its metadata says; so a picture is
shown as HTML with an `alt`, beside the words as plain text. Nothing is changed for other figures.
"""

from __future__ import annotations

from base64 import b64encode
from functools import partial
from io import BytesIO
from typing import Any
from xml.etree import ElementTree

from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.figure import Figure, SubFigure

from ..words import words
from .picture import Picture, in_one_language


class Words(Artist):
    """Something in the Axes that is not drawn: what the picture there shows.

    It is gone when the Axes are cleared, so words never outlive their picture.
    """

    def __init__(self, picture: Picture) -> None:
        super().__init__()
        self.picture = picture
        self.set_in_layout(False)

    def draw(self, renderer: object) -> None:
        """Draw nothing."""


class PictureAxes(Axes):
    """Axes made for one picture. As the last line of a notebook's cell, they show the picture."""

    def _ipython_display_(self) -> None:
        from matplotlib import pyplot

        figure = figure_of(self)
        # What pyplot still holds is shown at the end of the cell anyway: once is enough.
        if getattr(figure, "number", None) not in pyplot.get_fignums():
            _display(figure)


def attach(picture: Picture, ax: Axes) -> None:
    """Let the Axes know what is drawn on them, and their figure how to show itself with words."""
    ax.add_artist(Words(picture))
    figure = figure_of(ax)
    figure._ipython_display_ = partial(_display, figure)  # type: ignore[attr-defined]


def figure_of(ax: Axes) -> Figure:
    """Return the whole figure that the Axes stand in."""
    figure = ax.figure
    while isinstance(figure, SubFigure):
        figure = figure.figure
    assert isinstance(figure, Figure)
    return figure


def picture_on(ax: Axes) -> Picture | None:
    """Return what is drawn on the Axes, as plain data; None if it is not one of our pictures."""
    if not isinstance(ax, Axes):
        raise TypeError(words.pictures.common.not_described(ax))
    return next((a.picture for a in ax.get_children() if isinstance(a, Words)), None)


@in_one_language
def described(ax: Axes) -> str:
    """Return what the picture on the Axes shows, in words; or that there is none."""
    picture = picture_on(ax)
    return words.pictures.common.no_picture() if picture is None else picture.words


@in_one_language
def all_described(figure: Figure) -> str:
    """Return the words of all pictures in a figure, one after the other."""
    return "\n\n".join(described(ax) for ax in figure.axes if picture_on(ax) is not None)


def _display(figure: Figure) -> None:
    """Show a figure in a notebook: the image with its words, or the words where there is none."""
    from IPython.display import display

    display(bundle(figure), raw=True)  # type: ignore[no-untyped-call]


def bundle(figure: Figure) -> dict[str, Any]:
    """Return what a notebook keeps of a figure: HTML with the image, and its words as text."""
    png = b64encode(_png(figure)).decode("ascii")
    alt = all_described(figure)
    if not alt:  # the pictures were cleared away, and what is there now is somebody else's
        return {"image/png": png, "text/plain": repr(figure)}
    image = {"src": f"data:image/png;base64,{png}", "alt": alt, "style": "max-width: 100%"}
    html = ElementTree.tostring(ElementTree.Element("img", image), encoding="unicode")
    return {"text/html": html, "text/plain": alt}


def _png(figure: Figure) -> bytes:
    """Return the figure as a PNG, a quarter as large as usual, since notebooks keep it."""
    from IPython.core.pylabtools import print_figure
    from PIL import Image

    # Without the version of what drew it, the same picture is the same file for longer.
    data: bytes = print_figure(figure, metadata={"Software": None})  # type: ignore[no-untyped-call]
    image = Image.open(BytesIO(data))
    if image.getchannel("A").getextrema() != (255, 255):
        return data  # somebody wants to see through it
    small = BytesIO()
    octree = Image.Quantize.FASTOCTREE  # keeps colours that are rare, such as a single player's
    few = image.convert("RGB").quantize(256, octree, dither=Image.Dither.NONE)
    few.save(small, "png", optimize=True)
    return small.getvalue()
