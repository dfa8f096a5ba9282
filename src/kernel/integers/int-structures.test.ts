import fc from "fast-check";
import { expect, test } from "vitest";
import { IntColumn, IntLists, PairMap } from "./index.ts";

test("IntLists keeps the items of each key in order of arrival", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(90), { maxLength: 200 }), (keys) => {
      const lists = new IntLists();
      const model = new Map<number, number[]>();
      for (const [item, key] of keys.entries()) {
        lists.add(key, item);
        model.set(key, [...(model.get(key) ?? []), item]);
      }
      for (let key = 0; key < 100; key++) {
        const found: number[] = [];
        for (let item = lists.first(key); item !== -1; item = lists.next(item)) found.push(item);
        expect(found).toEqual(model.get(key) ?? []);
      }
    }),
  );
});

test("PairMap answers as a map keyed by pairs, through growth and overwriting", () => {
  const pair = fc.tuple(fc.nat(40), fc.nat(40), fc.nat());
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 300 }), fc.nat(40), fc.nat(40), (entries, a, b) => {
      const map = new PairMap(2);
      const model = new Map<string, number>();
      for (const [first, second, value] of entries) {
        map.set(first, second, value);
        model.set(`${first},${second}`, value);
      }
      expect(map.size).toBe(model.size);
      expect(map.get(a, b)).toBe(model.get(`${a},${b}`) ?? -1);
      for (const [first, second] of entries) expect(map.get(first, second)).toBe(model.get(`${first},${second}`));
    }),
  );
});

test("PairMap.getOrSet keeps the first value of a pair", () => {
  const map = new PairMap(2);
  for (let index = 0; index < 200; index++) {
    const pair = [index % 13, index % 7] as const;
    expect(map.getOrSet(...pair, index)).toBe(index % 91);
    expect(map.get(...pair)).toBe(index % 91);
  }
  expect(map.size).toBe(91);
});

test("IntColumn keeps what was pushed and appended, in each width", () => {
  const widths = [
    { width: 8, max: 255 },
    { width: 16, max: 65_535 },
    { width: 32, max: 2_147_483_647 },
  ] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...widths),
      fc.array(fc.nat(), { maxLength: 200 }),
      fc.array(fc.nat(), { maxLength: 200 }),
      ({ width, max }, pushed, appended) => {
        const column = new IntColumn(width, 1);
        const fitting = (values: readonly number[]): readonly number[] => values.map((value) => value % (max + 1));
        for (const value of fitting(pushed)) column.push(value);
        column.append(fitting(appended));
        expect(Array.from(column.slice(0))).toEqual([...fitting(pushed), ...fitting(appended)]);
      },
    ),
  );
});

test("lowerBound finds the first element that is not less", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 60 }),
      fc.integer({ min: -60, max: 60 }),
      (values, wanted) => {
        const sorted = [...values].sort((a, b) => a - b);
        const column = new IntColumn();
        column.append(sorted);
        const index = sorted.findIndex((value) => value >= wanted);
        expect(column.lowerBound(wanted)).toBe(index === -1 ? sorted.length : index);
      },
    ),
  );
});
