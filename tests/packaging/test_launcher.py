"""The launcher `kneedeep` and what it does to make its environment, with a Python that only notes what it is asked.

The stand-in answers the launcher's questions, makes a folder for `-m venv` and writes every call into a log, so that
no test needs a network; `tests/run` itself is the test with the real ones.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.packaging.stand_ins import Machine

ROOT = Path(__file__).resolve().parents[2]

PYTHON = """#!/bin/sh
case "$*" in
*fcntl*) exec "{real}" "$@" ;;
*ensurepip*) [ -e "{state}/venv-module" ] && has=1 || has=0; echo "$has $0"; exit ;;
esac
echo "$*|write=${PYTHONDONTWRITEBYTECODE-unset}|path=${PYTHONPATH-unset}|$PWD" >>"{state}/log"
case "$*" in
"-m venv "*)
    mkdir -p "$3/bin" "$3/lib/python3.14/site-packages"
    cp "$0" "$3/bin/python"
    printf 'home = x\\nversion = 3.14.0\\n' >"$3/pyvenv.cfg" ;;
*" pip download "*) [ ! -e "{state}/no-network" ] || exit 1 ;;
*" pip "*editor*)
    sleep "$(cat "{state}/slow" 2>/dev/null || echo 0)"
    [ ! -e "{state}/editor-fails" ] || exit 1 ;;
*" pip "*) [ ! -e "{state}/all-fails" ] || exit 1 ;;
*"-m kneedeep_editor.qt_libraries")
    [ -e "{state}/qt-libraries" ] && exit 0
    echo libegl1 libgl1
    echo 'libEGL.so.1: cannot open shared object file' >&2
    exit 1 ;;
