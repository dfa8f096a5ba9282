import { methodForms, methodPattern, type Named, NONE, type SectionNames } from "../../../trace/index.ts";
import type { PushdownSymbols, StateSymbol } from "./symbols.ts";

type Tables = Pick<PushdownSymbols, "states" | "stackSymbols" | "rules" | "pushdown">;

/** The final state of an automaton that accepts one configuration, of one symbol. */
export const oneFinal: Named = { name: "s", forms: ["final"] };

/** `C.m(int)/x`: a variable with its method. */
const owned = new RegExp(`^(${methodPattern.source})/(.+)$`, "s");

/**
 * Middle states, variables with their methods, methods; the one final state of the start only where a state is written. A
 * configuration `⟨p, a⟩` is none: its names are found one by one.
 */
const pattern = new RegExp(
  `⟨[^⟨⟩]+⟩|${methodPattern.source}/[^\\s,()⟨⟩\`]+|${methodPattern.source}|(?<=, |\\bW\\()[\\w$]+(?=\\))`,
);

/**
 * The things of a saturation: stack symbols, control locations, middle states and those of the start. Which middle states there
 * may be is known from the rules, so that a name is the same before and after another one comes.
 */
export function namesOf(tables: () => Tables): SectionNames {
  return {
    pattern,
    get count() {
      const { states, stackSymbols } = tables();
      return states.length + stackSymbols.length;
    },
    things() {
      const { states, stackSymbols } = tables();
      const finals = states.filter(({ kind, isFinal }) => kind === "start" && isFinal);
      const stateThings = states.map((state) => ({
        name: state.name,
        forms: finals.length === 1 && state === finals[0] ? oneFinal.forms : stateForms(state, tables()),
      }));
      const known = new Set(states.map(({ name }) => name));
      // A symbol that is called as a state is has no shorter name in any case.
      const symbols = stackSymbols.filter((name) => !known.has(name));
      return [
        ...stateThings,
        ...middlesOf(tables()).filter(({ name }) => !known.has(name)),
        ...symbols.map((name): Named => ({ name, forms: methodForms(name) })),
      ];
    },
  };
}

/** The middle states that post* may add: one for what each push rule writes on top. */
function middlesOf({ rules, pushdown, states, stackSymbols }: Tables): readonly Named[] {
  if (pushdown[0]?.direction === "pre") return [];
  return rules.flatMap(({ to: { location, symbols } }) => {
    const [top, below] = symbols;
    if (top === undefined || below === undefined) return [];
    const [p, a] = [states[location]?.name ?? "?", stackSymbols[top] ?? "?"];
    return [{ name: `⟨${p},${a}⟩`, forms: middleForms(p, a) }];
  });
}

function stateForms({ name, middle: [location, symbol] }: StateSymbol, { states, stackSymbols }: Tables): string[] {
  if (location === NONE) return locationForms(name);
  return middleForms(states[location]?.name ?? "?", stackSymbols[symbol] ?? "?");
}

/** `x`, `m.x`, `C.m.x` of `C.m(int)/x`. */
function locationForms(name: string): string[] {
  const [, owner, own] = owned.exec(name) ?? [];
  if (owner === undefined || own === undefined) return [];
  return [own, ...methodForms(owner).map((method) => `${method}.${own}`)];
}

/** `x·m`: the variable is the method’s own, or of all methods. */
function middleForms(location: string, symbol: string): string[] {
  const own = location.startsWith(`${symbol}/`) ? location.slice(symbol.length + 1) : location;
  return [...methodForms(symbol), symbol].map((method) => `${own}·${method}`);
}
