"""Reading a picture to trace in a separate process, so that no file can harm the window."""

import math
import os
from multiprocessing.connection import Connection

from kneedeep.model.scenario.io.atomic_files import FileFailed, read_bytes
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.translation import translatable

ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".bmp")
MOST_BYTES = 64 << 20
_MOST_MILLIONS = 100
"""The maximum size of a picture file, in millions of pixels."""
_MOST_KEPT = 8_000_000
"""The maximum number of pixels kept."""


def read_picture(_: "Connection[object, object]", path: str) -> bytes | str:
    """The answer of a job: the picture of a file, or a sentence."""
    return picture_of(path)


def picture_of(path: str) -> bytes | str:
    """The picture of a file as a JPEG, reduced if necessary. A sentence if it can't be read."""
    from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
    from PySide6.QtGui import QImage, QImageReader, QPainter

    name = os.path.basename(path)
    try:
        data = read_bytes(path, MOST_BYTES)
    except Unreadable:
        return translatable("{name} is larger than {most} MB: save it smaller first.", name=name, most=MOST_BYTES >> 20)
    except FileFailed as error:
        return str(error)
    if data.startswith(b"%PDF"):
        return translatable("{name} is a PDF file: save the page as a PNG or JPEG picture first.", name=name)
    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setAllocationLimit(5 * _MOST_MILLIONS)
    size = reader.size()
    if f".{bytes(reader.format().data()).decode()}" not in ENDINGS or size.isEmpty():
        return translatable(
            "{name} is not a picture that can be traced: choose a PNG, JPEG, WebP or BMP file.", name=name
        )
    pixels = size.width() * size.height()
    if pixels > _MOST_MILLIONS * 1_000_000:
        return translatable(
            "{name} has {width} × {height} pixels, more than {most} million: save it smaller first.",
            name=name, width=size.width(), height=size.height(), most=_MOST_MILLIONS,
        )  # fmt: skip
    reader.setAutoTransform(True)
    reader.setScaledSize((size * min(1.0, math.sqrt(_MOST_KEPT / pixels))).expandedTo(QSize(1, 1)))
    if (image := reader.read()).isNull():
        return translatable("{name} is damaged: it can't be read as a picture.", name=name)
    flat = QImage(image.size(), QImage.Format.Format_RGB32)
    flat.fill(Qt.GlobalColor.white)
    with QPainter(flat) as painter:
        painter.drawImage(0, 0, image)
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    flat.save(written, "jpeg", 92)  # type: ignore[call-overload]
    return bytes(written.data().data())
