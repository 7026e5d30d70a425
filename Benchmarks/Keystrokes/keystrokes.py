#!/usr/bin/env python3
"""Writes what stands in the search field after each key while names are typed, for `mapsearch bench --as-typed`.

    Benchmarks/Keystrokes/keystrokes.py places.csv > keystrokes.tsv
    mapsearch bench --as-typed --queries keystrokes.tsv

From a CSV with the columns name, latitude and longitude: names of Hangul typed jamo by jamo on the two-set keyboard,
names of Latin letters, their initial consonants alone, and every single key. Each is asked near its place.
"""
import csv
import random
import re
import sys
import unicodedata

NAMES = 50
INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
FINALS = ["", *"ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"]
TWO_KEYS = dict(zip("ㅘㅙㅚㅝㅞㅟㅢㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ",
                    "ㅗㅏ ㅗㅐ ㅗㅣ ㅜㅓ ㅜㅔ ㅜㅣ ㅡㅣ ㄱㅅ ㄴㅈ ㄴㅎ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅂㅅ".split()))


def parts(syllable):
    index = ord(syllable) - 0xAC00
    return index // 588, index // 28 % 21, index % 28


def syllable(initial, vowel, final=0):
    return chr(0xAC00 + (initial * 21 + vowel) * 28 + final)


def of_syllable(text):
    """What a field shows while one syllable is typed."""
    initial, vowel, final = parts(text)
    yield INITIALS[initial]
    first = TWO_KEYS.get(VOWELS[vowel])
    if first:
        yield syllable(initial, VOWELS.index(first[0]))
    yield syllable(initial, vowel)
    if not final:
        return
    first = TWO_KEYS.get(FINALS[final])
    if first:
        yield syllable(initial, vowel, FINALS.index(first[0]))
    yield text


def keystrokes(name):
    for index, letter in enumerate(name):
        done = name[:index]
        if "가" <= letter <= "힣":
            yield from (done + state for state in of_syllable(letter))
        elif letter != " ":
            yield done + letter


def main():
    random.seed(1)
    rows = [(unicodedata.normalize("NFC", row["name"]), row["latitude"], row["longitude"])
            for row in csv.DictReader(open(sys.argv[1], newline=""))]
    hangul = [row for row in rows if re.fullmatch(r"[가-힣][가-힣 ]{1,11}", row[0])]
    latin = [row for row in rows if re.fullmatch(r"[A-Za-zÀ-ž][A-Za-zÀ-ž' -]{2,19}", row[0])]
    print("class\tterms\tlat\tlon")
    for group, names in (("hangul", hangul), ("latin", latin)):
        for name, latitude, longitude in random.sample(names, min(NAMES, len(names))):
            for state in keystrokes(name):
                print(group, state, latitude, longitude, sep="\t")
    for name, latitude, longitude in random.sample(hangul, min(NAMES, len(hangul))):
        choseong = "".join(INITIALS[parts(letter)[0]] for letter in name if letter != " ")
        for end in range(1, len(choseong) + 1):
            print("choseong", choseong[:end], latitude, longitude, sep="\t")
    for group, keys, names in (("single jamo", INITIALS, hangul), ("single letter", "abcdefghijklmnopqrstuvwxyz", latin)):
        if names:
            for key in keys:
                _, latitude, longitude = random.choice(names)
                print(group, key, latitude, longitude, sep="\t")


main()
