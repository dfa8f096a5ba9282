import { expect, test } from "vitest";
import { Budget, randomFrom } from "../../../kernel/index.ts";
import { linesOfAbsence } from "../../../testing/absences.ts";
import {
  acceptAll,
  type Configured,
  configuredSystem,
  kindsOfWeights,
} from "../../../testing/pushdown/pushdown-suite.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { EPSILON, type PAutomaton, readPushdown, startPostStar, startPreStar } from "../index.ts";
import { parsePushdownOptions } from "../options.ts";
import { whyNot } from "./index.ts";
import { lackingOf } from "./lacking.ts";
import { Saturated } from "./saturated.ts";
import type { TransitionWanted, Wanted } from "./wanted.ts";

/** main calls id at two places; the call of g stands behind a loop that is never entered. */
const calls = `semiring relevancy
start <p, main>
<p, main> -> <p, id r1>
<p, r1> -> <p, id r2> [const]
<p, id> -> <p, out>
<p, out> -> <p, ε>
<p, dead> -> <p, g r3>
<p, g> -> <p, ε> [any]
`;

function answer(fact: string, direction: "post" | "pre" = "post") {
  const problem = readPushdown({ name: "calls.pds", text: calls });
  const options = parsePushdownOptions({ direction });
  if (!problem.ok || !options.ok) throw new Error(calls);
  return whyNot(problem.value, options.value, fact, Budget.unlimited);
}

test.each([
  [
    "(p, g, ⟨p,g⟩)",
    [
      "✗ (p, g, ⟨p,g⟩)",
      " top 7: ⟨p, dead⟩ ↪ ⟨p, g r3⟩",
      "  ✗ top(p, dead)",
      "   read-top –:",
      "    ✗ (p, dead, s)",
      "   read-top –:",
      "    ✗ (p, dead, ⟨p,id⟩)",
    ],
  ],
  ["⟨p, r3⟩", ["✗ ⟨p, r3⟩", " accept –:", "  ✗ (p, r3, s)", " accept –:", "  ✗ (⟨p,id⟩, r3, s)"]],
  [
    "l(p, out, ⟨p,id⟩) = any",
    ["✗ l(p, out, ⟨p,id⟩) = any", " step 5: ⟨p, id⟩ ↪ ⟨p, out⟩", "  ✗ l(p, id, ⟨p,id⟩) = any"],
  ],
] as const)("post*: %s", (fact, lines) => {
  const found = answer(fact);
  expect(found.ok && found.value.absence ? linesOfAbsence(found.value.absence) : found).toEqual(lines);
});

test.each([
  ["(p,a, b,c-d, q)", "(p,a, b,c-d, q)"],
  ["l(p,a,b,c-d,q) = 1", "l(p,a, b,c-d, q) = 1"],
  ["p,a –b,c-d→ q", "(p,a, b,c-d, q)"],
  ["p,a -b,c-d-> q", "(p,a, b,c-d, q)"],
  ["top(p,a, b,c-d)", "top(p,a, b,c-d)"],
])("names may have commas and dashes: %s", (fact, meant) => {
  const rules = [{ from: ["p,a", "b,c-d"], to: ["q", []] }];
  const text = JSON.stringify({ semiring: "boolean", start: ["start", ["a"]], rules });
  const problem = readPushdown({ name: "commas.pds.json", text });
  const options = parsePushdownOptions({});
  if (!problem.ok || !options.ok) throw new Error(text);
  const found = whyNot(problem.value, options.value, fact, Budget.unlimited);
  expect(found).toMatchObject({ ok: true, value: { absence: { fact: meant } } });
});

test("a long fact of many commas is no fact, and is found to be none", () => {
  expect(answer("a,".repeat(20_000))).toMatchObject({ ok: false, errors: [{ kind: "bad-option" }] });
});

test("pre*: the first symbol of a push rule is read, the second is not", () => {
  const found = answer("(p, dead, s)", "pre");
  expect(found.ok && found.value.absence ? linesOfAbsence(found.value.absence) : found).toEqual([
    "✗ (p, dead, s)",
    " push 7: ⟨p, dead⟩ ↪ ⟨p, g r3⟩; (p, g, p)",
    "  ✗ (p, r3, s)",
  ]);
});

test("what is there is said to be there, and what names nothing is refused", () => {
  expect(answer("(p, id, <p,id>)")).toMatchObject({ ok: true, value: { holds: true, absence: undefined } });
  expect(answer("top(p, out) = const")).toMatchObject({ ok: true, value: { holds: true } });
  expect(answer("p -id-> <p,id>")).toMatchObject({ ok: true, value: { holds: true } });
  expect(answer("<p, r1>")).toMatchObject({ ok: true, value: { holds: true } });
  expect(answer("(p, nothing, s)")).toMatchObject({ ok: false, errors: [{ kind: "bad-option", option: "fact" }] });
});

const systems = kindsOfWeights.flatMap((kind) => share(seedsFrom(9_000, 120), 24).map((seed) => [kind, seed] as const));

test.each(systems.map(([kind, seed]) => ({ kind, seed, name: kind.semiring.name })))(
  "$name, system $seed: with the missing premise the fact is derived, and no premise that is there is called missing",
  ({ kind, seed }) => {
    const random = randomFrom(seed);
    const configured = configuredSystem(seed, kind);
    for (const direction of ["post", "pre"] as const)
      for (let tries = 0; tries < 10; tries++) checkOne(configured, direction, random);
  },
);

