"""Before the server listens, all packs are read and all types are known."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_no_request_reads_a_type_for_the_first_time() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.table.first_readings"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.split() == []
