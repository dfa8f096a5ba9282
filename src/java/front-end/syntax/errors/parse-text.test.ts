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
  expect(parseText(grammar, "x = ;\n".repeat(500), Budget.unlimited)?.errors).toHaveLength(1);
  expect(asked).toEqual([605, 65, 11]);
});

test("a text without certain mistakes is tried once", () => {
  const { asked, grammar } = weakGrammar(20);
  expect(parseText(grammar, "a b c\n".repeat(500), Budget.unlimited)).toBeUndefined();
  expect(asked).toEqual([3_000]);
});

test("a short text is parsed as it is", () => {
  const { asked, grammar } = weakGrammar(2_000);
  parseText(grammar, "x = ;\n".repeat(300), Budget.unlimited);
  expect(asked).toEqual([1_800]);
});
