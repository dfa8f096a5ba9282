import { expect, test } from "vitest";
import { Budget, randomFrom } from "../../../../kernel/index.ts";
import { isLongRun, seedsFrom, share } from "../../../../testing/seeds.ts";
import { counter } from "../../../../testing/separation/counters.ts";
import { concreteOf, specificationOf } from "../../../../testing/separation/separation.ts";
import { checkModel, SatisfiabilityChecker } from "../../index.ts";
import { decideAll } from "../satisfiability/decide-all.ts";
import { defaultSatLimits } from "../satisfiability/satisfiability.ts";
import { Nullness } from "./nullness.ts";

const bits = Array.from({ length: 20 }, (_, index) => index + 1);

test.each(["recursion", "circuit"] as const)("counters of 1 to 20 bits by %s reach their highest number", (by) => {
  for (const count of bits) {
    const [answer] = decideAll(specificationOf(counter(count, by)), Budget.unlimited);
    expect(answer?.verdict, `${count} bits`).toBe("sat");
    expect(answer?.model?.heap).toEqual([]);
    expect(Object.values(answer?.model?.variables ?? {}), `${count} bits`).not.toContain(null);
  }
});

test.each(["recursion", "circuit"] as const)("after a number comes one other number, in a counter by %s", (by) => {
  const names = (name: string): string => bits.map((bit) => `${name}${bit}`).join(", ");
  const twoLower = "a1 = null & b1 = null & c1 != null & d1 != null";
  const check = `succ20(${names("a")}, ${names("b")})`;
  const next = `succ20(${names("a")}, ${names("c")}) * succ20(${names("c")}, ${names("d")})`;
  const verdictOf = (formula: string): string | undefined =>
    decideAll(specificationOf(counter(20, by, formula)), Budget.unlimited)[0]?.verdict;
  expect(verdictOf(`${check} & a1 = null & b1 = null`)).toBe("unsat");
  expect(verdictOf(`${check} & a1 = null & b1 != null`)).toBe("sat");
  expect(verdictOf(`${next} & ${twoLower}`.replace("b1 = null & ", ""))).toBe("unsat");
  expect(verdictOf(`${next} * Q(${names("d")}) & a1 != null & d20 != null`)).toBe("sat");
});

test("one check about nulls and one about cells: each is decided by its own method", () => {
  const text = `${counter(20, "circuit")}
pred ls(c x) == emp & x = null \\/ exists n. x -> c(n) * ls(n);
check ls(a) & a != null;`;
  expect(decideAll(specificationOf(text), Budget.unlimited).map(({ verdict }) => verdict)).toEqual(["sat", "sat"]);
});

const seeds = share(seedsFrom(1, 3_000), 300);

test(`${seeds.length} random formulas without cells: base pairs say the same, and the model checker of every model and of every stack`, () => {
  const counts = { sat: 0, unsat: 0 };
  /** Formulas with more base pairs than the test waits for. */
  let tooLong = 0;
  for (const seed of seeds) {
    const text = randomFormula(seed);
    const { definitions, checks } = specificationOf(text);
    const [query] = checks;
    if (query === undefined) throw new Error("no check");
    const answer = new Nullness(definitions, Budget.unlimited).decide(query);
    if (answer === undefined) throw new Error(`not applied: ${text}`);
    counts[answer.verdict]++;
    let looks = 0;
    const budget = new Budget(() => looks++, 300);
    const { verdict } = new SatisfiabilityChecker(definitions, { ...defaultSatLimits, budget }).decide(query);
    if (verdict === "unknown") tooLong++;
    else expect(verdict, `seed ${seed}\n${text}`).toBe(answer.verdict);
    const most = 2_000;
    if (answer.verdict === "sat")
      expect(checkModel(query, definitions, concreteOf(answer.model), most), `seed ${seed}`).not.toBe("rejected");
    else
      for (let stack = 0; stack < 2 ** query.free.length; stack++) {
        const values = query.free.map(({ name }, bit) => [name, ((stack >> bit) & 1) === 1 ? "o" : null] as const);
        const judged = checkModel(query, definitions, { cells: new Map(), stack: new Map(values) }, most);
        expect(judged, `seed ${seed}\n${text}`).not.toBe("accepted");
      }
  }
  expect(tooLong).toBeLessThan(seeds.length / 2);
  // A share is too small to have much of both.
  if (isLongRun) expect(Math.min(counts.sat, counts.unsat)).toBeGreaterThan(seeds.length / 10);
});

/** Predicates over seven references, recursive in every way, that compare with null and by equality. */
function randomFormula(seed: number): string {
  const random = randomFrom(seed);
  const pick = (list: readonly string[]): string => list[random(list.length)] ?? "";
  const width = 7;
  const own = Array.from({ length: width }, (_, index) => `p${index}`);
  const predicates = Array.from({ length: 1 + random(3) }, (_, index) => `R${index}`);
  const body = (names: readonly string[], calls: number, facts: number): string => {
    const value = (): string => pick([...names, ...names, "null"]);
    const called = Array.from({ length: calls }, () => {
      const args = Array.from({ length: width }, (_, at) => (random(2) === 0 ? (names[at] ?? "null") : value()));
      return `${pick(predicates)}(${args.join(", ")})`;
    });
    const said = Array.from({ length: facts }, () => {
      const relation = random(3);
      if (relation === 0) return `${pick(names)} = ${pick(names)}`;
      return `${pick(names)} ${relation === 1 ? "=" : "!="} null`;
    });
    return [["emp", ...called].join(" * "), ...said].join(" & ");
  };
  const definitions = predicates.map((name) => {
    const rules = Array.from({ length: 2 + random(3) }, (_, index) => {
      const bound = ["u", "v", "w"].slice(0, random(4));
      const prefix = bound.length === 0 ? "" : `exists ${bound.join(", ")}. `;
      return prefix + body([...own, ...bound], index === 0 ? 0 : random(3), 2 + random(5));
    });
    return `pred ${name}(${own.map((each) => `c ${each}`).join(", ")}) == ${rules.join("\n  \\/ ")};`;
  });
  return [
    "data c { c next; }",
    ...definitions,
    `check ${body(["a", "b", "d", "e"], 1 + random(2), 2 + random(3))};`,
  ].join("\n");
}
