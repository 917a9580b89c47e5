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

# Prints what differs between each changed scenario and its version in the commit $BEFORE.
compare() {
    echo '## Changes'
    git cat-file -e "$BEFORE^{commit}" 2>/dev/null || git fetch --quiet --depth=1 origin "$BEFORE" 2>/dev/null
    if ! git cat-file -e "$BEFORE^{commit}" 2>/dev/null; then
        echo 'The version before is not known.'
        return
    fi
    git diff --relative --no-renames --name-status -z "$BEFORE" -- "${paths[@]}" |
        while IFS= read -r -d '' sort && IFS= read -r -d '' file; do
            case $file in *.yaml) ;; *) continue ;; esac
            git show "$BEFORE:./$file" >"$work/before" 2>/dev/null
            grep -qs '^ruleset:' "$file" "$work/before" || continue
            printf '### %s\n' "$file"
            case $sort in
            A) echo 'Added.' ;;
            D) echo 'Removed.' ;;
            *)
                echo '```text'
                "$kneedeep" diff -- "$work/before" "$file" | tail -n +2 # without the names
                echo '```'
                ;;
            esac
        done
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
{
    echo '## Scenario maps'
    echo '```text'
    "$kneedeep" validate "${options[@]}" -- "${paths[@]}"
    echo '```'
    [ "$COMMENT" = true ] && compare
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
