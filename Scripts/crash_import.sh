#!/usr/bin/env bash
# Kills imports at random moments and proves that nothing is lost: afterwards the database opens, `check` says ok,
# it holds exactly the places from before (or, if the import was quicker, all of the new ones), and the same
# import then runs to its end.
#
#   Scripts/crash_import.sh [PROGRAM [KILLS [SEED]]]
#
# Every other import goes into a database that is already filled. The moments are spread over the time an import
# takes; SEED, which is printed, chooses them again. ROWS sets the size of the import, by default up to 60 000 as
# the program is fast.
set -uo pipefail
cd "$(dirname "$0")/.."

program=$(realpath "${1:-.build/release/mapsearch}")
kills=${2:-50}
seed=${3:-$((RANDOM * 32768 + RANDOM))}
[ -x "$program" ] || { echo "there is no program at $program; build it first" >&2; exit 66; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export TMPDIR=$work
unset MAPSEARCH_DATABASE

# rows FILE COUNT GENERATION: places with the same ids in each generation, but other names and positions.
rows() {
  awk -v count="$2" -v generation="$3" 'BEGIN {
    print "id,name,category,latitude,longitude"
    for (i = 0; i < count; i++) {
      spread = (i * 7919 + generation * 104729) % 1000003 / 1000003
      printf "crash:%d,place %d of %d,%s,%.6f,%.6f\n", i, i % 997, generation,
        i % 3 ? "cafe" : "bank", spread * 170 - 85, (i * 31 % count) / count * 359 - 179
    }
  }' >"$1"
}

# content FILE: a digest of all places, whatever their keys and times.
content() {
  python3 - "$1" <<'PYTHON'
import hashlib, sqlite3, sys
digest = hashlib.sha256()
database = sqlite3.connect(sys.argv[1])
for row in database.execute("SELECT id, name, category, latitude, longitude FROM place ORDER BY id"):
    digest.update(repr(row).encode())
print(digest.hexdigest())
PYTHON
}

# seconds FILE DATABASE: how long an import takes.
seconds() {
  local start end
  start=$(date +%s%N)
  "$program" import --quiet "$1" --database "$2" || exit 70
  end=$(date +%s%N)
  awk -v nanoseconds=$((end - start)) 'BEGIN { printf "%.3f", nanoseconds / 1e9 }'
}

if [ -z "${ROWS:-}" ]; then
  rows "$work/probe.csv" 2000 0
  probe=$(seconds "$work/probe.csv" "$work/probe.sqlite") || exit
  ROWS=$(awk -v t="$probe" 'BEGIN { n = int(2000 * 2 / t); if (n > 60000) n = 60000; if (n < 2000) n = 2000; print n }')
fi
rows "$work/old.csv" $((ROWS / 2)) 1
rows "$work/new.csv" "$ROWS" 2
"$program" import --quiet "$work/old.csv" --database "$work/old.sqlite" || exit 70
old=$(content "$work/old.sqlite")
intoEmpty=$(seconds "$work/new.csv" "$work/new.sqlite") || exit
new=$(content "$work/new.sqlite")
cp "$work/old.sqlite" "$work/both.sqlite"
intoFilled=$(seconds "$work/new.csv" "$work/both.sqlite") || exit
echo "seed $seed, $ROWS rows: $intoEmpty s into an empty database, $intoFilled s into a filled one"

# attempt START MOMENT: one import, killed; prints what is wrong. Sets `late` when the import was quicker.
attempt() {
  local start=$1 moment=$2 database=$work/crash.sqlite process status result holds
  rm -f "$database"*
  [ "$start" = empty ] || cp "$work/old.sqlite" "$database"
  "$program" import --quiet "$work/new.csv" --database "$database" &
  process=$!
  sleep "$moment"
  kill -KILL "$process" 2>/dev/null
  { wait "$process"; } 2>/dev/null
  status=$?
  late=$((status == 0))
  [ $status = 137 ] || [ $status = 0 ] || { echo "the import ended with $status"; return 1; }

  result=$("$program" check --database "$database" 2>&1)
  if [ "$start" = empty ]; then
    case "$result" in
    *"there is no database"*) result=ok holds=nothing ;;
    *"mapsearch migrate"*)
      # Killed between two steps of the schema.
      "$program" migrate --database "$database" >/dev/null || { echo "it cannot be migrated"; return 1; }
      result=$("$program" check --database "$database" 2>&1)
      ;;
    esac
  fi
  [ "$result" = ok ] || { echo "check says: $result"; return 1; }
  holds=${holds:-$(content "$database")}
  [ "$holds" != "$empty" ] || holds=nothing
  case "$start $holds" in
  "empty nothing" | "filled $old") [ $status = 137 ] || { echo "a finished import is gone"; return 1; } ;;
  *" $new") ;;
  *) echo "it holds neither the old places nor the new ones"; return 1 ;;
  esac

  "$program" import --quiet "$work/new.csv" --database "$database" || { echo "cannot be imported again"; return 1; }
  result=$("$program" check --database "$database" 2>&1)
  [ "$result" = ok ] || { echo "after importing again, check says: $result"; return 1; }
  [ "$(content "$database")" = "$new" ] || { echo "importing again did not bring all places"; return 1; }
}

empty=$(printf '' | sha256sum | cut -d ' ' -f 1)
RANDOM=$((seed % 32768))
passed=0 failed=0 late=0 quicker=0
while ((passed + failed < kills && quicker < 3 * kills)); do
  number=$((passed + failed))
  if ((number % 2)); then start=filled whole=$intoFilled; else start=empty whole=$intoEmpty; fi
  moment=$(awk -v i="$number" -v n="$kills" -v r=$RANDOM -v t="$whole" \
    'BEGIN { printf "%.4f", (int(i / 2) * 2 + 2 * r / 32768) / n * t }')
  if ! attempt "$start" "$moment" >"$work/fault"; then
    failed=$((failed + 1))
    echo "kill $number, $start, after $moment s: $(cat "$work/fault")"
  elif ((late)); then
    # The machine is less busy than when the time was taken: aim earlier.
    quicker=$((quicker + 1))
    whole=$(awk -v t="$whole" -v m="$moment" 'BEGIN { printf "%.3f", (t + m) / 2 }')
    if [ "$start" = empty ]; then intoEmpty=$whole; else intoFilled=$whole; fi
  else
    passed=$((passed + 1))
  fi
done
echo "$passed passed, $failed failed ($quicker more had ended before they could be killed, all of them whole)"
((failed == 0 && passed == kills))
