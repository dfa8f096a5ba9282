import { expect, test } from "vitest";
import { SymbolTables } from "./symbol-tables.ts";

interface Tables {
  readonly words: readonly string[];
}

test("a table that is filled by hand numbers its rows, and each is handed out once", () => {
  const tables = new SymbolTables<Tables>();
  const words = tables.growing("words");
  expect([words.push("a"), words.push("b")]).toEqual([0, 1]);
  expect(tables.takeNew()).toEqual({ words: ["a", "b"] });
  expect(tables.takeNew()).toEqual({});
  words.push("c");
  expect(tables.takeNew()).toEqual({ words: ["c"] });
  expect([words.length, words.row(1), words.row(3)]).toEqual([3, "b", undefined]);
});

test("a key has one row, made the first time; rows of equal content are one where contents tell them apart", () => {
  const made: number[] = [];
  const rowOf = (key: number): string => {
    made.push(key);
    return String(key % 3);
  };
  const tables = new SymbolTables<Tables>();
  const byKey = tables.interned("words", rowOf);
  expect([4, 7, 4, 5].map((key) => byKey.numberOf(key))).toEqual([0, 1, 0, 2]);
  expect(made).toEqual([4, 7, 5]);
  expect(tables.takeNew()).toEqual({ words: ["1", "1", "2"] });
  const byContent = new SymbolTables<Tables>().interned("words", rowOf, (row) => row);
  expect([4, 7, 4, 5, 8].map((key) => byContent.numberOf(key))).toEqual([0, 0, 0, 1, 1]);
  expect([byContent.intern("2"), byContent.intern("9"), byContent.length]).toEqual([1, 2, 3]);
});

test("a table that follows the solver asks for each row once", () => {
  const asked: number[] = [];
  const list = ["x"];
  let count = 2;
  const numbered = new SymbolTables<Tables>();
  numbered.numbered(
    "words",
    () => count,
    (number) => {
      asked.push(number);
      return `w${number}`;
    },
  );
  const listed = new SymbolTables<Tables>();
  listed.listed(
    "words",
    () => list,
    (item: string) => item.toUpperCase(),
  );
  expect([numbered.takeNew(), listed.takeNew()]).toEqual([{ words: ["w0", "w1"] }, { words: ["X"] }]);
  expect([numbered.takeNew(), listed.takeNew()]).toEqual([{}, {}]);
  count = 3;
  list.push("y", "z");
  expect([numbered.takeNew(), listed.takeNew()]).toEqual([{ words: ["w2"] }, { words: ["Y", "Z"] }]);
  expect(asked).toEqual([0, 1, 2]);
});

test("a table that is complete from the start is made once, and handed out once", () => {
  let times = 0;
  const tables = new SymbolTables<Tables>();
  tables.fixed("words", () => {
    times++;
    return ["a", "b"];
  });
  expect(times).toBe(0);
  expect([tables.takeNew(), tables.takeNew()]).toEqual([{ words: ["a", "b"] }, {}]);
  expect(times).toBe(1);
});
