@echo off
rem Runs kneedeep on Windows, as the file kneedeep does on other systems. The first start makes the environment in .venv.
rem
rem   kneedeep.cmd [ARGUMENT...]           the program; without arguments the editor opens on the tutorial scenario
rem   kneedeep.cmd --prepare EXTRA...      only makes the environment, with these extras of pyproject.toml
rem
rem This file finds a Python of at least 3.11. The rest is in engine\launcher.py. Its lines end as Windows needs them.
setlocal
set PYTHONPATH=
set PYTHONHOME=
set PYTHONDONTWRITEBYTECODE=
rem A version that is only looked for is not installed.
set PYTHON_MANAGER_AUTOMATIC_INSTALL=false
set "fits=import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))"
for %%v in (3.14 3.13 3.12 3.11 3) do (
    py -%%v -I -c "%fits%" >nul 2>nul
    if not errorlevel 1 (
        set "python=py -%%v"
        goto found
    )
)
for %%p in (python.exe python3.exe) do (
    %%p -I -c "%fits%" >nul 2>nul
    if not errorlevel 1 (
        set "python=%%p"
        goto found
    )
)
>&2 echo kneedeep: Python 3.11 or newer is needed, and neither "py" nor "python" starts one; python.org has it
set status=2
goto ended

:found
%python% -I "%~dp0engine\launcher.py" %*
set status=%errorlevel%

:ended
rem After a double click the window would be gone before anybody has read why nothing starts.
if not %status%==0 if "%~1"=="" pause
exit /b %status%
