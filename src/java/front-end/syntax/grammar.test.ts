import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { beforeAll, expect, test } from "vitest";
import { Budget, BudgetSpent } from "../../../kernel/index.ts";
import { runsThisTime } from "../../../testing/seeds.ts";
import { type Grammar, loadGrammar } from "./grammar.ts";

let grammar: Grammar;

beforeAll(async () => {
  const { resolve } = createRequire(import.meta.url);
  const [runtime, java] = await Promise.all([
    readFile(resolve("web-tree-sitter/web-tree-sitter.wasm")),
    readFile(resolve("tree-sitter-java/tree-sitter-java.wasm")),
  ]);
  grammar = await loadGrammar({ runtime, java });
});

/** The types of the nodes at the top. */
function outline(text: string): readonly string[] | undefined {
  return grammar(text, Budget.unlimited)?.root.children.map((node) => node.type);
}

test.runIf(runsThisTime(4, 2))("a text that takes all memory gives no tree, and the next one is read as ever", () => {
  for (let i = 0; i < 3; i++) {
    expect(outline(`class A { void m() {\n${"x = ;\n".repeat(10_000)}`)).toBeUndefined();
    expect(outline("class B {} interface C {}")).toEqual(["class_declaration", "interface_declaration"]);
  }
});

test("3,000 mistakes do not overrun the parser's stack", () => {
  expect(grammar(`class A { void m() {\n${"x = ;\n".repeat(3_000)}`, Budget.unlimited)?.errors).not.toEqual([]);
  expect(outline("class B {}")).toEqual(["class_declaration"]);
});

test("a budget that is spent while the text is parsed ends that, and the next text is read as ever", () => {
  let now = 0;
  const budget = new Budget(() => now++, 20);
  expect(() => grammar(`class A { ${"int m() { return 1; }\n".repeat(10_000)} }`, budget)).toThrow(BudgetSpent);
  expect(now).toBeLessThan(25);
  expect(outline("class B {}")).toEqual(["class_declaration"]);
});
