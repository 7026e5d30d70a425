#!/usr/bin/env bash
# Measures searches a second over HTTP, on this machine alone: wrk replays 1 000 different queries on 32 connections,
# first alone, then beside a writer that upserts 500 places a second.
#
#   Benchmarks/Service/run.sh PROGRAM DATABASE PLACES.tsv [SECONDS]
#
# DATABASE holds the places of the table PLACES.tsv (id, name, category, lat, lon); a copy of it is written to.
set -euo pipefail
program=$(realpath "$1") database=$(realpath "$2") places=$(realpath "$3") seconds=${4:-20}
cd "$(dirname "$0")"
command -v wrk >/dev/null || { echo "wrk is missing: apt-get install wrk" >&2; exit 69; }

folder=$(mktemp -d)
server=
trap 'if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; fi; rm -rf "$folder"' EXIT
cp "$database" "$folder/places.sqlite"
export TARGETS="$folder/targets"
python3 queries.py "$places" 1000 >"$TARGETS"
secret=$(python3 -c 'import secrets; print(secrets.token_hex(16))')

MAPSEARCH_TOKENS="bench write $secret" "$program" serve --port 0 --quiet --database "$folder/places.sqlite" \
  ${SERVE_OPTIONS:-} 2>"$folder/log" &
server=$!
for _ in $(seq 100); do grep -q '^listening' "$folder/log" && break; sleep 0.1; done
address=$(sed -n 's/^listening on //p' "$folder/log")
measure() { wrk -t1 -c32 -d"$1" -s replay.lua "$address" | grep '^requests/s'; }
memory() { awk '/^(VmHWM|VmRSS|RssAnon|RssFile)/ { printf "%s %d MB  ", $1, $2 / 1024 } END { print "" }' "/proc/$server/status"; }

measure 3 >/dev/null
echo "alone:           $(measure "$seconds")"
memory
python3 upserts.py "$address" "$secret" 500 "$((seconds + 1))" >"$folder/upserts" &
writer=$!
echo "beside a writer: $(measure "$seconds")"
wait "$writer"
cat "$folder/upserts"
memory
