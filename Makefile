# make run    builds, imports the sample, and finds the nearest cafés
# make test   everything that proves it
# make serve  the sample behind HTTP, with its map page: http://127.0.0.1:8080
# make help   the rest

SHELL := /bin/bash
SWIFT ?= swift
RELEASE := .build/release/mapsearch
SAMPLE := .build/sample/seoul.sqlite
SOURCES := Sources Tests Migrations Benchmarks Fuzzing Web Package.swift

.PHONY: help deps test-deps build run test lint format unit unit-build exactness crash wasm page page-test serve bench-sheet
.PHONY: bench-page bench-service schemathesis fuzz fuzz-files clean

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile
	@echo "make build   the command in release form: $(RELEASE)"
	@echo "make lint    the style, strictly;  make format mends what it can"
	@echo "make unit, make exactness, make crash   the parts of make test"
	@echo "make wasm   the sheet's engine for a web page: .build/wasm/sheet-engine.wasm"
	@echo "make fuzz RUNS=2000000   made-up queries and hours under the address sanitiser"
	@echo "make fuzz-files FORMATS=kml   made-up files through the readers, likewise"
	@echo "make page, make page-test   the map page, and its trial in a browser"
	@echo "make schemathesis   made-up requests against the service's own description"
	@echo "make bench-service PLACES=places.tsv DATABASE=places.sqlite   searches a second over HTTP"
	@echo "make bench-page DATABASE=places.sqlite   the map page's speed in a browser"
	@echo "make bench-sheet   what an event costs the sheet's engine"

deps:
	@Scripts/install_dependencies.sh

# The WebAssembly module is run by Node; osmium and GDAL read what we do not.
test-deps:
	@Scripts/install_dependencies.sh nodejs osmium-tool gdal-bin python3-venv

build: deps
	$(SWIFT) build -c release --product mapsearch --static-swift-stdlib

run: build
	@mkdir -p $(dir $(SAMPLE))
	$(RELEASE) import SampleData/seoul.csv --database $(SAMPLE)
	$(RELEASE) query cafe --near 37.5,127.0 --database $(SAMPLE)

test: test-deps lint unit page-test crash exactness

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	python3 SampleData/check.py

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

# The suites at the size of a coffee break.
unit: test-deps
	$(SWIFT) test

# Every answer against brute force: 100 000 places a corpus, in release form. In a folder of its own: a test cannot
# link the standard library statically, and what make build made would be made anew.
exactness: deps
	MAPSEARCH_EXACTNESS=full $(SWIFT) test -c release --scratch-path .build/exactness --filter "Exactness|HostileQuery"

# Imports and saves of sessions killed at random moments; make crash KILLS=50 for the long form.
KILLS ?= 8
crash: build
	Scripts/crash_import.sh $(RELEASE) $(KILLS)
	Scripts/crash_session.sh $(RELEASE) 200

# The sheet's engine as Embedded Swift; the tests compare it with the host's, bit by bit.
wasm: deps
	Scripts/build_wasm.sh

# The map page, ready to be served: .build/page, which `mapsearch serve` finds by itself.
page: wasm
	@Scripts/install_dependencies.sh libjs-leaflet
	@mkdir -p .build/page
	cp Web/Page/* .build/wasm/sheet-engine.wasm .build/page/

# The page in Debian's Chromium, headless; screenshots go to .build/screenshots.
page-test: page unit-build
	@Scripts/install_dependencies.sh libjs-leaflet chromium chromium-driver python3-selenium fonts-nanum
	cd Tests/PageTests && /usr/bin/python3 -m unittest --verbose

unit-build: deps
	$(SWIFT) build --build-tests

serve: build page
	@mkdir -p $(dir $(SAMPLE))
	$(RELEASE) import SampleData/seoul.csv --database $(SAMPLE)
	$(RELEASE) serve --database $(SAMPLE)

bench-page: build page
	@Scripts/install_dependencies.sh libjs-leaflet chromium chromium-driver python3-selenium fonts-nanum
	MAPSEARCH=$(RELEASE) /usr/bin/python3 Tests/PageTests/measure_page.py $(DATABASE)

bench-sheet: deps
	$(SWIFT) run -c release SheetBenchmark

# All of schemathesis' checks, some 5 000 requests; needs PyPI.
EXAMPLES ?= 300
schemathesis: deps
	$(SWIFT) build --product mapsearch
	Scripts/schemathesis.sh .build/debug/mapsearch $(EXAMPLES)

bench-service: build
	Benchmarks/Service/run.sh $(RELEASE) $(DATABASE) $(PLACES)

# Made-up texts through the analyser and the whole way of a query, and through the reader of opening hours.
RUNS ?= 2000000
fuzz: deps
	@for fuzzer in QueryFuzzer OpeningHoursFuzzer; do \
	  mkdir -p .build/fuzz/corpus/$$fuzzer && \
	  MAPSEARCH_FUZZ=1 $(SWIFT) build -c release --product $$fuzzer --scratch-path .build/fuzz \
	    --sanitize address -Xswiftc -sanitize=fuzzer -Xswiftc -parse-as-library && \
	  .build/fuzz/release/$$fuzzer -runs=$(RUNS) -max_len=256 -timeout=20 -print_final_stats=1 \
	    .build/fuzz/corpus/$$fuzzer || exit 1; \
	done

# Made-up files through each native reader: make fuzz-files FORMATS=kml RUNS=100000
FORMATS ?= csv tsv geojson geojsonseq gpx kml kmz
fuzz-files: deps
	MAPSEARCH_FUZZ=1 $(SWIFT) build -c release --product FileFuzzer --scratch-path .build/fuzz \
	  --sanitize address -Xswiftc -sanitize=fuzzer -Xswiftc -parse-as-library
	for format in $(FORMATS); do \
	  mkdir -p .build/fuzz/corpus-$$format; cp -n Fuzzing/Files/Seeds/$$format* .build/fuzz/corpus-$$format/; \
	  MAPSEARCH_FUZZ_FORMAT=$$format .build/fuzz/release/FileFuzzer -runs=$(RUNS) -max_len=2048 -timeout=20 \
	    -print_final_stats=1 .build/fuzz/corpus-$$format || exit 1; \
	done

clean:
	$(SWIFT) package clean
