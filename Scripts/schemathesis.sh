#!/usr/bin/env bash
# Runs all of schemathesis' checks against the service's own description, over the sample's places.
#
#   Scripts/schemathesis.sh PROGRAM [EXAMPLES AN OPERATION]
set -euo pipefail
cd "$(dirname "$0")/.."
program=$(realpath "$1") examples=${2:-300}
python=$(Scripts/python_clients.sh schemathesis==4.32.5)

folder=$(mktemp -d)
server=
finish() {
  if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; fi
  rm -rf "$folder"
}
trap finish EXIT
"$program" import SampleData/seoul.csv --quiet --database "$folder/places.sqlite"
secret=$("$python" -c 'import secrets; print(secrets.token_hex(16))')
MAPSEARCH_TOKENS="tester write $secret" "$program" serve --port 0 --quiet --query-timeout 60000 \
  --database "$folder/places.sqlite" 2>"$folder/log" &
server=$!
for _ in $(seq 100); do grep -q '^listening' "$folder/log" && break; sleep 0.1; done
address=$(sed -n 's/^listening on //p' "$folder/log")

clients="$PWD/Tests/Clients"
# From the folder, since it leaves notes where it is run.
(
  cd "$folder"
  PYTHONPATH="$clients" SCHEMATHESIS_HOOKS=hooks "$(dirname "$python")/schemathesis" \
    --config-file "$clients/schemathesis.toml" run "$address/v1/openapi.json" --url "$address" \
    --header "Authorization: Bearer $secret" --max-examples "$examples" --seed 1
)
# It still answers, and ends in order.
"$python" -c "import urllib.request; urllib.request.urlopen('$address/readyz').read()"
kill "$server"
wait "$server"
server=
