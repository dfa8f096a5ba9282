import { EPSILON } from "../algorithm/pushdown-system.ts";
import type { Saturated } from "./saturated.ts";
import type { Wanted } from "./wanted.ts";

/** What a written fact means, or the name in it that nothing has. */
export type FoundFact = { readonly fact: Wanted } | { readonly fact: undefined; readonly name: string };

/**
 * Reads `l(p, g, s) = id`, `(p, g, s)`, `p –g→ s`, `top(p, g)` and `⟨p, a b⟩` as the page writes them, signs typed plainly
 * too. Middle states that no transition has reached yet are made known.
 */
export function findFact(run: Saturated, written: string): FoundFact {
  const text = written
    .trim()
    .replaceAll(/<([^<>]*)>/g, "⟨$1⟩")
    .replaceAll("->", "→");
  const [, location, word] = /^⟨([^,]+),(.*)⟩$/.exec(text) ?? [];
  if (location !== undefined && word !== undefined) return configurationOf(run, location, word);
  const [, left = text, weighed] = /^(.*[)])\s*=\s*(.+)$/.exec(text) ?? [];
  if (weighed === undefined) return elementOf(run, left, {});
  const weight = run.semiring.parse(weighed.trim());
  return weight === undefined ? { fact: undefined, name: weighed } : elementOf(run, left, { weight });
}

/** A top or a transition. */
function elementOf(run: Saturated, text: string, weighed: { readonly weight?: unknown }): FoundFact {
  const names = namesOf(run);
  const inside = /^(?:top|l)?\((.+)\)$/.exec(text)?.[1] ?? text;
  const [, ...ends] = /^(.+?)\s*[–-]\s*(.+)→(.+)$/.exec(text) ?? [];
  const length = text.startsWith("top(") ? 2 : 3;
  const all = ends.length > 0 ? [ends] : divisions(inside);
  for (const division of all.filter((parts) => parts.length === length)) {
    const [first, second, third] = division.map(plain);
    const from = names.states.get(first ?? "");
    const symbol = names.symbols.get(second ?? "");
    if (from === undefined || symbol === undefined) continue;
    if (third === undefined) return { fact: { kind: "top", location: from, symbol, ...weighed } };
    const to = names.states.get(third);
    if (to !== undefined) return { fact: { kind: "transition", from, symbol, to, ...weighed } };
  }
  return { fact: undefined, name: inside.trim() };
}

/** The ways to divide a text at commas in two or three: names may have commas, too. */
function divisions(text: string): readonly (readonly string[])[] {
  const parts = text.split(",");
  const joined = (from: number, to?: number): string => parts.slice(from, to).join(",");
  const found: string[][] = [];
  for (let first = 1; first < parts.length; first++) {
    found.push([joined(0, first), joined(first)]);
    for (let second = first + 1; second < parts.length; second++)
      found.push([joined(0, first), joined(first, second), joined(second)]);
  }
  return found;
}

function configurationOf(run: Saturated, location: string, word: string): FoundFact {
  const names = namesOf(run);
  const at = names.states.get(plain(location));
  if (at === undefined || !run.automaton.isLocation(at)) return { fact: undefined, name: location.trim() };
  const stack: number[] = [];
  for (const name of word.split(/\s+/).filter((each) => each !== "" && each !== "ε")) {
    const symbol = names.symbols.get(name);
    if (symbol === undefined) return { fact: undefined, name };
    stack.push(symbol);
  }
  return { fact: { kind: "configuration", location: at, stack } };
}

function namesOf({ automaton, system, rules, direction }: Saturated) {
  if (direction === "post")
    for (const { kind, to } of rules) if (kind === "push") automaton.middle(to.location, to.symbols[0] ?? EPSILON);
  const states = Array.from({ length: automaton.stateCount }, (_, state) => automaton.stateName(state));
  const symbols = system.symbolNames.map((name, symbol) => [plain(name), symbol] as const);
  return {
    states: new Map(states.map((name, state) => [plain(name), state])),
    symbols: new Map([...symbols, ["ε", EPSILON] as const]),
  };
}

function plain(name: string): string {
  return name.replaceAll(/\s+/g, "");
}
