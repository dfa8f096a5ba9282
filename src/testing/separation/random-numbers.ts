import { randomFrom } from "../../kernel/index.ts";

/** A rule of a predicate `P(x, n, m)`: the calls it makes, each with terms for n and m, and constraints on the numbers. */
interface NumberRule {
  readonly cell: boolean;
  readonly own: readonly string[];
  readonly calls: readonly { readonly predicate: string; readonly terms: readonly NumberTerm[] }[];
  readonly guards: readonly { readonly relation: string; readonly left: NumberTerm; readonly right: NumberTerm }[];
}

/** Names, with a constant added. */
interface NumberTerm {
  readonly names: readonly string[];
  readonly constant: number;
}

interface NumberPredicate {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly rules: readonly NumberRule[];
}

/** What a predicate says of its root (whether it is null) and of its numbers. */
interface NumberFact {
  readonly isNull: boolean;
  readonly numbers: readonly number[];
}

export interface NumberPredicates {
  /** The definitions as text. */
  readonly text: string;
  readonly names: readonly string[];
  /** Facts of a predicate that derivations of few rules have: not all there are. */
  readonly factsOf: (predicate: string) => readonly NumberFact[];
}

/** Numbers of a fact that are further from zero than this are not followed. */
const FARTHEST = 4;
const range = Array.from({ length: 2 * FARTHEST + 1 }, (_, index) => index - FARTHEST);

/**
 * One or two random predicates on lists or trees with `arity` numbers, and what derivations of few rules say of them, found by trying
 * all numbers near zero.
 */
export function randomNumbers(seed: number, arity: 1 | 2): NumberPredicates {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const names = ["P", "Q"].slice(0, 1 + random(2));
  const parameters = ["n", "m"].slice(0, arity);
  const constant = (): number => pick([0, 0, 1, 1, -1, 2, 3, -2]);
  const some = (of: readonly string[], most: number): NumberTerm => ({
    names: Array.from({ length: random(most + 1) }, () => pick(of)),
    constant: constant(),
  });
  const guard = (of: readonly string[]) => ({
    relation: pick(["=", "=", "<=", "<", "!=", ">="]),
    left: { names: [pick(of)], constant: 0 },
    right: some(of, 1),
  });
  const base = (): NumberRule => ({
    cell: random(4) === 0,
    own: [],
    calls: [],
    guards: parameters.slice(random(2) === 0 ? 1 : 0).map(() => guard(parameters)),
  });
  const step = (): NumberRule => {
    const count = arity === 1 ? 1 + random(2) : 1;
    const own = ["a", "b", "c", "d"].slice(0, random(3) === 0 ? 0 : count * arity);
    const calls = Array.from({ length: count }, (_, place) => ({
      predicate: pick(names),
      terms: parameters.map((parameter, index): NumberTerm => {
        const name = own[place * arity + index];
        if (name !== undefined) return { names: [name], constant: 0 };
        return pick([
          { names: [parameter], constant: pick([-1, -1, 1, 0, -2]) },
          { names: [parameter], constant: -1 },
          { names: [], constant: constant() },
        ]);
      }),
    }));
    const sums =
      own.length === 0
        ? []
        : [
            {
              relation: "=",
              left: { names: ["n"], constant: 0 },
              right: { names: own.slice(0, count), constant: pick([0, 1, 1, 2]) },
            },
          ];
    const further = random(3) === 0 ? [guard([...parameters, ...own])] : [];
    return { cell: true, own, calls, guards: [...sums, ...further] };
  };
  const predicates = names.map(
    (name): NumberPredicate => ({
      name,
      parameters,
      rules: [...Array.from({ length: 1 + random(2) }, base), ...Array.from({ length: 1 + random(2) }, step)],
    }),
  );
  const facts = factsOf(predicates, 3);
  return {
    text: ["data c { c left; c right; }", ...predicates.map(printed)].join("\n"),
    names,
    factsOf: (predicate) => [...(facts.get(predicate)?.values() ?? [])],
  };
}

function printed({ name, parameters, rules }: NumberPredicate): string {
  const bodies = rules.map(({ cell, own, calls, guards }) => {
    const roots = calls.map((_, place) => `y${place}`);
    const bound = [...roots, ...own];
    const spatial = [
      cell ? `x -> c(${[0, 1].map((place) => roots[place] ?? "null").join(", ")})` : "emp",
      ...calls.map(({ predicate, terms }, place) => `${predicate}(y${place}, ${terms.map(textOf).join(", ")})`),
    ].join(" * ");
    const pure = [
      ...(cell ? [] : ["x = null"]),
      ...guards.map(({ relation, left, right }) => `${textOf(left)} ${relation} ${textOf(right)}`),
    ];
    return `${bound.length === 0 ? "" : `exists ${bound.join(", ")}. `}${[spatial, ...pure].join(" & ")}`;
  });
  return `pred ${name}(${["x", ...parameters].join(", ")}) ==\n  ${bodies.join("\n  \\/ ")};`;
}

function textOf({ names, constant }: NumberTerm): string {
  if (names.length === 0) return String(constant);
  return [names.join(" + "), ...(constant === 0 ? [] : [constant < 0 ? `- ${-constant}` : `+ ${constant}`])].join(" ");
}

/** Bottom-up, round by round. */
function factsOf(predicates: readonly NumberPredicate[], rounds: number): Map<string, Map<string, NumberFact>> {
  const facts = new Map(predicates.map(({ name }) => [name, new Map<string, NumberFact>()]));
  for (let round = 0; round < rounds; round++) {
    const before = new Map([...facts].map(([name, known]) => [name, [...known.values()]]));
    for (const { name, parameters, rules } of predicates)
      for (const rule of rules)
        for (const children of choicesOf(rule.calls.map(({ predicate }) => before.get(predicate) ?? [])))
          for (const numbers of numbersUnder(rule, parameters, children)) {
            const fact = { isNull: !rule.cell, numbers };
            facts.get(name)?.set(`${fact.isNull} ${numbers.join(" ")}`, fact);
          }
  }
  return facts;
}

/** Values of the parameters with which a rule holds, where its calls have these facts. */
function numbersUnder(
  { own, calls, guards }: NumberRule,
  parameters: readonly string[],
  children: readonly NumberFact[],
): readonly (readonly number[])[] {
  // Each own name stands alone in one call.
  const bound = new Map(
    calls.flatMap(({ terms }, place) =>
      terms.flatMap(({ names }, index) => {
        const [name] = names;
        return name !== undefined && own.includes(name) ? [[name, children[place]?.numbers[index] ?? 0] as const] : [];
      }),
    ),
  );
  return [...choicesOf(parameters.map(() => range))].filter((numbers) => {
    const values = new Map([...bound, ...parameters.map((name, index) => [name, numbers[index] ?? 0] as const)]);
    const valueOf = ({ names, constant }: NumberTerm): number =>
      names.reduce((sum, name) => sum + (values.get(name) ?? 0), constant);
    return (
      guards.every(({ relation, left, right }) => holds(relation, valueOf(left), valueOf(right))) &&
      calls.every(({ terms }, place) => terms.every((term, at) => valueOf(term) === children[place]?.numbers[at]))
    );
  });
}

function holds(relation: string, a: number, b: number): boolean {
  if (relation === "=") return a === b;
  if (relation === "!=") return a !== b;
  if (relation === ">=") return a >= b;
  return relation === "<" ? a < b : a <= b;
}

function* choicesOf<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...rest] = lists;
  if (first === undefined) yield [];
  else for (const head of first) for (const tail of choicesOf(rest)) yield [head, ...tail];
}
