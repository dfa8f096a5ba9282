/** What a step of saturation does to a transition. */
export type Outcome = "added" | "raised" | "unchanged";

/**
 * By what a transition gets a value. `start`: the start has it. `pop`, `step`, `push`: a rule fired on
 * `first`. `top` (post* only): a push rule makes the transition that reads its upper symbol, with weight 1.
 * `epsilon` (post* only): two transitions are joined, `first` the deeper one, `second` the ε-transition. In
 * pre* `first` reads the first symbol of the rule's right side and `second` its second.
 */
export const causes = ["start", "pop", "step", "push", "top", "epsilon"] as const;

export type Cause = (typeof causes)[number];

/** Observes the events of saturation, in their order. Each call is one step; numbers are those of the automaton. */
export interface SaturationObserver<W> {
  /** A transition goes onto the worklist. */
  queued(transition: number): void;
  /** A transition leaves the worklist. */
  took(transition: number): void;
  /**
   * update(transition, offered): its weight was `before` and is `before ⊕ offered` now, which
   * `automaton.weightOf` tells. `rule`, `first` and `second` are -1 where the cause has none; the weights of
   * `first` and `second` at this moment are the factors of `offered`.
   */
  updated(
    transition: number,
    outcome: Outcome,
    cause: Cause,
    rule: number,
    first: number,
    second: number,
    offered: W,
    before: W,
  ): void;
  /**
   * The new weight of a transition rests on an earlier weight of the same transition, so it would change for ever: in place of
   * `before` it has now the limit, which `automaton.weightOf` gives. `rule` made the update.
   */
  sank?(transition: number, rule: number, before: W): void;
}
