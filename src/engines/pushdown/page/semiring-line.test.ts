import { expect, test } from "vitest";
import { readPushdown } from "../formats/format.ts";
import { semiringExamples } from "../messages/semiring-examples.ts";
import { ownSemiringName, semiringOf, withSemiring } from "./semiring-line.ts";

test.each([
  ["start <p, a>\n", "relevancy", "semiring boolean\nstart <p, a>\n"],
  ["# two\n\n<p, a> -> <p, >\n", "relevancy", "# two\n\nsemiring boolean\n<p, a> -> <p, >\n"],
  ["# semiring x\n semiring min-plus # tolls\n", "min-plus", "# semiring x\n semiring boolean # tolls\n"],
])("the semiring of %j is read and replaced", (text, name, replaced) => {
  expect(semiringOf(text)).toBe(name);
  expect(withSemiring(text, "boolean")).toBe(replaced);
  expect(semiringOf(replaced)).toBe("boolean");
});

test("a definition goes into braces with its comments, and comes out of them as it was written", () => {
  const definition = "// cost } of a run\nsemiring cost\nvalues number\n";
  const text = withSemiring("# tolls\nsemiring min-plus # tolls\nstart <p, a>\n", definition);
  expect(text).toBe("# tolls\nsemiring cost {\n// cost } of a run\nvalues number\n} # tolls\nstart <p, a>\n");
  expect(semiringOf(text)).toBe("semiring cost\n// cost } of a run\nvalues number\n");
  expect(ownSemiringName(semiringOf(text))).toBe("cost");
  expect(ownSemiringName("cost")).toBeUndefined();
  expect(withSemiring(text, "boolean")).toBe("# tolls\nsemiring boolean # tolls\nstart <p, a>\n");
  expect(semiringOf("semiring s {\nvalues a")).toBe("semiring s\nvalues a\n");
});

test("every example can be written into a text, runs there, and is read again", () => {
  for (const { text } of semiringExamples) {
    const written = withSemiring("start <p, a>\n<p, a> -> <q, a>\n", text);
    expect(withSemiring(written, semiringOf(written))).toBe(written);
    expect(readPushdown({ name: "a.pds", text: written }).ok).toBe(true);
  }
});
