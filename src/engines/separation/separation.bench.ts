import { Budget } from "../../kernel/index.ts";
import { counter } from "../../testing/separation/counters.ts";
import { LeastFixedPoint } from "./algorithm/least-fixed-point/least-fixed-point.ts";
import { decideAll } from "./algorithm/satisfiability/decide-all.ts";
import { SatisfiabilityChecker } from "./algorithm/satisfiability/satisfiability.ts";
import { readSpecification, type Specification } from "./algorithm/syntax/index.ts";

/**
 * Satisfiability of symbolic heaps: how its time grows with the number of predicates, their arity, and the conjuncts of the
 * formula; then a length constraint with a large constant, and Algorithm 1 on tll. Medians of several runs, reading left
 * out, each run with a checker of its own.
 */
const repetitions = 9;

console.log("predicates | arity | conjuncts | milliseconds (median, worst) | verdict");
for (const predicates of [5, 10, 20, 40]) report(predicates, 2, 20);
for (const arity of [1, 2, 3, 4]) report(20, arity, 20);
for (const conjuncts of [5, 10, 20, 40, 80]) report(20, 2, conjuncts);

const length = `data node { node next; }
pred ls(x, n) == emp & x = null & n = 0 \\/ exists y, m. x -> node(y) * ls(y, m) & n = m + 1;
`;
for (const check of ["check ls(x, n) & n = 320001 & x = null;", "check ls(x, n) & n = 320001;"]) {
  const { median, verdict } = measure(specificationOf(length + check), 3);
  console.log(`${check} ${median.toFixed(1)} ms, ${verdict}`);
}

const tll = `data tree { tree left; tree right; tree next; }
pred tll(tree x, tree ll, tree lr) == x -> tree(null, null, lr) & x = ll
  \\/ exists l, r, z. x -> tree(l, r, _) * tll(l, ll, z) * tll(r, z, lr);`;
for (const reading of ["paper", "canonical"] as const) {
  const specification = specificationOf(tll);
  const times = Array.from({ length: 3 }, () => {
    const { basePairs } = new SatisfiabilityChecker(specification.definitions);
    const start = performance.now();
    const lfp = new LeastFixedPoint(basePairs, reading, { maxIterations: 6, maxDisjuncts: 5_000 });
    while (!lfp.advance());
    return performance.now() - start;
  });
  console.log(`Algorithm 1 on tll, ${reading}: ${medianOf(times).toFixed(1)} ms`);
}

for (const by of ["recursion", "circuit"] as const) {
  const bits = Array.from({ length: 20 }, (_, index) => index + 1);
  const answers = bits.map((count) => {
    const start = performance.now();
    const budget = new Budget(() => performance.now(), 3_000);
    const verdict = decideAll(specificationOf(counter(count, by)), budget)[0]?.verdict;
    return { count, verdict, milliseconds: performance.now() - start };
  });
  const open = answers.filter(({ verdict }) => verdict === "unknown").length;
  const total = answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  console.log(`counters of 1 to 20 bits by ${by}: ${total.toFixed(0)} ms together, ${open} unknown`);
}

function report(predicates: number, arity: number, conjuncts: number): void {
  const { median, worst, verdict } = measure(specificationOf(listsAndTrees(predicates, arity, conjuncts)), repetitions);
  console.log([predicates, arity, conjuncts, `${median.toFixed(1)}, ${worst.toFixed(1)}`, verdict].join(" | "));
}

/** Lists and trees that call each other, and a formula over as many variables as conjuncts. */
function listsAndTrees(predicates: number, arity: number, conjuncts: number): string {
  const others = Array.from({ length: arity - 1 }, (_, index) => `p${index}`);
  const parameters = ["x", ...others].map((name) => `c ${name}`).join(", ");
  const call = (predicate: number, root: string): string =>
    `P${predicate % predicates}(${[root, ...others].join(", ")})`;
  const definitions = Array.from({ length: predicates }, (_, index) => {
    const end = others.length === 0 ? "null" : `p${index % others.length}`;
    const body =
      index % 2 === 0
        ? `exists n. x -> c(n, null) * ${call(index, "n")}`
        : `exists l, r. x -> c(l, r) * ${call(index, "l")} * ${call(index + 1, "r")}`;
    return `pred P${index}(${parameters}) == emp & x = ${end} \\/ ${body};`;
  });
  const variable = (index: number): string => `v${index % Math.max(2, Math.ceil(conjuncts / 2))}`;
  const formula = Array.from({ length: conjuncts }, (_, index) =>
    index % 4 === 3
      ? `${variable(index)} != ${variable(index + 1)}`
      : `P${index % predicates}(${Array.from({ length: arity }, (__, place) => variable(index + place)).join(", ")})`,
  );
  return ["data c { c left; c right; }", ...definitions, `check ${formula.join(" * ")};`].join("\n");
}

function measure(specification: Specification, times: number) {
  const [query] = specification.checks;
  if (query === undefined) throw new Error("no check");
  let verdict = "";
  const runs = Array.from({ length: times }, () => {
    const start = performance.now();
    verdict = new SatisfiabilityChecker(specification.definitions).decide(query).verdict;
    return performance.now() - start;
  });
  return { median: medianOf(runs), worst: Math.max(...runs), verdict };
}

function specificationOf(text: string): Specification {
  const read = readSpecification("bench.sl", text);
  if (!read.ok) throw new Error("the text cannot be read");
  return read.value;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
