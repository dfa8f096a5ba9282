import { expect, test } from "vitest";
import { acceptOne, obstacleIn, PAutomaton } from "./p-automaton.ts";
import { EPSILON, PushdownSystem } from "./pushdown-system.ts";
import { minPlusSemiring } from "./semirings/index.ts";

/** A system over p, q and a … with a rule for each text `p a -> q b c [3]`. */
function systemOf(...rules: readonly string[]): PushdownSystem<number> {
  const system = new PushdownSystem(minPlusSemiring);
  for (const [payload, rule] of rules.entries()) {
    const [, from = "", read = "", to = "", written = "", weight = ""] =
      /^(\w+) (\w+) -> (\w+)((?: \w+)*) \[(\d+)\]$/.exec(rule) ?? [];
    const symbols = written
      .split(" ")
      .filter((name) => name !== "")
      .map((name) => system.symbol(name));
    system.addRule(
      { location: system.location(from), symbol: system.symbol(read) },
      { location: system.location(to), symbols },
      Number(weight),
      payload,
    );
  }
  return system;
}

const shown = (system: PushdownSystem<number>): readonly string[] =>
  system.rules().map(({ kind, number, weight, payload }) => `${kind} ${system.showRule(number)} ${weight} ${payload}`);

test("a rule pops, steps or pushes by what it writes", () => {
  expect(shown(systemOf("p a -> q [1]", "p a -> q b [2]", "q b -> p a b [3]"))).toEqual([
    "pop ⟨p, a⟩ → ⟨q, ε⟩ 1 0",
    "step ⟨p, a⟩ → ⟨q, b⟩ 2 1",
    "push ⟨q, b⟩ → ⟨p, a b⟩ 3 2",
  ]);
});

test("rules with the same sides are one, with the better weight and the payload that it came with", () => {
  expect(shown(systemOf("p a -> q b [5]", "p a -> q b [7]", "p a -> p b [9]"))).toEqual([
    "step ⟨p, a⟩ → ⟨q, b⟩ 5 0",
    "step ⟨p, a⟩ → ⟨p, b⟩ 9 2",
  ]);
  expect(shown(systemOf("p a -> q b [5]", "p a -> q b [3]"))).toEqual(["step ⟨p, a⟩ → ⟨q, b⟩ 3 1"]);
});

test("a long right side is split from its top on; rules that begin alike share the symbols", () => {
  const system = systemOf("p a -> q a b c [2]", "p b -> q a b c [4]");
  expect(shown(system)).toEqual([
    "push ⟨q, [a b]⟩ → ⟨q, a b⟩ 0 -1",
    "push ⟨p, a⟩ → ⟨q, [a b] c⟩ 2 0",
    "push ⟨p, b⟩ → ⟨q, [a b] c⟩ 4 1",
  ]);
  expect(system.symbolNames.filter((_, symbol) => system.isSplitSymbol(symbol))).toEqual(["[a b]"]);
  expect(system.findSymbol("[a b]")).toBeUndefined();
});

test("a right side of 100,000 symbols is looked through once or twice, not once for each of them", () => {
  const system = new PushdownSystem(minPlusSemiring);
  const length = 100_000;
  let looks = 0;
  const symbols = new Proxy(
    Array.from({ length }, (_, at) => system.symbol(`s${at}`)),
    {
      get(target, name, receiver) {
        looks++;
        return Reflect.get(target, name, receiver);
      },
    },
  );
  const location = system.location("p");
  system.addRule({ location, symbol: system.symbol("a") }, { location, symbols }, 1);
  expect(system.ruleCount).toBe(length - 1);
  expect(looks).toBeLessThan(4 * length);
});

test("names of long split symbols are abbreviated, and never the same", () => {
  const system = systemOf("p a -> p a b b b b b b b b c d [1]", "p b -> p a c c c c c c c b c d [1]");
  const names = system.symbolNames.filter((_, symbol) => system.isSplitSymbol(symbol));
  expect(names).toContain("[a …9… b]");
  expect(names).toContain("[a …9… b]2");
  expect(names).toContain("[[[[[[[a b] b] b] b] b] b] b]");
  expect(new Set(names).size).toBe(names.length);
});

test("rules of a left side are found in the order in which they were added", () => {
  const system = systemOf("p a -> q b [1]", "q a -> q b [1]", "p a -> q [1]");
  const [p, a] = [system.location("p"), system.symbol("a")];
  const found: number[] = [];
  for (let rule = system.firstRule(p, a); rule !== -1; rule = system.nextRule(rule)) found.push(rule);
  expect(found).toEqual([0, 2]);
  expect([system.firstRule(p, system.symbol("b")), system.firstRule(p, EPSILON)]).toEqual([-1, -1]);
  expect([system.symbolName(EPSILON), system.symbolName(99), system.locationName(99)]).toEqual(["", "?", "?"]);
});

test("states know what they are there for, and have names of their own", () => {
  const system = systemOf("s a -> s b [1]");
  const automaton = new PAutomaton(system);
  const first = automaton.addState("s");
  const second = automaton.addState("s");
  const a = system.symbol("a");
  const middle = automaton.middle(0, a);
  expect(automaton.middle(0, a)).toBe(middle);
  const states = [0, first, second, middle, 99];
  expect(states.map((state) => `${automaton.stateName(state)} ${automaton.stateKind(state)}`)).toEqual([
    "s location",
    "s′ start",
    "s′′ start",
    "⟨s,a⟩ middle",
    "? start",
  ]);
  expect([automaton.middleOf(middle), automaton.middleOf(first)]).toEqual([[0, a], undefined]);
  expect([automaton.stateCount, automaton.locationCount, automaton.isLocation(0), automaton.isLocation(1)]).toEqual([
    4,
    1,
    true,
    false,
  ]);
});

test("the automaton of one configuration accepts its stack; several transitions between states are one", () => {
  const system = systemOf("p a -> p b [1]");
  const [a, b] = [system.symbol("a"), system.symbol("b")];
  const automaton = acceptOne(system, 0, [a, b]);
  expect([1, 2].map((state) => automaton.stateName(state))).toEqual(["s1", "s2"]);
  expect([...automaton.finals]).toEqual([2]);
  expect([automaton.find(0, a, 1), automaton.find(1, b, 2), automaton.find(0, b, 1)]).toEqual([0, 1, -1]);
  expect(automaton.weightOf(automaton.addTransition(0, a, 1, 4))).toBe(0);
  expect(automaton.weightOf(automaton.addTransition(0, b, 1, 4))).toBe(4);
  expect(automaton.weightOf(automaton.addTransition(0, b, 1, 3))).toBe(3);
  expect([...acceptOne(system, 0, []).finals]).toEqual([0]);
  expect(acceptOne(system, 0, [a]).stateName(1)).toBe("s");
});

test("what may not be saturated is told: an ε-transition, or one into a control location", () => {
  const system = systemOf("p a -> q b [1]");
  const a = system.symbol("a");
  const automaton = acceptOne(system, 0, [a]);
  expect(obstacleIn(automaton)).toBeUndefined();
  const entering = automaton.addTransition(2, a, 1);
  expect(obstacleIn(automaton)).toEqual({ transition: entering, problem: "enters-location" });
  const empty = acceptOne(system, 0, [a]);
  const epsilon = empty.addTransition(0, EPSILON, 2);
  expect(obstacleIn(empty)).toEqual({ transition: epsilon, problem: "epsilon" });
  expect([empty.firstEpsilonIn(2), empty.nextEpsilonIn(epsilon), empty.firstEpsilonIn(0)]).toEqual([epsilon, -1, -1]);
});
