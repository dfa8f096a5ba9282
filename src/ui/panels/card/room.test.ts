import { expect, test } from "vitest";
import { charactersInSentence, partsOf, rooms, shorten, shortenAll, wholeRoom } from "./room.ts";

test.each([
  ["o12 ∈ Δ([14]:n)", 72, "o12 ∈ Δ([14]:n)"],
  ["(x, Limit.CutExcess(String,int))", 30, "(x, Limit.CutExcess(…))"],
  [
    "x ↦ tree(l1, r1, _) ∗ l1 ↦ tree(l2, r2, _) ∗ tll(r15, z15, lr)",
    50,
    "x ↦ tree(l1, r1, _) ∗ l1 ↦ … tll(r15, z15, lr)",
  ],
  ["abcdefghijklmnopqrstuvwxyz", 10, "abcdefg … xyz"],
])("%s in %i characters", (text, characters, shown) => {
  expect(shorten(text, characters)).toBe(shown);
});

test.each([
  ["o12 ∈ pt([4]:x)", "", "o12", " ∈ pt([4]:x)"],
  ["SV¹(P) ∋ emp ∧ x ∈ y", "SV¹(P) ∋ ", "emp ∧ x ∈ y", ""],
  ["[4]:x → [4]:y", "", "[4]:x → [4]:y", ""],
])("what is derived in %s", (conclusion, before, made, after) => {
  expect(partsOf(conclusion)).toEqual({ before, made, after });
});

test("a formula that stands in the rule is shorter in the sentences, never longer than there", () => {
  const long = "a".repeat(100);
  expect(charactersInSentence(long, wholeRoom, [`${long} = id`])).toBe(56);
  expect(charactersInSentence(long, wholeRoom, ["other"])).toBe(Number.POSITIVE_INFINITY);
  for (const room of rooms) expect(charactersInSentence(long, room, [long])).toBeLessThanOrEqual(room.characters);
});

test("each room is tighter than the one before", () => {
  for (const [index, room] of rooms.slice(1).entries()) {
    const before = rooms[index] ?? wholeRoom;
    expect(room.characters <= before.characters && room.items <= before.items).toBe(true);
    expect(room).not.toEqual(before);
  }
});

test("of formulas that would be shortened alike the part that tells them apart is shown", () => {
  const head = "check 4: pair 1 of ls(x, y), ";
  const texts = ["1", "2"].map((pair) => `${head}pair ${pair} of ls(x, z): x ≠ y, but they are equal in every model`);
  expect(new Set(texts.map((text) => shorten(text, 48)))).toHaveLength(1);
  expect(shortenAll(texts, 48)).toEqual([
    "… y), pair 1 of ls(x, z): x ≠ y, but they are …",
    "… y), pair 2 of ls(x, z): x ≠ y, but they are …",
  ]);
  const [one = ""] = texts;
  expect(shortenAll([one, one], 48)).toEqual([shorten(one, 48), shorten(one, 48)]);
  expect(shortenAll([`${one}!`, `${one}?`], 40).map((text) => text.at(-1))).toEqual(["!", "?"]);
});
