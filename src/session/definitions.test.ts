import { expect, test } from "vitest";
import { testFrontEnd } from "../testing/front-end.ts";
import { execute } from "./commands.ts";
import { RunSession } from "./run-session.ts";

const program = {
  name: "A.java",
  text: `class A { static Object id(Object o) { return o; }
  public static void main(String[] a) { Object x = id(new A()); Object y = id("s"); } }`,
};

const selector = {
  name: "own.sel",
  text: "selector by-call\nstatic(c, l) = last(1, c ++ l)\ninstance(c, l) = last(1, c ++ l)\n",
};

async function answer(command: string, files: readonly { name: string; text: string }[], options: object) {
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined });
  return execute(session, { command, files, options: { ...options } });
}

test("an option of definitions may name an entry of the files, which is then no part of the program", async () => {
  const own = await answer("pta", [program, selector], { context: "own.sel", heap: 0 });
  const builtIn = await answer("pta", [program], { context: "1-call", heap: 0 });
  if (!own.ok || !builtIn.ok) throw new Error(JSON.stringify([own, builtIn]));
  const [ofOwn, ofBuiltIn] = [own.value, builtIn.value].map((each) => (each.kind === "json" ? { ...each.value } : {}));
  expect(ofOwn).toMatchObject({ ...ofBuiltIn, options: expect.anything(), notes: expect.anything() });
  expect(JSON.stringify(ofOwn)).toContain("Selector by-call: no context of a method is longer than 1");
});

test("a definition is a text, too, and a table takes several", async () => {
  const text = await answer("pta", [program], { context: selector.text });
  expect(text.ok).toBe(true);
  const table = await answer("table", [program, selector], { selectors: "ci,own.sel", format: "csv" });
  if (!table.ok || table.value.kind !== "text") throw new Error(JSON.stringify(table));
  expect(table.value.text).toMatch(/^ci,0,.*\nby-call,0,/m);
});

test("an analysis of data flow and a semiring may be entries of the files, or texts", async () => {
  const text =
    "analysis own\nvalues even odd any\nmeet(a, b) = any\nconstant(n) = even\nunknown = any\nbinary(op, a, b) = any\n";
  const flow = await answer("flow", [program, { name: "own.flow", text }], { analysis: "own.flow" });
  expect(flow).toEqual(await answer("flow", [program], { analysis: text }));
  expect(JSON.stringify(flow)).toContain("Analysis own: ⊔ is not idempotent: even ⊔ even = any, even = even.");
  const system = { name: "a.pds", text: "semiring boolean\nstart <p, a>\n<p, a> -> <q, a> [2]\n" };
  const semiring = {
    name: "own.semiring",
    text: "semiring own\nvalues number\ncombine(a, b) = min(a, b)\nextend(a, b) = a + b\nzero = inf\none = 0\n",
  };
  const post = await answer("post", [system, semiring], { semiring: "own.semiring" });
  expect(JSON.stringify(post)).toContain('"semiring":"own"');
  expect(await answer("post", [system], { semiring: "best" })).toMatchObject({ errors: [{ option: "semiring" }] });
});

test("a mistake is in the file of the definition", async () => {
  const wrong = { ...selector, text: "selector own\nstatic(c) = d\ninstance(c) = c" };
  expect(await answer("trace", [program, wrong], { context: "own.sel" })).toMatchObject({
    errors: [{ kind: "unknown-name", name: "d", span: { file: "own.sel", start: { line: 2, column: 13 } } }],
  });
  expect(await answer("pta", [program], { context: "gone.sel" })).toMatchObject({
    errors: [{ kind: "unknown-selector", spec: "gone.sel" }],
  });
});
