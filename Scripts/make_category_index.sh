#!/usr/bin/env bash
# Writes the index of the category table anew: after a change of the table, or of how text is folded.
set -euo pipefail
cd "$(dirname "$0")/.."
index=Sources/TextAnalysis/Categories/Table/CategoryIndexLines.swift
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
# The index is not needed to make it.
printf 'extension CategoryIndex {\n  static let lines: StaticString = ""\n}\n' > "$build/CategoryIndexLines.swift"
mapfile -t sources < <(find Sources/TextAnalysis -name '*.swift' ! -path "$index")
swiftc -swift-version 6 -package-name mapsearch "${sources[@]}" "$build/CategoryIndexLines.swift" \
  Scripts/category_index/main.swift -o "$build/make"
"$build/make" > "$build/index"
mv "$build/index" "$index"
