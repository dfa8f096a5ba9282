import { expect, test } from "vitest";
import { semiringOf, withSemiring } from "./semiring-line.ts";

test.each([
  ["start <p, a>\n", "relevancy", "semiring boolean\nstart <p, a>\n"],
  ["# two\n\n<p, a> -> <p, >\n", "relevancy", "# two\n\nsemiring boolean\n<p, a> -> <p, >\n"],
  ["# semiring x\n semiring min-plus # tolls\n", "min-plus", "# semiring x\n semiring boolean # tolls\n"],
])("the semiring of %j is read and replaced", (text, name, replaced) => {
  expect(semiringOf(text)).toBe(name);
  expect(withSemiring(text, "boolean")).toBe(replaced);
  expect(semiringOf(replaced)).toBe("boolean");
});
