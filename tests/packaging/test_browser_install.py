"""What `tests/browser/install` does on machines with and without a network, npm and the right to install; stand-ins note what they are asked."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.packaging.stand_ins import Machine

INSTALL = Path(__file__).resolve().parents[1] / "browser" / "install"
TOOLS = ("cat", "chmod", "cmp", "cp", "dirname", "mkdir", "mv", "rm", "sh", "timeout", "touch")
APT = """#!/bin/sh
echo "apt-get $*" >>"{state}/log"
[ ! -e "{state}/no-network" ] || exit 100
case "$*" in
*--download-only*) ;;
*chromium*) for one in chromium chromedriver; do echo >"{bin}/$one"; chmod +x "{bin}/$one"; done ;;
*firefox*) echo >"{bin}/firefox"; chmod +x "{bin}/firefox" ;;
esac
"""
NPM = """#!/bin/sh
echo "npm $*" >>"{state}/log"
[ ! -e "{state}/no-network" ] || exit 1
touch "$3/node_modules"
"""


class Checkout(Machine):
    """A checkout with the script in it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, TOOLS, {"apt-get": APT, "npm": NPM, "id": "#!/bin/sh\necho 0\n"})
        for made in (self.root / "tests" / "browser", self.root / ".venv"):
            made.mkdir(parents=True)
        for name in ("install", "package.json"):
            shutil.copy(INSTALL.with_name(name), self.root / "tests" / "browser" / name)

    def said(self, *browsers: str, **environment: str) -> list[str]:
        """Run the script for browsers, both by default; return its lines."""
        browsers = browsers or ("chromium", "firefox")
        done = subprocess.run(
            [str(self.root / "tests" / "browser" / "install"), *browsers],
            env={"PATH": str(self.bin), **environment}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0 and not done.stderr, done.stderr
        return done.stdout.splitlines()

    def asked(self) -> list[str]:
        """What the stand-ins were asked since the last time, without options."""
        return [" ".join(word for word in line.split() if not word.startswith("-")) for line in self.calls()]


@pytest.fixture
def machine(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


ALLOWED = {"KNEEDEEP_SYSTEM_PACKAGES": "install"}


def test_all_of_it_is_installed_once(machine: Checkout) -> None:
    assert machine.said("chromium", **ALLOWED) == []
    asked = machine.asked()
    assert [line.split()[0] for line in asked] == [*["apt-get"] * 3, "npm"]
    assert not any("firefox" in line for line in asked)
    assert machine.said("chromium", **ALLOWED) == [] and machine.asked() == []


def test_both_browsers_are_installed_together(machine: Checkout) -> None:
    assert machine.said(**ALLOWED) == []
    asked = machine.asked()
    assert [line.split()[0] for line in asked] == [*["apt-get"] * 5, "npm"]
    assert any("firefox-esr" in line for line in asked) and asked[-1].startswith("npm install")
    assert (machine.root / ".venv" / "checkers" / "package.json").is_file()
    assert machine.said(**ALLOWED) == [] and machine.asked() == []
    (machine.root / "tests" / "browser" / "package.json").write_text("{}", encoding="utf-8")
    assert machine.said(**ALLOWED) == [] and len(machine.asked()) == 1, "other checkers are wanted"


def test_without_a_network_each_is_named_and_nothing_fails(machine: Checkout) -> None:
    machine.note("no-network")
    said = machine.said(**ALLOWED)
    assert [line.split(",")[0] for line in said] == [
        "not installed: new lists of packages",
        "not installed: chromium",
        "not installed: firefox-esr",
        "not installed: checkers of pages",
    ]
    machine.asked()
    machine.unset("no-network")
    assert machine.said(**ALLOWED) == [] and machine.asked(), "the next run tries again"


def test_system_packages_are_left_to_the_user(machine: Checkout) -> None:
    assert machine.said() == [
        "not installed: browsers: chromium firefox; Debian calls them chromium, chromium-driver and firefox-esr"
    ]
    machine.put("id", "#!/bin/sh\necho 1000\n")
    machine.said(**ALLOWED)
    (machine.bin / "npm").unlink()
    assert machine.said()[1:] == ["not installed: checkers of pages, for want of npm"]
    assert not any(line.startswith("apt-get") for line in machine.asked())
