import { expect, test } from "vitest";
import { Budget } from "../../../../kernel/index.ts";
import type { RawTree } from "../grammar.ts";
import { parseText } from "./parse-text.ts";

const root = { type: "program", field: "", start: 0, end: 0, children: [] };

/** Stands in for a grammar that cannot take more than `length` characters; `asked` has the lengths of all texts. */
function weakGrammar(length: number) {
  const asked: number[] = [];
  const grammar = (text: string): RawTree | undefined => {
    asked.push(text.length);
    const error = { start: 5, end: 6, missing: undefined };
    return text.length > length ? undefined : { root, errors: [error], tooDeep: undefined };
  };
  return { asked, grammar };
}

test("a text that is too much for the parser is cut after fewer and fewer mistakes", () => {
  const { asked, grammar } = weakGrammar(20);
  expect(parseText(grammar, "x = ;\n".repeat(500), Budget.unlimited)).toMatchObject({
    tree: { errors: [{ start: 5 }] },
  });
  expect(asked).toEqual([605, 65, 11]);
});

test("a text without certain mistakes is tried once, and its syntax tree is what is too large", () => {
  const { asked, grammar } = weakGrammar(20);
  expect(parseText(grammar, "a b c\n".repeat(500), Budget.unlimited)).toEqual({ ok: false, excess: "syntax-tree" });
  expect(asked).toEqual([3_000]);
});

test.each([
  [101, "syntax-errors"],
  [100, "syntax-tree"],
])("what is too much of a text with %d mistakes is its %s", (mistakes, excess) => {
  const { grammar } = weakGrammar(0);
  const text = `${"x = ;\n".repeat(mistakes)}${"int a;\n".repeat(500)}`;
  expect(parseText(grammar, text, Budget.unlimited)).toEqual({ ok: false, excess });
});

test("a short text is parsed as it is", () => {
  const { asked, grammar } = weakGrammar(2_000);
  parseText(grammar, "x = ;\n".repeat(300), Budget.unlimited);
  expect(asked).toEqual([1_800]);
});
