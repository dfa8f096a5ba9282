import { brokenLaws, type Law, operationOf, type Side } from "../../../../../definitions/index.ts";
import type { notes } from "../../../messages/notes.ts";
import { say } from "../../../messages/say.ts";
import type { Semiring } from "../semiring.ts";

type Operations<W> = Pick<Semiring<W>, "zero" | "one" | "combine" | "extend" | "show">;

type LawName = Extract<keyof typeof notes, `own.law.${string}`>;

/** The laws of a bounded idempotent semiring (Li et al., Definition 2) that some of the values break, each with a counterexample. */
export function brokenSemiringLaws<W>(semiring: Operations<W>, values: readonly W[]): readonly string[] {
  return brokenLaws(lawsOf(semiring), values, semiring.show);
}

function lawsOf<W>({ zero, one, combine, extend, show }: Operations<W>): readonly Law<W>[] {
  const plus = operationOf("⊕", combine);
  const times = operationOf("⊗", extend);
  const law = (id: LawName, arity: Law<W>["arity"], sides: Law<W>["sides"]): Law<W> => ({
    name: say(id),
    arity,
    sides,
  });
  const of = (value: W): Side<W> => ({ text: show(value), value });
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
