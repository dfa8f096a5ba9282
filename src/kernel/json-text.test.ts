import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonText } from "./json-text.ts";

const textOf = (value: unknown): string => [...jsonText(value)].join("");

test("writes what JSON.stringify writes", () => {
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 7 }), (value) => textOf(value) === JSON.stringify(value)));
});

test.each([
  [undefined, "null"],
  [{ a: undefined, b: [undefined, () => 1] }, '{"b":[null,null]}'],
  [{ a: Number.POSITIVE_INFINITY, 'q"': "\u2028\n" }, JSON.stringify({ a: null, 'q"': "\u2028\n" })],
  [new Set([1, 2]), "[1,2]"],
])("%o", (value, text) => expect(textOf(value)).toBe(text));

test("lists are asked for an element at a time, while pieces are read", () => {
  let asked = 0;
  function* rows(): Generator<object> {
    for (; asked < 100_000; asked++) yield { row: asked };
  }
  const pieces = jsonText({ rows: { [Symbol.iterator]: rows } });
  pieces.next();
  expect(asked).toBeGreaterThan(100);
  expect(asked).toBeLessThan(20_000);
  expect([...pieces].join("").endsWith('{"row":99999}]}')).toBe(true);
});

test("nesting far deeper than the stack", () => {
  let value: unknown = [];
  for (let depth = 0; depth < 200_000; depth++) value = [value];
  expect(textOf(value)).toBe("[".repeat(200_001) + "]".repeat(200_001));
});
