import { expect, test } from "vitest";
import { acceptingPaths } from "../../../../testing/pushdown/accepting-paths.ts";
import { universe } from "../../../../testing/pushdown/explore-pushdown.ts";
import { acceptAll } from "../../../../testing/pushdown/pushdown-suite.ts";
import { randomPushdown } from "../../../../testing/pushdown/random-pushdown.ts";
import { stackLanguage } from "../../../../testing/pushdown/stack-language.ts";
import { buildProblem, type PAutomaton, parseStackPattern, readOut, readPushdown, startPostStar } from "../../index.ts";
import { booleanSemiring } from "../semirings/index.ts";
import { type LabeledEdge, languageBetween } from "./elimination.ts";
import { symbol } from "./regular-expression.ts";

function saturated(text: string): PAutomaton<unknown> {
  const problem = readPushdown({ name: "system.pds", text });
  if (!problem.ok) throw new Error("text");
  const saturation = startPostStar(buildProblem(problem.value));
  while (!saturation.advance(100));
  return saturation.automaton;
}

function languageOf(automaton: PAutomaton<unknown>, location: string, symbol: string): string | undefined {
  const { system } = automaton;
  return stackLanguage(automaton, system.findLocation(location) ?? -1, system.findSymbol(symbol) ?? -1)?.text;
}

test("recursion leaves a star of its return point", () => {
  const automaton = saturated("start <v, main>\n<v, main> -> <v, f r1>\n<v, f> -> <v, f r2>\n<v, f> -> <w, f>");
  expect(languageOf(automaton, "w", "f")).toBe("r2* r1");
  expect(languageOf(automaton, "v", "main")).toBe("ε");
  expect(languageOf(automaton, "w", "main")).toBe("∅");
});

test("two call sites are a choice", () => {
  const automaton = saturated("start <v, main>\n<v, main> -> <v, f r1>\n<v, main> -> <v, f r2>\n<v, f> -> <v, g r3>");
  expect(languageOf(automaton, "v", "g")).toBe("r3 (r1 | r2)");
});

test("the expression describes exactly the stacks that the automaton accepts, on random systems", () => {
  let words = 0;
  for (let seed = 1; seed <= 60; seed++) words += wordsThatAgree(seed);
  expect(words).toBeGreaterThan(200);
});

/** How many stacks the automaton of a random system accepts, each of them described by its expression. */
function wordsThatAgree(seed: number): number {
  const random = randomPushdown(seed, booleanSemiring, [1]);
  const automaton = acceptAll(random.system, random.starts);
  const saturation = startPostStar(automaton);
  while (!saturation.advance(100));
  let words = 0;
  for (const { location, stack } of universe(random, 4)) {
    const [top, ...below] = stack;
    const language = top === undefined ? undefined : stackLanguage(automaton, location, top)?.text;
    const isDescribed = readable(language)?.test(wordOf(below.map((symbol) => random.system.symbolName(symbol))));
    if (isDescribed === undefined) continue;
    const isAccepted = acceptingPaths(automaton, location, stack).next().done !== true;
    if (isAccepted) words++;
    const where = `seed ${seed}, ${random.system.showConfiguration(location, stack)}: ${language}`;
    expect(isDescribed, where).toBe(isAccepted);
  }
  return words;
}

/** As a JavaScript expression; undefined when it is too long or names a symbol that splits a right side. */
function readable(language: string | undefined): RegExp | undefined {
  if (language === "∅") return /$^x/;
  return language === undefined || language.includes("[") ? undefined : toRegExp(language);
}

/** `g0 (g1 | ε)*` as a JavaScript expression over `<g0><g1>`. */
function toRegExp(text: string): RegExp {
  const body = text
    .replaceAll(/[^\s()|*ε]+/g, (name) => `(?:<${name}>)`)
    .replaceAll("ε", "(?:)")
    .replaceAll(/\s+/g, "");
  return new RegExp(`^(?:${body})$`);
}

function wordOf(symbols: readonly string[]): string {
  return symbols.map((name) => `<${name}>`).join("");
}

test("states with the fewest ways through them go first, those that come first of several: the expression stays short", () => {
  const edge = (from: number, to: number, name: string): LabeledEdge => ({ from, to, label: symbol(name) });
  const between = (...edges: readonly LabeledEdge[]): string | undefined => languageBetween(0, 9, edges)?.text;
  // Through 1 lead four ways, through 2 and 3 one.
  const crossing = [
    edge(0, 1, "a"),
    edge(0, 2, "b"),
    edge(2, 1, "c"),
    edge(1, 3, "d"),
    edge(1, 9, "e"),
    edge(3, 9, "f"),
  ];
  expect(between(...crossing)).toBe("(a | b c) (d f | e)");
  expect(between(edge(0, 1, "a"), edge(1, 1, "b"), edge(1, 9, "c"))).toBe("a b* c");
  expect(between(edge(0, 1, "a"), edge(1, 2, "b"), edge(2, 1, "c"), edge(2, 9, "d"))).toBe("a b (c b)* d");
  expect(between(edge(0, 1, "a"), edge(2, 9, "b"))).toBe("∅");
});

test("an expression that is too long to be read is given up", () => {
  const states = Array.from({ length: 12 }, (_, index) => index + 10);
  const all = states.flatMap((from) => states.map((to) => ({ from, to, label: symbol(`g${from}to${to}`) })));
  const ends = [
    { from: 0, to: 10, label: symbol("a") },
    { from: 21, to: 9, label: symbol("b") },
  ];
  expect(languageBetween(0, 9, [...all, ...ends])).toBeUndefined();
});

test("a regular target combines the configurations that fit it", () => {
  const automaton = saturated(
    "semiring min-plus\nstart <v, main>\n<v, main> -> <v, f r1> [1]\n<v, f> -> <v, f r2> [2]\n<v, f> -> <v, g> [5]",
  );
  const weight = (pattern: string): unknown => {
    const parsed = parseStackPattern(pattern);
    if (!parsed.ok) throw new Error(pattern);
    return readOut(automaton, "deep-first", 0, parsed.value);
  };
  expect(weight("f .*")).toBe(1);
  expect(weight("f r2+ r1")).toBe(3);
  expect(weight("g r2 r2 r1")).toBe(10);
  expect(weight("g (r2 r2)+ r1 | main")).toBe(0);
  expect(weight("r1")).toBe(Number.POSITIVE_INFINITY);
  expect(parseStackPattern("( f").ok).toBe(false);
  expect(parseStackPattern("*").ok).toBe(false);
});
