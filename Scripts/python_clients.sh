#!/usr/bin/env bash
# Makes a folder with the Python clients that the service is tested with, and prints the path of its python.
#
#   Scripts/python_clients.sh PACKAGE…      e.g. geopy==2.4.1 schemathesis==4.1.0
set -euo pipefail
cd "$(dirname "$0")/.."
folder=.build/python
if [ ! -x "$folder/bin/pip" ]; then
  python3 -m venv "$folder" >&2
fi
for package in "$@"; do
  name=${package%%==*} version=${package##*==}
  "$folder/bin/python" -c "import importlib.metadata, sys; sys.exit(importlib.metadata.version('$name') != '$version')" \
    2>/dev/null || "$folder/bin/pip" install --quiet --disable-pip-version-check "$package" >&2
done
echo "$PWD/$folder/bin/python"
