import type {
  Cause,
  Outcome,
  PAutomaton,
  PushdownSystem,
  Reading,
  SaturationObserver,
} from "../../engines/pushdown/index.ts";

/**
 * Why a transition had a weight: the shares whose ⊕ it is. One share is enough in a chain (relevancy,
 * boolean, min-plus); in a product of chains several may be needed. Witnesses never change, and their
 * kids are as they were when the share arose, so following them ends.
 */
export interface Witness<W> {
  readonly transition: number;
  readonly weight: W;
  readonly shares: readonly Share<W>[];
}

/** One value that was offered to a transition, and what it was made from. */
export interface Share<W> {
  readonly cause: Cause;
  readonly value: W;
  /** The rule that fired, or -1. */
  readonly rule: number;
  readonly first: Witness<W> | undefined;
  readonly second: Witness<W> | undefined;
}

/** Listens to a saturation and keeps a witness for each transition. */
export class Witnesses<W> implements SaturationObserver<W> {
  readonly #current: Witness<W>[] = [];
  readonly #automaton: PAutomaton<W>;

  constructor(automaton: PAutomaton<W>) {
    this.#automaton = automaton;
  }

  /** Why the transition has the weight it has now; undefined when it has none. */
  of(transition: number): Witness<W> | undefined {
    return this.#current[transition];
  }

  queued(): void {}

  took(): void {}

  updated(
    transition: number,
    outcome: Outcome,
    cause: Cause,
    rule: number,
    first: number,
    second: number,
    offered: W,
  ): void {
    if (outcome === "unchanged") return;
    const { equals } = this.#automaton.system.semiring;
    const weight = this.#automaton.weightOf(transition);
    const share = { cause, value: offered, rule, first: this.#current[first], second: this.#current[second] };
    const others = equals(weight, offered) ? [] : (this.#current[transition]?.shares ?? []);
    this.#current[transition] = { transition, weight, shares: [...others, share] };
  }
}

/**
 * The rules of a run to the configuration that a path accepts, in the order in which they fire, lazily: a
 * sequence may be exponentially longer than the witness. `choose` picks a share of each witness.
 *
 * After post* the path is read from the deepest transition up; its first rule fires on the start
 * configuration. After pre* it is read from the top, and the rules lead to the target.
 */
export function* rulesAlong<W>(
  path: readonly Witness<W>[],
  reading: Reading,
  choose: (witness: Witness<W>) => Share<W> | undefined = (witness) => witness.shares[0],
): Generator<number> {
  const waiting: (Witness<W> | number)[] = reading === "deep-first" ? [...path] : [...path].reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === "number") yield next;
    else waiting.push(...partsOf(choose(next), reading).toReversed());
  }
}

/** What a share's run consists of, in order. `top` is the empty run: what led to its middle state is told by the push below it. */
function partsOf<W>(share: Share<W> | undefined, reading: Reading): readonly (Witness<W> | number)[] {
  if (share === undefined || share.cause === "top") return [];
  const { rule, first, second } = share;
  const kids = [first, second].filter((kid) => kid !== undefined);
  const own = rule === -1 ? [] : [rule];
  // In pre* a rule fires before what its right side goes through, in post* after what led to its left side.
  return reading === "top-first" ? [...own, ...kids] : [...kids, ...own];
}

/**
 * Rule sequences along a path whose weights combine to the path's weight: a run that adds nothing to those found
 * before is left out, so a chain has one. Sequences are written out in full; for long ones see `rulesAlong`.
 */
export function sequencesAlong<W>(
  system: PushdownSystem<W>,
  path: readonly Witness<W>[],
  reading: Reading,
): readonly (readonly number[])[] {
  const { combine, extend, equals, one, zero } = system.semiring;
  const known = new Map<Witness<W>, readonly Run<W>[]>();
  const withoutIdle = (runs: readonly Run<W>[]): readonly Run<W>[] => {
    let sum = zero;
    return runs.filter(({ weight }) => {
      const more = combine(sum, weight);
      const isIdle = equals(more, sum);
      sum = more;
      return !isIdle;
    });
  };
  const concatenate = (parts: readonly (readonly Run<W>[])[]): readonly Run<W>[] =>
    parts.reduce<readonly Run<W>[]>(
      (heads, tails) =>
        withoutIdle(
          heads.flatMap((head) =>
            tails.map((tail) => ({ rules: [...head.rules, ...tail.rules], weight: extend(head.weight, tail.weight) })),
          ),
        ),
      [{ rules: [], weight: one }],
    );
  const runsOf = (part: Witness<W> | number): readonly Run<W>[] => {
    if (typeof part === "number") return [{ rules: [part], weight: system.weightOf(part) }];
    const found =
      known.get(part) ?? withoutIdle(part.shares.flatMap((share) => concatenate(partsOf(share, reading).map(runsOf))));
    known.set(part, found);
    return found;
  };
  const inOrder = reading === "deep-first" ? path.toReversed() : path;
  return concatenate(inOrder.map(runsOf)).map(({ rules }) => rules);
}

interface Run<W> {
  readonly rules: readonly number[];
  readonly weight: W;
}
