import { describe, expect, test } from "vitest";
import { type PositionStorage, readPositions, writePositions } from "./stored-positions.ts";

function memory(): PositionStorage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const positions = new Map([
  ["[]:c", { x: 10, y: 20 }],
  ["[4]:n1", { x: -3, y: 0 }],
]);

test("positions come back", () => {
  const storage = memory();
  writePositions(storage, "example", positions);
  expect(readPositions(storage, "example")).toEqual(positions);
  expect(readPositions(storage, "another").size).toBe(0);
});

test("an empty map leaves nothing behind", () => {
  const storage = memory();
  writePositions(storage, "example", positions);
  writePositions(storage, "example", new Map());
  expect(storage.values.size).toBe(0);
});

describe("without an error", () => {
  test.each(["not json", "null", "[1]", '{"a":1}', '{"a":["x",2]}', '{"a":[1]}'])(
    "damaged text %s is empty",
    (text) => {
      const storage = memory();
      storage.setItem("fixscope.layout.example", text);
      expect(readPositions(storage, "example").size).toBe(0);
    },
  );

  test("blocked storage is empty, and writing does nothing", () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    const storage: PositionStorage = { getItem: blocked, setItem: blocked, removeItem: blocked };
    writePositions(storage, "example", positions);
    writePositions(storage, "example", new Map());
    expect(readPositions(storage, "example").size).toBe(0);
    expect(readPositions(undefined, "example").size).toBe(0);
  });
});
