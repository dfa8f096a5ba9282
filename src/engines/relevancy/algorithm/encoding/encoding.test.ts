import { expect, test } from "vitest";
import { Budget } from "../../../../kernel/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { relevancyIn, weightsIn } from "../../../../testing/relevancy/relevancy.ts";
import { startRelevancy } from "../../analysis.ts";
import { parseOptions } from "../../options.ts";
import { Encoding } from "./encoding.ts";

const program = await compileJava(
  `class A { static int g; static int h; static void set(int n) { g = n; } static int get() { return g; }
static void main() { int s = Symbolic.integer(); set(s); int x = get(); h = 1; int y = h; } }`,
);

test("split globals: what a callee writes comes up to the entry method and goes down to who reads it", () => {
  const paper = relevancyIn(program, { encoding: "paper" });
  const split = relevancyIn(program, { encoding: "split" });
  for (const result of [paper, split])
    expect(weightsIn(result, "A.main()")).toEqual({ s: "any", x: "any", y: "const" });
  const rules = split.wdg.edges.flatMap(({ rule, pushdownRule }) =>
    /^(global|static)/.test(rule) && pushdownRule.includes("A.g") ? [`${rule}: ${pushdownRule}`] : [],
  );
  expect(rules).toEqual([
    "static-store: ⟨A.set(int)/n, A.set(int)⟩ → ⟨A.g↑, A.set(int)⟩",
    "static-load: ⟨A.g, A.get()⟩ → ⟨A.get()/$1, A.get()⟩",
    "global-exit: ⟨A.g↑, A.set(int)⟩ → ⟨A.g↑, ε⟩",
    "global-result: ⟨A.g↑, r2b⟩ → ⟨A.g↑, A.main()⟩",
    "global-entry: ⟨A.g, A.main()⟩ → ⟨A.g, A.get() r2c⟩",
  ]);
  // ⟨A.g↑, A.main()⟩ → ⟨A.g, A.main()⟩, and the same for A.h
  expect(split.rules).toBe(paper.rules + 2);
});

test("a small program is encoded as the paper has it", () => {
  expect(relevancyIn(program, {}).rules).toBe(relevancyIn(program, { encoding: "paper" }).rules);
});

test("each rule is new once, turns are told of only then, and places are known by their numbers", () => {
  const options = parseOptions({});
  const run = options.ok ? startRelevancy(program, options.value, false, Budget.unlimited) : options;
  if (!run.ok) throw new Error("a run that does not start");
  while (!run.value.advance(1_000));
  const built = run.value.saturating?.built;
  if (built === undefined) throw new Error("a run without a graph");
  const encoding = new Encoding(built.graph, built.graph.method(built.entry));
  const told: { readonly rule: number; readonly kind: string; readonly isNew: boolean }[] = [];
  while (!encoding.advance(3, undefined, (_, rule, kind, isNew) => told.push({ rule, kind, isNew })));
  const fresh = told.filter(({ isNew }) => isNew).map(({ rule }) => rule);
  expect(fresh).toEqual([...Array(encoding.system.ruleCount).keys()]);
  expect(told.filter(({ kind, isNew }) => kind === "encode-turn" && !isNew)).toEqual([]);
  expect(told.filter(({ kind }) => kind === "encode-turn")).toHaveLength(2);
  expect(built.graph.places.map(({ id }) => id)).toEqual([...built.graph.places.keys()]);
});
