import { EPSILON } from "../algorithm/pushdown-system.ts";
import type { Saturated } from "./saturated.ts";
import type { Wanted } from "./wanted.ts";

/** The meaning of a written fact, or the name in it that nothing has. */
type FoundFact = { readonly fact: Wanted } | { readonly fact: undefined; readonly name: string };

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

/** A top or a transition. Names may have commas and dashes, too: the first way to divide the text into names counts. */
function elementOf(run: Saturated, text: string, weighed: { readonly weight?: unknown }): FoundFact {
  const names = namesOf(run);
  const inside = /^(?:top|l)?\((.+)\)$/.exec(text)?.[1] ?? text;
  const written = plain(inside);
  const element = text.startsWith("top(")
    ? topIn(written, names)
    : (transitionIn(written, ["–-", "→"], names) ?? transitionIn(written, [",", ","], names));
  return element === undefined ? { fact: undefined, name: inside.trim() } : { fact: { ...element, ...weighed } };
}

type Numbers = ReadonlyMap<string, number>;

interface Names {
  readonly states: Numbers;
  readonly symbols: Numbers;
}

function topIn(written: string, { states, symbols }: Names): Wanted | undefined {
  for (const { state: location, separator } of statesBefore(",", written, states)) {
    const symbol = symbols.get(written.slice(separator + 1));
    if (symbol !== undefined) return { kind: "top", location, symbol };
  }
  return undefined;
}

function transitionIn(
  written: string,
  [first, second]: readonly [first: string, second: string],
  { states, symbols }: Names,
): Wanted | undefined {
  const targets = statesBehind(second, written, states);
  for (const { state: from, separator: begin } of statesBefore(first, written, states))
    for (const { state: to, separator: end } of targets) {
      const symbol = begin < end ? symbols.get(written.slice(begin + 1, end)) : undefined;
      if (symbol !== undefined) return { kind: "transition", from, symbol, to };
    }
  return undefined;
}

/** A state at an end of a text, and where the separator beside it stands. */
interface EndState {
  readonly state: number;
  readonly separator: number;
}

/** The states that a text begins with, shorter names first. */
function statesBefore(separators: string, text: string, states: Numbers): readonly EndState[] {
  return [...states]
    .filter(([name]) => text.startsWith(name) && isOneOf(separators, text[name.length]))
    .map(([name, state]) => ({ state, separator: name.length }))
    .sort((a, b) => a.separator - b.separator);
}

/** The states that a text ends with, longer names first. */
function statesBehind(separators: string, text: string, states: Numbers): readonly EndState[] {
  return [...states]
    .map(([name, state]) => ({ name, state, separator: text.length - name.length - 1 }))
    .filter(({ name, separator }) => text.endsWith(name) && isOneOf(separators, text[separator]))
    .sort((a, b) => a.separator - b.separator);
}

function isOneOf(letters: string, letter: string | undefined): boolean {
  return letter !== undefined && letters.includes(letter);
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

function namesOf({ automaton, system, rules, direction }: Saturated): Names {
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
