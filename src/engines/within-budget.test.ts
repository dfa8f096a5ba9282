import { expect, test } from "vitest";
import { Budget, type InputFile } from "../kernel/index.ts";
import type { RawOptions } from "../options/index.ts";
import { RunSession } from "../session/index.ts";
import { testFrontEnd } from "../testing/front-end.ts";
import { largeProgram } from "../testing/java/large-program.ts";
import { addNumbers } from "../testing/symbolic/symbolic-texts.ts";
import { engineById, engines } from "./index.ts";

const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: () => Promise.resolve() });

/** Every location reads every symbol: each step leads to all others. */
function denseSystem(size: number): string {
  const all = Array.from({ length: size }, (_, index) => index);
  const rules = all.flatMap((p) =>
    all.flatMap((g) => [
      `<p${p}, g${g}> -> <p${(p * 7 + g) % size}, g${(g * 3 + 1) % size} g${p}>`,
      `<p${p}, g${g}> -> <p${(p + g) % size}, g${(g + 1) % size}>`,
      `<p${p}, g${g}> -> <p${(p + 2 * g + 1) % size}, >`,
    ]),
  );
  return `semiring boolean\nstart <p0, g0>\n${rules.join("\n")}\n`;
}

/** A predicate on several lists at once has a base pair for each way to equate its parameters. */
function wideLists(arity: number): string {
  const names = Array.from({ length: arity }, (_, index) => `x${index}`);
  const cells = names.map((name) => `${name} -> node(n${name})`).join(" * ");
  const list = names.join(", ");
  const tails = names.map((name) => `n${name}`).join(", ");
  const steps = names.slice(1).map((name, at) => {
    const others = names.map((other, index) => (index === at ? "m" : other)).join(", ");
    return `  \\/ exists m. one(x${at}, m) * one(m, ${name}) * all(${others})`;
  });
  return `data node { node next; }
pred one(node x, node y) == emp & x = y \\/ exists z. x -> node(z) * one(z, y);
pred all(${names.map((name) => `node ${name}`).join(", ")}) == emp & ${names.map((name) => `${name} = null`).join(" & ")}
  \\/ exists ${tails}. ${cells} * all(${tails})
${steps.join("\n")};
check all(${list}) & x0 != null;
`;
}

/** Methods that call each other in all orders: call strings without end, all of them inside of one step. */
const calls = `class A { public static void main(String[] s) { m0(s); }
${Array.from({ length: 12 }, (_, i) => {
  const callees = Array.from({ length: 8 }, (__, k) => (i + k + 1) % 12);
  return `static void m${i}(Object o) { ${callees.map((callee) => `m${callee}(o);`).join(" ")} }`;
}).join("\n")} }`;

const tree = `class Tree { int key; Tree left; Tree right; Tree up;
  static int count(Tree a, Tree b) { if (a == null) return 0; if (a.key > 3 && a != b) return 1; return count(a.left, b) + count(a.right, b); } }`;
const java = [{ name: "Main.java", text: largeProgram(4) }];
const add = [
  { name: "Main.java", text: addNumbers.java },
  { name: "add.sl", text: addNumbers.sl },
];

const runs: readonly (readonly [name: string, engine: string, files: readonly InputFile[], options: RawOptions])[] = [
  ["entries", "points-to", java, { context: "2-obj" }],
  ["call strings", "points-to", [{ name: "Main.java", text: calls }], { context: "6-call" }],
  ["post*", "pushdown", [{ name: "a.pds", text: denseSystem(12) }], {}],
  ["pre*", "pushdown", [{ name: "a.pds", text: denseSystem(12) }], { direction: "pre" }],
  ["base pairs", "separation", [{ name: "a.sl", text: wideLists(5) }], {}],
  ["as printed", "separation", [{ name: "a.sl", text: wideLists(3) }], { reading: "paper" }],
  ["paths", "symbolic", add, { method: "Main.add(node,node)", depth: 8 }],
  ["lazy", "symbolic", [{ name: "Tree.java", text: tree }], { strategy: "lazy", depth: 3 }],
  ["black-box", "symbolic", [{ name: "Tree.java", text: tree }], { strategy: "black-box", size: 3 }],
  ["relevancy", "relevancy", java, {}],
  ["cloning", "relevancy", java, { pipeline: "both", context: "1-obj" }],
  ["intervals", "data-flow", java, { analysis: "intervals", scope: "program" }],
  ["dead code", "data-flow", java, { analysis: "dead-code" }],
];

/** The clock goes on by a millisecond a look. */
async function runFor(
  milliseconds: number,
  engine: string,
  files: readonly InputFile[],
  options: RawOptions,
  isRecorded = false,
) {
  let looks = 0;
  const budget = new Budget(() => looks++, milliseconds);
  const loaded = await engineById(engine)?.load();
  const started = loaded?.start(files, options, isRecorded, session.compile, budget);
  if (started?.ok !== true) throw new Error(JSON.stringify(started?.errors));
  let advances = 1;
  while (!started.value.advance(1_000_000_000)) advances++;
  const result = started.value.result();
  return { result, looks, advances, stoppedBy: started.value.stoppedBy };
}

test("every engine has a run here", () => {
  const own = new Set(runs.map(([, engine]) => engine));
  expect(engines.map(({ id }) => id).filter((id) => !own.has(id))).toEqual([]);
});

test.each(runs)(
  "%s: ends inside of a step when its time is up, and tells what it has soon after",
  async (_, ...run) => {
    for (const milliseconds of [0, 1, 3, 10]) {
      const { result, looks, stoppedBy } = await runFor(milliseconds, ...run);
      expect(stoppedBy, `${milliseconds} ms`).toEqual({ kind: "timeout", milliseconds });
      expect(result).toBeTypeOf("object");
      expect(looks).toBeLessThan(milliseconds + 110);
    }
  },
);

test.each(runs)("%s: a run that is recorded ends so, too", async (_, ...run) => {
  const { stoppedBy, looks } = await runFor(10, ...run, true);
  expect(stoppedBy).toEqual({ kind: "timeout", milliseconds: 10 });
  expect(looks).toBeLessThan(120);
});

test("a run that its time suffices for is whole", async () => {
  const { stoppedBy, result } = await runFor(1_000_000, "pushdown", [{ name: "a.pds", text: denseSystem(3) }], {});
  expect(stoppedBy).toBeUndefined();
  expect(result).toMatchObject({ metrics: { rules: 27 } });
});