esac
"""
ID = '#!/bin/sh\n[ "$1" = -u ] && cat "{state}/user"\n'
APT = """#!/bin/sh
echo "apt-get $*" >>"{state}/log"
case "$*" in
*python3*venv*) touch "{state}/venv-module" ;;
*libegl1*) touch "{state}/qt-libraries" ;;
esac
"""

TOOLS = ("cat", "cksum", "cp", "dirname", "mkdir", "mv", "readlink", "rm", "sleep", "touch", "tr", "uname")
NOT_FETCHED = "kneedeep: nothing can be fetched, see above"
NO_VARIABLES: Mapping[str, str] = {}
ALLOWED = {"KNEEDEEP_SYSTEM_PACKAGES": "install"}
NAMED = (
    "KNEEDEEP_SYSTEM_PACKAGES=install, or run: sudo apt-get update && sudo apt-get install -y --no-install-recommends"
)


class Checkout(Machine):
    """A checkout with the launcher in it."""

    def __init__(self, folder: Path) -> None:
        programs = {"python3.14": PYTHON.replace("{real}", os.path.realpath(sys.executable)), "id": ID, "apt-get": APT}
        super().__init__(folder, TOOLS, programs)
        for name in ("engine", "editor"):
            (self.root / name).mkdir()
        for name in ("kneedeep", "pyproject.toml", "constraints.txt"):
            shutil.copy(ROOT / name, self.root / name)
        self.note("venv-module")
        self.note("qt-libraries")
        self.note("user", "1000")

    def start(
        self, *arguments: str, command: Path | None = None, variables: Mapping[str, str] = NO_VARIABLES
    ) -> subprocess.Popen[str]:
        """Starts the launcher without waiting for it."""
        return subprocess.Popen(
            [str(command or self.root / "kneedeep"), *arguments],
            env={"PATH": str(self.bin), "HOME": str(self.state), **variables},
            cwd=self.state,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(
        self, *arguments: str, status: int = 0, command: Path | None = None, variables: Mapping[str, str] = NO_VARIABLES
    ) -> list[str]:
        """Runs the launcher, expects an exit status, and returns its lines on stderr."""
        process = self.start(*arguments, command=command, variables=variables)
        output, errors = process.communicate(timeout=60)
        assert process.returncode == status, errors
        assert output == ""
        return errors.splitlines()

    def installs(self) -> list[str]:
        """What was installed since the last time: the requirement of each call of pip."""
        return [line.split("|")[0].split(" -e ")[1] for line in self.calls() if " pip install " in line]

    @property
    def stamp(self) -> Path:
        """The file that says that the environment is finished."""
        return self.root / ".venv" / "kneedeep-stamp"


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_the_first_start_makes_the_environment_and_the_second_only_starts(checkout: Checkout) -> None:
    said = checkout.run("validate", "a b.yaml")
    assert [line for line in said if line.startswith("kneedeep: making the environment")]
    first = checkout.calls()
    assert [line.split("|")[0] for line in first if " pip install " in line] == [
        "-P -m pip install -q --disable-pip-version-check -c constraints.txt -e .[editor]"
    ]
    assert any("compileall" in line for line in first)
    started = f"-P -m kneedeep validate a b.yaml|write=unset|path=unset|{checkout.state}"
    assert first[-1] == started
    foreign = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": "x", "PYTHONHOME": "y"}
    assert checkout.run("validate", "a b.yaml", variables=foreign) == []
    assert checkout.calls() == [started]


def test_it_starts_through_symbolic_links(checkout: Checkout) -> None:
    checkout.run("checks")
    checkout.calls()
    (checkout.state / "one").symlink_to(checkout.root / "kneedeep")
    (checkout.state / "two").symlink_to("one")
    checkout.put("readlink", f'#!/bin/sh\n[ "$1" != -f ] && exec {shutil.which("readlink")} "$@"\n')
    assert checkout.run("checks", command=checkout.state / "two") == []
    assert len(checkout.calls()) == 1


@pytest.mark.parametrize("changed", ["constraints.txt", "pyproject.toml"])
def test_a_changed_file_brings_the_environment_up_to_date(checkout: Checkout, changed: str) -> None:
    checkout.run("--prepare", "editor", "test")
    assert checkout.installs() == [".[editor,test]"]
    with (checkout.root / changed).open("a", encoding="utf-8") as file:
        file.write("# more\n")
    checkout.run("checks")
    assert checkout.installs() == [".[editor,test]"]
    checkout.run("checks")
    assert checkout.installs() == []


def test_an_unfinished_environment_is_made_anew(checkout: Checkout) -> None:
    checkout.run("checks")
    checkout.stamp.unlink()
    left = checkout.root / ".venv" / "left-over"
    left.touch()
    checkout.calls()
    assert any("unfinished" in line for line in checkout.run("checks"))
    assert not left.exists()
    assert checkout.installs() == [".[editor]"]


def with_other_stamp(checkout: Checkout) -> None:
    checkout.stamp.write_text("python 3.14.0\neditor\n1 2 pyproject.toml\n3 4 constraints.txt\n", encoding="utf-8")


def with_other_python(checkout: Checkout) -> None:
    (checkout.root / ".venv" / "pyvenv.cfg").write_text("version = 3.11.0\n", encoding="utf-8")


def moved(checkout: Checkout) -> None:
    checkout.root = checkout.root.rename(checkout.root.with_name("elsewhere"))


@pytest.mark.parametrize("change", [with_other_stamp, with_other_python, moved])
def test_a_changed_environment_is_made_anew(checkout: Checkout, change: Callable[[Checkout], None]) -> None:
    checkout.run("checks")
    change(checkout)
    checkout.calls()
    checkout.run("checks")
    assert checkout.installs() == [".[editor]"]


def test_a_failed_installation_is_no_environment(checkout: Checkout) -> None:
    checkout.note("editor-fails")
    checkout.note("all-fails")
    assert "the installation failed" in checkout.run("checks", status=2)[-1]
    assert not checkout.stamp.exists()


def test_without_a_network_an_old_environment_is_used(checkout: Checkout) -> None:
    checkout.run("checks")
    (checkout.root / "constraints.txt").write_text("# newer", encoding="utf-8")
    checkout.note("no-network")
    checkout.calls()
    assert checkout.run("checks")[-1] == f"{NOT_FETCHED}; starting with the environment as it is"
    assert "-m kneedeep checks" in checkout.calls()[-1]
    checkout.unset("no-network")
    checkout.run("checks")
    assert checkout.installs() == [".[editor]"]


def test_without_the_editor_the_engine_still_works_and_the_user_can_try_again(checkout: Checkout) -> None:
    checkout.note("editor-fails")
    assert any("needs no window works" in line for line in checkout.run("checks"))
    assert checkout.installs() == [".[editor]", "."]
    assert checkout.run("checks") == []
    assert checkout.installs() == []
    assert "the installation failed" in checkout.run("--prepare", "editor", status=2)[-1]
    checkout.unset("editor-fails")
    checkout.run("--prepare", "editor")
    assert checkout.installs() == [".[editor]", ".[editor]"]


def test_two_starts_at_once_make_one_environment(checkout: Checkout) -> None:
    checkout.note("slow", "1")
    processes = [checkout.start("checks") for _ in range(3)]
    errors = [process.communicate(timeout=60)[1] for process in processes]
    assert [process.returncode for process in processes] == [0, 0, 0]
    assert checkout.installs() == [".[editor]"]
    assert sum("waiting" in text for text in errors) == 2


def test_an_interrupted_start_leaves_no_lock_behind(checkout: Checkout) -> None:
    checkout.note("slow", "1")
    process = checkout.start("checks")
    while not (checkout.root / ".venv" / "bin").exists():
        assert process.poll() is None
    process.kill()
    process.communicate(timeout=60)
    assert not checkout.stamp.exists()
    checkout.unset("slow")
    checkout.run("checks")
    assert checkout.stamp.exists()


def apt_packages(checkout: Checkout) -> list[str]:
    """The packages that apt-get was asked for since the last time."""
    calls = [call for call in checkout.calls() if call.startswith("apt-get") and " install " in call]
    return [name for call in calls for name in call.split("--no-install-recommends ")[1].split()]


@pytest.mark.parametrize(
    ("user", "variables"), [("1000", {}), ("0", {}), ("1000", ALLOWED)], ids=["user", "root", "allowed user"]
)
def test_a_missing_venv_module_is_named_in_one_line(
    checkout: Checkout, user: str, variables: Mapping[str, str]
) -> None:
    checkout.unset("venv-module")
    checkout.note("user", user)
    (line,) = checkout.run("checks", status=2, variables=variables)
    assert line.endswith(f"{NAMED} python3.14-venv")
    assert apt_packages(checkout) == []


def test_root_installs_a_missing_venv_module_where_that_is_allowed(checkout: Checkout) -> None:
    checkout.unset("venv-module")
    checkout.note("user", "0")
    checkout.run("checks", variables=ALLOWED)
    assert apt_packages(checkout) == ["python3.14-venv"]
    assert checkout.stamp.exists()


def test_a_failed_installation_of_system_packages_is_the_end(checkout: Checkout) -> None:
    checkout.unset("venv-module")
    checkout.note("user", "0")
    checkout.put("apt-get", "#!/bin/sh\nexit 100\n")
    said = checkout.run("checks", status=2, variables=ALLOWED)
    assert said[-1] == "kneedeep: the system packages could not be installed, see above"


def test_without_apt_the_packages_are_named(checkout: Checkout) -> None:
    checkout.unset("venv-module")
    (checkout.bin / "apt-get").unlink()
    (line,) = checkout.run("checks", status=2, variables=ALLOWED)
    assert line.endswith("install what Debian calls python3.14-venv")


def test_a_python_that_makes_environments_is_preferred(checkout: Checkout) -> None:
    python = (checkout.bin / "python3.14").read_text(encoding="utf-8")
    checkout.put("python3.13", python)
    checkout.put("python3.14", "#!/bin/sh\necho 0 $0\n")
    checkout.run("checks")
    assert checkout.installs() == [".[editor]"]
    assert python in (checkout.root / ".venv" / "bin" / "python").read_text(encoding="utf-8")


def test_missing_qt_libraries_are_named_once_and_never_stop_a_command(checkout: Checkout) -> None:
    checkout.unset("qt-libraries")
    checkout.note("user", "0")
    assert checkout.run("checks")[-1].endswith(f"{NAMED} libegl1 libgl1")
    assert "-m kneedeep checks" in checkout.calls()[-1]
    assert checkout.run("checks") == []
    assert len(checkout.calls()) == 1


def test_root_installs_missing_qt_libraries_where_that_is_allowed(checkout: Checkout) -> None:
    checkout.unset("qt-libraries")
    checkout.note("user", "0")
    checkout.run("checks")
    assert apt_packages(checkout) == []
    checkout.run("edit", variables=ALLOWED)
    assert apt_packages(checkout) == ["libegl1", "libgl1"]
    checkout.run("edit", variables=ALLOWED)
    assert apt_packages(checkout) == []


def test_preparing_fails_without_the_qt_libraries(checkout: Checkout) -> None:
    checkout.unset("qt-libraries")
    for _ in range(2):
        said = checkout.run("--prepare", "editor", "test", status=2)
        assert said[-1].endswith(f"{NAMED} libegl1 libgl1")
    checkout.note("qt-libraries")
    assert checkout.run("--prepare", "editor", "test") == []


def test_a_machine_without_a_fitting_python_is_told_which_is_needed(checkout: Checkout) -> None:
    checkout.put("python3", "#!/bin/sh\nexit 1\n")
    (checkout.bin / "python3.14").unlink()
    for system, where in ("Linux", "python.org has it"), ("Darwin", "or with Homebrew: brew install python"):
        checkout.put("uname", f"#!/bin/sh\necho {system}\n")
        (said,) = checkout.run("checks", status=2)
        assert "Python 3.11 or newer is needed, and there is none on PATH; " in said and said.endswith(where)
