# make run    builds, imports the sample, and finds the nearest cafés
# make test   everything that proves it
# make help   the rest

SHELL := /bin/bash
SWIFT ?= swift
RELEASE := .build/release/mapsearch
SAMPLE := .build/sample/seoul.sqlite
SOURCES := Sources Tests Migrations Package.swift

.PHONY: help deps build run test lint format unit exactness crash clean

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile
	@echo "make build   the command in release form: $(RELEASE)"
	@echo "make lint    the style, strictly;  make format mends what it can"
	@echo "make unit, make exactness, make crash   the parts of make test"

deps:
	@Scripts/install_dependencies.sh

build: deps
	$(SWIFT) build -c release --product mapsearch --static-swift-stdlib

run: build
	@mkdir -p $(dir $(SAMPLE))
	$(RELEASE) import SampleData/seoul.csv --database $(SAMPLE)
	$(RELEASE) query cafe --near 37.5,127.0 --database $(SAMPLE)

test: deps lint unit exactness crash

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	python3 SampleData/check.py

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

# The suites at the size of a coffee break.
unit: deps
	$(SWIFT) test

# Every answer against brute force: 100 000 places a corpus, in release form.
exactness: deps
	MAPSEARCH_EXACTNESS=full $(SWIFT) test -c release -Xswiftc -enable-testing \
	  --scratch-path .build/exactness --filter Exactness

# Imports killed at random moments; make crash KILLS=50 for the long form.
KILLS ?= 8
crash: deps
	Scripts/crash_import.sh .build/debug/mapsearch $(KILLS)

clean:
	$(SWIFT) package clean
