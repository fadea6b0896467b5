"""The log of a server: one JSON object a line, on the error channel."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import msgspec

from escadrille.table import metrics

log = logging.getLogger("escadrille.table")
_PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in _PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class Counted(logging.Handler):
    """Counts what goes wrong."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        metrics.ERRORS.add(record.levelname.lower())


def to_stderr(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler, Counted()], level=level, force=True)
