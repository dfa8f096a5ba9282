/** One side of a law: its text and its value. */
export interface Side<V> {
  readonly text: string;
  readonly value: V;
}

/** A law: two sides that are to be the same, of `arity` values. */
export interface Law<V> {
  readonly name: string;
  readonly arity: 1 | 2 | 3;
  sides(a: Side<V>, b: Side<V>, c: Side<V>): readonly [left: Side<V>, right: Side<V>];
}

/** The laws that some of the values break, each with its first counterexample: `⊗ is not associative: (1 ⊗ 2) ⊗ 3 = 4, 1 ⊗ (2 ⊗ 3) = 0`. */
export function brokenLaws<V>(
  laws: readonly Law<V>[],
  values: readonly V[],
  show: (value: V) => string,
): readonly string[] {
  const sides = values.map((value): Side<V> => ({ text: show(value), value }));
  return laws.flatMap(({ name, arity, sides: sidesOf }) => {
    for (const [a, b, c] of tuples(sides, arity)) {
      const [left, right] = sidesOf(a, b, c);
      if (left.value !== right.value)
        return [`${name}: ${left.text} = ${show(left.value)}, ${right.text} = ${show(right.value)}`];
    }
    return [];
  });
}

/** An operation on sides of laws: `a ⊕ b`. */
export function operationOf<V>(symbol: string, apply: (a: V, b: V) => V): (a: Side<V>, b: Side<V>) => Side<V> {
  return (a, b) => ({ text: `${inner(a)} ${symbol} ${inner(b)}`, value: apply(a.value, b.value) });
}

/** A text with an operator is put in parentheses. */
function inner({ text }: Side<unknown>): string {
  return text.includes(" ") ? `(${text})` : text;
}

/** All tuples; what lies behind the arity is the first value. */
function* tuples<V>(values: readonly V[], arity: number): Iterable<readonly [V, V, V]> {
  const firsts = values.slice(0, 1);
  for (const a of values)
    for (const b of arity > 1 ? values : firsts) for (const c of arity > 2 ? values : firsts) yield [a, b, c];
}