/** Looks at one fact that is not there, and derives it from what it lacks. */
function checkOne(configured: Configured, direction: "post" | "pre", random: (count: number) => number): void {
  const run = saturated(configured, direction);
  const fact = randomFact(run, random);
  if (run.holds(fact)) return;
  const all = lackingOf(run, fact);
  for (const premise of all.flatMap(({ holds }) => holds)) expect(run.holds(premise), run.text(premise)).toBe(true);
  const lacking = all.flatMap(({ lacks }) => lacks ?? []);
  for (const premise of lacking) expect(run.holds(premise), run.text(premise)).toBe(false);
  const transitions = lacking.filter((premise) => premise.kind === "transition");
  const chosen = transitions[random(Math.max(1, transitions.length))];
  if (chosen === undefined) return;
  const told = `${run.text(fact)} for want of ${run.text(chosen)}`;
  expect(saturated(configured, direction, chosen).holds(fact), told).toBe(true);
}

/** A transition, a top of stack or a configuration, with a weight or without. */
function randomFact(run: Saturated, random: (count: number) => number): Wanted {
  const { automaton, system } = run;
  const symbols = system.symbolNames.length;
  const rule = run.rules[random(run.rules.length)];
  const weight = random(2) === 0 || rule === undefined ? {} : { weight: rule.weight };
  const location = random(automaton.locationCount);
  const kind = random(4);
  if (kind === 0) return { kind: "top", location, symbol: random(symbols + 1) - 1, ...weight };
  if (kind === 1)
    return { kind: "configuration", location, stack: Array.from({ length: random(3) }, () => random(symbols)) };
  return { kind: "transition", from: location, symbol: random(symbols), to: random(automaton.stateCount), ...weight };
}

/** With `extra`, the rules are applied on until nothing changes. */
function saturated(configured: Configured, direction: "post" | "pre", extra?: TransitionWanted): Saturated {
  const { system, starts } = configured;
  const automaton = acceptAll(system, starts);
  // States have the same numbers in each run.
  for (const { kind, to } of system.rules())
    if (kind === "push") automaton.middle(to.location, to.symbols[0] ?? EPSILON);
  const saturation = (direction === "post" ? startPostStar : startPreStar)(automaton);
  while (!saturation.advance(100));
  if (extra !== undefined) {
    const { from, symbol, to, weight = system.semiring.one } = extra;
    raise(automaton, from, symbol, to, weight);
    while (direction === "post" ? oncePost(automaton) : oncePre(automaton));
  }
  return new Saturated(automaton, direction);
}

function raise(automaton: PAutomaton<unknown>, from: number, symbol: number, to: number, offered: unknown): boolean {
  const { semiring } = automaton.system;
  if (semiring.equals(offered, semiring.zero)) return false;
  const transition = automaton.intern(from, symbol, to);
  const weight = semiring.combine(automaton.weightOf(transition), offered);
  if (semiring.equals(weight, automaton.weightOf(transition))) return false;
  automaton.setWeight(transition, weight);
  return true;
}

/** All rules of post* once, on all transitions; whether anything has changed. */
function oncePost(automaton: PAutomaton<unknown>): boolean {
  const { extend, one } = automaton.system.semiring;
  const all = Array.from({ length: automaton.transitionCount }, (_, at) => ({
    from: automaton.fromOf(at),
    symbol: automaton.symbolOf(at),
    state: automaton.toOf(at),
    weight: automaton.weightOf(at),
  }));
  const joined = all.flatMap((epsilon) =>
    all
      .filter(({ from }) => epsilon.symbol === EPSILON && from === epsilon.state)
      .map((deep) => [epsilon.from, deep.symbol, deep.state, extend(deep.weight, epsilon.weight)] as const),
  );
  const fired = all.flatMap(({ from, symbol, state, weight }) =>
    automaton.system
      .rules()
      .filter((rule) => rule.from.location === from && rule.from.symbol === symbol)
      .flatMap(({ kind, to, weight: factor }) => {
        const [first = EPSILON, second = EPSILON] = to.symbols;
        const value = extend(weight, factor);
        if (kind !== "push") return [[to.location, first, state, value] as const];
        const middle = automaton.middle(to.location, first);
        return [[to.location, first, middle, one] as const, [middle, second, state, value] as const];
      }),
  );
  return [...joined, ...fired].map((transition) => raise(automaton, ...transition)).includes(true);
}

/** All rules of pre* once. */
function oncePre(automaton: PAutomaton<unknown>): boolean {
  const { system } = automaton;
  const { extend } = system.semiring;
  let isChanged = false;
  const readers = (state: number, symbol: number | undefined): readonly number[] =>
    Array.from({ length: automaton.transitionCount }, (_, at) => at).filter(
      (at) => automaton.fromOf(at) === state && automaton.symbolOf(at) === symbol,
    );
  for (const { from, to, weight } of system.rules()) {
    let ends: readonly (readonly [state: number, weight: unknown])[] = [[to.location, weight]];
    for (const symbol of to.symbols)
      ends = ends.flatMap(([state, sofar]) =>
        readers(state, symbol).map((at) => [automaton.toOf(at), extend(sofar, automaton.weightOf(at))] as const),
      );
    for (const [state, value] of ends)
      isChanged = raise(automaton, from.location, from.symbol, state, value) || isChanged;
  }
  return isChanged;
}
