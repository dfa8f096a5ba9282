import { expect, test } from "vitest";
import { stackDepths } from "./stack-depths.ts";

test.each([
  ["one method", "m", "", { m: 0 }],
  ["a call goes down", "m f", "m>f", { m: 0, f: 1 }],
  ["by the longest way", "m f g", "m>g m>f f>g", { m: 0, f: 1, g: 2 }],
  ["recursion stays where it is", "m f", "m>f f>f", { m: 0, f: 1 }],
  ["methods that call each other", "m f g", "m>f f>g g>f", { m: 0, f: 1, g: 2 }],
  ["a method that nothing calls", "m f", "", { m: 0, f: 0 }],
])("%s", (_, methods, calls, expected) => {
  const pairs = calls.split(" ").map((call) => call.split(">"));
  const found = stackDepths(
    methods.split(" "),
    pairs.flatMap(([caller, callee]) => (caller && callee ? [[caller, callee] as const] : [])),
  );
  expect(Object.fromEntries(found)).toEqual(expected);
});
