#!/usr/bin/env bash
# Builds the sheet's engine as WebAssembly, with the toolchain's own compiler and linker.
#
#   Scripts/build_wasm.sh [FILE]
set -euo pipefail
cd "$(dirname "$0")/.."
output=${1:-.build/wasm/sheet-engine.wasm}
work=$(dirname "$output")/objects
mkdir -p "$work"

# The toolchain that `swift` belongs to.
toolchain=$(dirname "$(dirname "$(swiftc -print-target-info | python3 -c 'import json, sys
print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')")")
binaries=$toolchain/bin

mapfile -t sources < <(find Sources/SheetEngine -name '*.swift' | LC_ALL=C sort)
"$binaries/swiftc" -target wasm32-unknown-none-wasm -swift-version 6 -parse-as-library \
  -enable-experimental-feature Embedded -enable-upcoming-feature InternalImportsByDefault -wmo -Osize \
  -warnings-as-errors -Xfrontend -disable-stack-protector \
  -module-name SheetEngine "${sources[@]}" Web/SheetEngine/Exports.swift -c -o "$work/engine.o"
"$binaries/clang" --target=wasm32-unknown-none-wasm -Oz -ffreestanding -fno-builtin -nostdlib -Wall -Werror \
  -c Web/SheetEngine/runtime.c -o "$work/runtime.o"
"$binaries/wasm-ld" --no-entry --gc-sections --strip-all -z stack-size=65536 \
  "$work/engine.o" "$work/runtime.o" -o "$output"
echo "$output: $(wc -c <"$output") bytes"
