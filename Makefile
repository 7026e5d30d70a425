# make run    builds, imports the sample, and finds the nearest cafés
# make test   everything that proves it
# make help   the rest

SHELL := /bin/bash
SWIFT ?= swift
RELEASE := .build/release/mapsearch
SAMPLE := .build/sample/seoul.sqlite
SOURCES := Sources Tests Migrations Benchmarks Fuzzing Web Package.swift

.PHONY: help deps test-deps build run test lint format unit exactness crash wasm bench-sheet bench-service schemathesis fuzz clean

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile
	@echo "make build   the command in release form: $(RELEASE)"
	@echo "make lint    the style, strictly;  make format mends what it can"
	@echo "make unit, make exactness, make crash   the parts of make test"
	@echo "make wasm   the sheet's engine for a web page: .build/wasm/sheet-engine.wasm"
	@echo "make schemathesis   made-up requests against the service's own description"
	@echo "make bench-service PLACES=places.tsv DATABASE=places.sqlite   searches a second over HTTP"
	@echo "make fuzz RUNS=2000000   made-up queries under the address sanitiser"
	@echo "make bench-sheet   what an event costs the sheet's engine"

deps:
	@Scripts/install_dependencies.sh

# The WebAssembly module is run by Node.
test-deps:
	@Scripts/install_dependencies.sh nodejs python3-venv

build: deps
	$(SWIFT) build -c release --product mapsearch --static-swift-stdlib

run: build
	@mkdir -p $(dir $(SAMPLE))
	$(RELEASE) import SampleData/seoul.csv --database $(SAMPLE)
	$(RELEASE) query cafe --near 37.5,127.0 --database $(SAMPLE)

test: test-deps lint unit exactness crash

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	python3 SampleData/check.py

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

# The suites at the size of a coffee break.
unit: test-deps
	$(SWIFT) test

# Every answer against brute force: 100 000 places a corpus, in release form.
exactness: deps
	MAPSEARCH_EXACTNESS=full $(SWIFT) test -c release -Xswiftc -enable-testing \
	  --scratch-path .build/exactness --filter Exactness

# Imports and saves of sessions killed at random moments; make crash KILLS=50 for the long form.
KILLS ?= 8
crash: deps
	Scripts/crash_import.sh .build/debug/mapsearch $(KILLS)
	Scripts/crash_session.sh .build/debug/mapsearch 200

# The sheet's engine as Embedded Swift; the tests compare it with the host's, bit by bit.
wasm: deps
	Scripts/build_wasm.sh

bench-sheet: deps
	$(SWIFT) run -c release SheetBenchmark

# All of schemathesis' checks, some 5 000 requests; needs PyPI.
EXAMPLES ?= 300
schemathesis: deps
	$(SWIFT) build --product mapsearch
	Scripts/schemathesis.sh .build/debug/mapsearch $(EXAMPLES)

bench-service: build
	Benchmarks/Service/run.sh $(RELEASE) $(DATABASE) $(PLACES)

# Made-up texts through the analyser and the whole way of a query.
RUNS ?= 2000000
fuzz: deps
	@mkdir -p .build/fuzz/corpus
	MAPSEARCH_FUZZ=1 $(SWIFT) build -c release --product QueryFuzzer --scratch-path .build/fuzz \
	  --sanitize address -Xswiftc -sanitize=fuzzer -Xswiftc -parse-as-library
	.build/fuzz/release/QueryFuzzer -runs=$(RUNS) -max_len=256 -timeout=20 -print_final_stats=1 \
	  .build/fuzz/corpus

clean:
	$(SWIFT) package clean
