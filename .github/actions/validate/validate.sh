#!/usr/bin/env bash
# Checks the scenarios in PATHS and reports in the form of GitHub; see action.yml for the other variables.
# Exit status: that of `kneedeep validate`.
set -u
set -f # the names in PATHS are taken as they are
kneedeep=${KNEEDEEP:-$RUNNER_TEMP/kneedeep/bin/kneedeep}
options=(--skip-others)
[ "$STRICT" = true ] && options+=(--strict)
# shellcheck disable=SC2206
paths=($PATHS)

if [ "$FIX" = true ]; then
    "$kneedeep" validate "${options[@]}" --fix -- "${paths[@]}" >/dev/null
fi
if [ -n "$SARIF" ]; then
    "$kneedeep" validate "${options[@]}" --format sarif -- "${paths[@]}" >"$SARIF"
fi
"$kneedeep" validate "${options[@]}" --format github -- "${paths[@]}"
status=$?
{
    echo '## Scenario maps'
    echo '```text'
    "$kneedeep" validate "${options[@]}" -- "${paths[@]}"
    echo '```'
    if [ "$GAMES" != 0 ]; then
        echo '## Simulated games'
        find "${paths[@]}" -name '*.yaml' -print0 | sort -z | while IFS= read -r -d '' file; do
            grep -q '^ruleset:' "$file" || continue
            echo '```text'
            "$kneedeep" simulate "$file" --games "$GAMES"
            echo '```'
        done
    fi
} >>"${GITHUB_STEP_SUMMARY:-/dev/null}" 2>&1
exit "$status"
