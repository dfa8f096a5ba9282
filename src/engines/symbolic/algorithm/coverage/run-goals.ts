import type { Method } from "../../../../java/index.ts";
import { type Goal, type Goals, sidesShown } from "./goals.ts";

/** How often a loop is gone round before it counts as repeated. */
const ROUNDS = 2;

/** Which goals one run reaches. `call` is another object in each call of a method. */
export class RunGoals {
  readonly #goals: Goals;
  readonly #reached = new Set<string>();
  /** Jumps back of each open call, by instruction. */
  readonly #rounds = new WeakMap<object, Map<number, number>>();

  constructor(goals: Goals) {
    this.#goals = goals;
  }

  get reached(): readonly string[] {
    return [...this.#reached];
  }

  /** An instruction was executed; `raised` is the exception that its own check made. */
  executed(method: Method, pc: number, raised: string | undefined, call: object): void {
    const at = this.#goals.at(method, pc);
    if (at === undefined) return;
    for (const { key } of sidesShown(at, raised)) this.#reached.add(key);
    if (at.end?.kind === "return") this.#reached.add(at.end.key);
    if (at.end?.kind === "loop") this.#jumpedBack(at.end, call);
  }

  /** A condition was decided. Where it does not hold it may be the jump back of a loop. */
  decided(method: Method, pc: number, holds: boolean, call: object): void {
    if (!holds) this.executed(method, pc, undefined, call);
  }

  #jumpedBack({ key, pc, to }: Goal & { readonly kind: "loop" }, call: object): void {
    const rounds = this.#rounds.get(call) ?? new Map<number, number>();
    this.#rounds.set(call, rounds);
    const count = (rounds.get(pc) ?? 0) + 1;
    rounds.set(pc, count);
    if (count >= ROUNDS) this.#reached.add(key);
    // Loops within this one begin anew.
    for (const inner of rounds.keys()) if (to <= inner && inner < pc) rounds.delete(inner);
  }
}
