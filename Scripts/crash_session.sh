#!/usr/bin/env bash
# Saves sessions with programs that are killed at random moments, and proves that at most the last save is lost:
# after each kill the session restored is the one saved last, or the one before if that save had not ended.
#
#   Scripts/crash_session.sh [PROGRAM [SAVES [SEED]]]
set -uo pipefail
cd "$(dirname "$0")/.."

program=$(realpath "${1:-.build/release/mapsearch}")
saves=${2:-200}
seed=${3:-$((RANDOM * 32768 + RANDOM))}
[ -x "$program" ] || { echo "there is no program at $program; build it first" >&2; exit 66; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export MAPSEARCH_DATABASE=$work/sessions.sqlite
RANDOM=$((seed % 32768))

detents=(small medium large)
# save NUMBER: starts a save; its process is $!.
save() {
  "$program" session save --tab search --detent "${detents[$1 % 3]}" --query "save $1" >/dev/null 2>&1 &
}

save 0
wait $! || { echo "the first save failed" >&2; exit 70; }
start=$(date +%s%N)
save 0
wait $!
whole=$((($(date +%s%N) - start) / 1000))
echo "seed $seed, a save takes $whole µs"

kept=0 killed=0 lost=0 failed=0
for ((number = 1; number <= saves; number++)); do
  save "$number"
  process=$!
  sleep "$(awk -v r=$RANDOM -v t="$whole" 'BEGIN { printf "%.6f", r / 32768 * t / 1e6 }')"
  kill -KILL "$process" 2>/dev/null
  { wait "$process"; } 2>/dev/null
  status=$?
  # Aimed so that about every other one is killed.
  if [ "$status" = 0 ]; then whole=$((whole * 19 / 20)); else whole=$((whole * 20 / 19)); fi

  restored=$("$program" session restore 2>"$work/reasons")
  query=$(sed -n 's/^query *save //p' <<<"$restored")
  detent=$(sed -n 's/^detent *search: \([a-z]*\) .*/\1/p' <<<"$restored")
  if [ -s "$work/reasons" ]; then
    fault="after save $number: $(cat "$work/reasons")"
  elif [ "$detent" != "${detents[${query:-0} % 3]}" ]; then
    fault="after save $number: half of a save, query '$query' with detent '$detent'"
  elif [ "$status" = 0 ] && [ "$query" != "$number" ]; then
    fault="save $number had ended, but '$query' was restored"
  elif [ "$query" != "$number" ] && [ "$query" != "$kept" ]; then
    fault="after save $number: '$query' was restored, neither it nor $kept"
  else
    fault=
  fi
  if [ -n "$fault" ]; then
    echo "$fault"
    failed=$((failed + 1))
  fi
  [ "$status" = 0 ] || killed=$((killed + 1))
  [ "$query" = "$number" ] || lost=$((lost + 1))
  kept=$query
done
echo "$saves saves, $killed killed, $lost of those lost, $failed wrong"
((failed == 0 && killed > 0))
