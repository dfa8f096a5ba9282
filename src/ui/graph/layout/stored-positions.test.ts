import { describe, expect, test } from "vitest";
import { type Backing, guardedStorage } from "../../store/index.ts";
import { readPositions, writePositions } from "./stored-positions.ts";

function memory() {
  const values = new Map<string, string>();
  const backing: Backing = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    length: 0,
  };
  return { values, storage: guardedStorage(() => backing) };
}

const positions = new Map([
  ["[]:c", { x: 10, y: 20 }],
  ["[4]:n1", { x: -3, y: 0 }],
]);

test("positions come back", () => {
  const { storage } = memory();
  writePositions(storage, "example", positions);
  expect(readPositions(storage, "example")).toEqual(positions);
  expect(readPositions(storage, "another").size).toBe(0);
});

test("an empty map leaves nothing behind", () => {
  const { storage, values } = memory();
  writePositions(storage, "example", positions);
  expect([...values.keys()]).toEqual(["fixscope:places:example"]);
  writePositions(storage, "example", new Map());
  expect(values.size).toBe(0);
});

describe("without an error", () => {
  test.each(["not json", "null", "[1]", '{"a":1}', '{"a":["x",2]}', '{"a":[1]}'])(
    "damaged text %s is empty",
    (text) => {
      const { storage, values } = memory();
      values.set("fixscope:places:example", text);
      expect(readPositions(storage, "example").size).toBe(0);
    },
  );

  test("blocked storage is empty, and writing does nothing", () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    for (const open of [
      () => ({ getItem: blocked, setItem: blocked, removeItem: blocked, key: blocked, length: 0 }),
      blocked,
    ]) {
      const storage = guardedStorage(open);
      writePositions(storage, "example", positions);
      writePositions(storage, "example", new Map());
      expect(readPositions(storage, "example").size).toBe(0);
    }
  });
});
