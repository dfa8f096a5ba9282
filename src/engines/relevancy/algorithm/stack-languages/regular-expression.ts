/** A regular expression over names, as text with what binds how tightly. Equal expressions have equal texts. */
export interface RegularExpression {
  readonly kind: "nothing" | "empty" | "name" | "sequence" | "choice" | "repeat";
  readonly text: string;
  readonly parts: readonly RegularExpression[];
}

export const NOTHING: RegularExpression = { kind: "nothing", text: "∅", parts: [] };
export const EMPTY: RegularExpression = { kind: "empty", text: "ε", parts: [] };

export function name(text: string): RegularExpression {
  return { kind: "name", text, parts: [] };
}

/** a b */
export function sequence(a: RegularExpression, b: RegularExpression): RegularExpression {
  if (a === NOTHING || b === NOTHING) return NOTHING;
  if (a === EMPTY) return b;
  if (b === EMPTY) return a;
  const parts = [a, b].flatMap((each) => (each.kind === "sequence" ? each.parts : [each]));
  return { kind: "sequence", text: parts.map((part) => wrapped(part, "choice")).join(" "), parts };
}

/** a | b, without repetitions; `ε | a a*` is `a*`. */
export function choice(a: RegularExpression, b: RegularExpression): RegularExpression {
  const parts = new Map<string, RegularExpression>();
  for (const each of [a, b].flatMap((given) => (given.kind === "choice" ? given.parts : [given])))
    if (each !== NOTHING) parts.set(each.text, each);
  const all = absorbed([...parts.values()]).sort(
    (x, y) => order(x) - order(y) || x.text.localeCompare(y.text, "en", { numeric: true }),
  );
  const [first] = all;
  if (first === undefined) return NOTHING;
  return all.length === 1 ? first : { kind: "choice", text: all.map(({ text }) => text).join(" | "), parts: all };
}

/** a* */
export function repeat(a: RegularExpression): RegularExpression {
  if (a === NOTHING || a === EMPTY) return EMPTY;
  if (a.kind === "repeat") return a;
  const body = a.kind === "choice" ? without(a, EMPTY) : a;
  return { kind: "repeat", text: `${wrapped(body, "choice", "sequence")}*`, parts: [body] };
}

function order(part: RegularExpression): number {
  return part === EMPTY ? 0 : 1;
}

/** ε is in every a*; and ε with a a* makes a*. */
function absorbed(parts: readonly RegularExpression[]): RegularExpression[] {
  if (!parts.includes(EMPTY)) return [...parts];
  const others = parts.filter((part) => part !== EMPTY).map((part) => asRepeat(part) ?? part);
  return others.some(({ kind }) => kind === "repeat") ? others : [EMPTY, ...others];
}

/** `a a*` or `a* a` once ε is a choice beside it. */
function asRepeat(part: RegularExpression): RegularExpression | undefined {
  const [first, second] = part.parts;
  if (part.kind !== "sequence" || part.parts.length !== 2 || first === undefined || second === undefined)
    return undefined;
  if (second.kind === "repeat" && second.parts[0]?.text === first.text) return second;
  return first.kind === "repeat" && first.parts[0]?.text === second.text ? first : undefined;
}

function without(expression: RegularExpression, left: RegularExpression): RegularExpression {
  return expression.parts.filter((part) => part !== left).reduce(choice, NOTHING);
}

function wrapped(part: RegularExpression, ...loose: readonly RegularExpression["kind"][]): string {
  return loose.includes(part.kind) ? `(${part.text})` : part.text;
}

/**
 * The language of an automaton between two states, by eliminating all others, those with the fewest ways through first.
 * `edges` are labeled with expressions; the start has no way in and the end no way out.
 */
export function languageBetween(
  start: number,
  end: number,
  edges: readonly { readonly from: number; readonly to: number; readonly label: RegularExpression }[],
): RegularExpression {
  const table = new Table();
  for (const { from, to, label } of edges) table.add(from, to, label);
  const inner = new Set(edges.flatMap(({ from, to }) => [from, to]));
  inner.delete(start);
  inner.delete(end);
  while (inner.size > 0) {
    const state = [...inner].sort((a, b) => table.waysThrough(a) - table.waysThrough(b) || a - b)[0] ?? start;
    inner.delete(state);
    table.eliminate(state);
  }
  return table.between(start, end);
}

/** What leads from where to where. */
class Table {
  readonly #rows = new Map<number, Map<number, RegularExpression>>();

  add(from: number, to: number, label: RegularExpression): void {
    const row = this.#rows.get(from) ?? new Map<number, RegularExpression>();
    row.set(to, choice(row.get(to) ?? NOTHING, label));
    this.#rows.set(from, row);
  }

  between(from: number, to: number): RegularExpression {
    return this.#rows.get(from)?.get(to) ?? NOTHING;
  }

  waysThrough(state: number): number {
    const into = [...this.#rows].filter(([from, row]) => from !== state && row.has(state)).length;
    return into * (this.#rows.get(state)?.size ?? 0);
  }

  /** Whatever went through a state goes past it. */
  eliminate(state: number): void {
    const row = this.#rows.get(state) ?? new Map<number, RegularExpression>();
    this.#rows.delete(state);
    const loop = repeat(row.get(state) ?? NOTHING);
    row.delete(state);
    for (const [from, targets] of [...this.#rows]) {
      const into = targets.get(state);
      if (into === undefined) continue;
      targets.delete(state);
      for (const [to, label] of row) this.add(from, to, sequence(into, sequence(loop, label)));
    }
  }
}
