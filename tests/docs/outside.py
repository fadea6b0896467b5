"""The template, copied out of the tree and installed: no file of ours knows it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

TEMPLATE = Path(__file__).parents[2] / "docs" / "template"
PIP = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
ALONE = ("--no-index", "--no-deps", "--no-build-isolation")  # nothing is fetched


def install(folder: Path) -> dict[str, str]:
    """Copy the template to a folder, install it there, and return what makes Python find it."""
    copy, site = folder / "template", folder / "site"
    shutil.copytree(TEMPLATE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run([*PIP, *ALONE, "--target", str(site), str(copy)], check=True)
    paths = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(paths), "ESCADRILLE_HOME": str(folder / "home")}
