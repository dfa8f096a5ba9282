import fc from "fast-check";
import { expect, test } from "vitest";
import { law } from "../../../../testing/seeds.ts";
import { IntArena } from "./int-arena.ts";
import { PointsToSets } from "./points-to-sets.ts";
import { SparseSets } from "./sparse-sets.ts";

/** Numbers that share words and blocks, and some that do not. */
const element = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 9_000 }), fc.constant(1 << 20));
const elements = fc.array(element, { maxLength: 120 });
/** Numbers of sets: the first one, one in the first table, and the first ones that need a larger one. */
const NUMBERS = [0, 700, 1_024, 2_048];
const ascending = (set: Iterable<number>): readonly number[] => [...set].sort((a, b) => a - b);

test("sparse sets: add, size and elements are those of a set", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...NUMBERS), element), { maxLength: 400 }), (additions) => {
      const sets = new SparseSets();
      const model = new Map<number, Set<number>>();
      for (const [set, each] of additions) {
        const known = model.get(set) ?? new Set();
        model.set(set, known);
        expect(sets.add(set, each)).toBe(!known.has(each));
        known.add(each);
      }
      for (const [set, known] of model) {
        expect(sets.elements(set)).toEqual(ascending(known));
        expect(sets.size(set)).toBe(known.size);
      }
      expect([sets.elements(1), sets.size(1), sets.isEmpty(1)]).toEqual([[], 0, true]);
    }),
    law(40, 31, 2_000),
  );
});

test("sparse sets: unite adds what the mask lets pass, and tells what was new", () => {
  fc.assert(
    fc.property(elements, elements, elements, fc.boolean(), (left, right, waiting, isMasked) => {
      const [sets, fresh] = [new SparseSets(), new SparseSets()];
      for (const each of left) sets.add(5, each);
      for (const each of right) sets.add(6, each);
      for (const each of waiting) fresh.add(5, each);
      const evenWords = (_block: number, words: Int32Array): void => {
        for (const [word, bits] of words.entries()) words[word] = bits & 0x55555555;
      };
      const isGrown = sets.unite(5, sets, sets.view(6), isMasked ? evenWords : undefined, fresh);
      const passing = right.filter((each) => !isMasked || each % 2 === 0);
      const added = new Set(passing.filter((each) => !left.includes(each)));
      expect(isGrown).toBe(added.size > 0);
      expect(sets.elements(5)).toEqual(ascending(new Set([...left, ...added])));
      expect(fresh.elements(5)).toEqual(ascending(new Set([...waiting, ...added])));
    }),
    law(40, 32, 2_000),
  );
});

test("sparse sets: a taken set keeps its elements until it is released, and its number starts empty", () => {
  const sets = new SparseSets();
  for (const each of [3, 300, 70_000]) sets.add(2, each);
  const taken = sets.take(2);
  for (let each = 0; each < 5_000; each += 7) sets.add(2, each);
  expect([sets.elementsOf(taken), sets.sizeOf(taken)]).toEqual([[3, 300, 70_000], 3]);
  sets.release(taken);
  expect(sets.size(2)).toBe(715);
});

test("points-to sets keep the order of arrival, whatever their size", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...NUMBERS), element), { maxLength: 600 }), (additions) => {
      const sets = new PointsToSets();
      const model = new Map<number, Set<number>>();
      for (const [pointer, object] of additions) {
        const known = model.get(pointer) ?? new Set();
        model.set(pointer, known);
        expect(sets.add(pointer, object)).toBe(!known.has(object));
        known.add(object);
      }
      for (const [pointer, known] of model) {
        expect(sets.size(pointer)).toBe(known.size);
        expect(sets.elements(pointer)).toEqual([...known]);
      }
      expect([sets.elements(1), sets.size(1)]).toEqual([[], 0]);
    }),
    law(40, 33, 2_000),
  );
});

test("an arena's blocks do not overlap, released ones are used again, large ones have a segment of their own", () => {
  const arena = new IntArena();
  const blocks = [2, 4, 2, 21, 4, 20, 2].map((log) => ({ log, address: arena.allocate(log) }));
  for (const [mark, { log, address }] of blocks.entries()) {
    const from = arena.offset(address);
    arena.segment(address).fill(mark + 1, from, from + (1 << log));
  }
  for (const [mark, { log, address }] of blocks.entries()) {
    const from = arena.offset(address);
    const cells = arena.segment(address).subarray(from, from + (1 << log));
    expect(cells.length).toBe(1 << log);
    expect(cells.every((cell) => cell === mark + 1)).toBe(true);
  }
  const [first] = blocks;
  if (first === undefined) throw new Error("there are blocks");
  arena.release(first.address, first.log);
  expect(arena.allocate(first.log)).toBe(first.address);
});

test("small blocks of an arena lie side by side in one segment", () => {
  const arena = new IntArena();
  const addresses = [2, 4, 2, 4].map((log) => arena.allocate(log));
  expect(addresses).toEqual([0, 4, 20, 24]);
  expect(new Set(addresses.map((address) => arena.segment(address))).size).toBe(1);
});
