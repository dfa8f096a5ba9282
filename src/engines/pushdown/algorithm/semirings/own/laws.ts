import type { notes } from "../../../messages/notes.ts";
import { say } from "../../../messages/say.ts";
import type { Semiring } from "../semiring.ts";

type Operations<W> = Pick<Semiring<W>, "zero" | "one" | "combine" | "extend" | "show">;

/** A law: two sides that are to be the same, of `arity` values. */
interface Law<W> {
  readonly name: string;
  readonly arity: number;
  sides(a: W, b: W, c: W): readonly [left: Side<W>, right: Side<W>];
}

type LawName = Extract<keyof typeof notes, `own.law.${string}`>;

interface Side<W> {
  readonly text: string;
  readonly value: W;
}

/**
 * The laws of a bounded idempotent semiring (Li et al., Definition 2) that some of the values break, each with its first
 * counterexample: `⊗ is not associative: (1 ⊗ 2) ⊗ 3 = 4, 1 ⊗ (2 ⊗ 3) = 0`.
 */
export function brokenLaws<W>(semiring: Operations<W>, values: readonly W[]): readonly string[] {
  return lawsOf(semiring).flatMap(({ name, arity, sides }) => {
    for (const [a, b, c] of tuples(values, arity)) {
      const [left, right] = sides(a, b, c);
      if (left.value !== right.value)
        return [`${name}: ${left.text} = ${semiring.show(left.value)}, ${right.text} = ${semiring.show(right.value)}`];
    }
    return [];
  });
}

function lawsOf<W>({ zero, one, combine, extend, show }: Operations<W>): readonly Law<W>[] {
  const plus = (a: Side<W>, b: Side<W>): Side<W> => ({
    text: `${inner(a)} ⊕ ${inner(b)}`,
    value: combine(a.value, b.value),
  });
  const times = (a: Side<W>, b: Side<W>): Side<W> => ({
    text: `${inner(a)} ⊗ ${inner(b)}`,
    value: extend(a.value, b.value),
  });
  const of = (value: W): Side<W> => ({ text: show(value), value });
  const law = (
    id: LawName,
    arity: number,
    sides: (a: Side<W>, b: Side<W>, c: Side<W>) => readonly [Side<W>, Side<W>],
  ): Law<W> => ({ name: say(id), arity, sides: (a, b, c) => sides(of(a), of(b), of(c)) });
  const [none, empty] = [of(zero), of(one)];
  return [
    law("own.law.commutative", 2, (a, b) => [plus(a, b), plus(b, a)]),
    law("own.law.associative", 3, (a, b, c) => [plus(plus(a, b), c), plus(a, plus(b, c))]),
    law("own.law.idempotent", 1, (a) => [plus(a, a), a]),
    law("own.law.neutral", 1, (a) => [plus(none, a), a]),
    law("own.law.extendAssociative", 3, (a, b, c) => [times(times(a, b), c), times(a, times(b, c))]),
    law("own.law.oneLeft", 1, (a) => [times(empty, a), a]),
    law("own.law.oneRight", 1, (a) => [times(a, empty), a]),
    law("own.law.zeroLeft", 1, (a) => [times(none, a), none]),
    law("own.law.zeroRight", 1, (a) => [times(a, none), none]),
    law("own.law.left", 3, (a, b, c) => [times(a, plus(b, c)), plus(times(a, b), times(a, c))]),
    law("own.law.right", 3, (a, b, c) => [times(plus(a, b), c), plus(times(a, c), times(b, c))]),
  ];
}

function inner({ text }: Side<unknown>): string {
  return /[⊕⊗]/.test(text) ? `(${text})` : text;
}

/** All tuples; what lies behind the arity is the first value. */
function* tuples<W>(values: readonly W[], arity: number): Iterable<readonly [W, W, W]> {
  const firsts = values.slice(0, 1);
  for (const a of values)
    for (const b of arity > 1 ? values : firsts) for (const c of arity > 2 ? values : firsts) yield [a, b, c];
}
