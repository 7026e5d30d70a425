#!/usr/bin/env bash
# Installs the C libraries the package links to, and further packages that are named, where they are missing
# (Debian and its kin; needs root or sudo).
#
#   Scripts/install_dependencies.sh [FURTHER PACKAGES]
set -euo pipefail

packages=(
  libsqlite3-dev libyajl-dev libexpat1-dev libminizip-dev libmicrohttpd-dev zlib1g-dev pkg-config python3 sqlite3
  "$@"
)
missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "install ok installed" || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

if ! command -v apt-get >/dev/null; then
  echo "Install the development files of SQLite, yajl, expat, minizip and libmicrohttpd: ${missing[*]}" >&2
  exit 69
fi
run=()
[ "$(id -u)" -eq 0 ] || run=(sudo)
echo "Installing ${missing[*]}"
"${run[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${run[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
