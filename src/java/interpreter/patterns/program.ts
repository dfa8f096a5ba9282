import type { CharacterSet } from "./character-sets.ts";
import type { Flag } from "./source.ts";
import type { Assertion, Greed, Range } from "./tree.ts";

/** An instruction of a compiled pattern. Where nothing else is said it goes on at the next one. */
export type Instruction =
  /** Takes one code point. */
  | { readonly kind: "set"; readonly has: CharacterSet }
  /** Takes several code points of one set. */
  | {
      readonly kind: "run";
      readonly has: CharacterSet;
      readonly range: Range;
      readonly greed: Greed;
      /** Whether Java matches each by itself. */
      readonly isStepwise: boolean;
    }
  /** Goes on at `first`; if that leads nowhere at `second`. */
  | { readonly kind: "split"; first: number; second: number }
  | { readonly kind: "jump"; to: number }
  /**
   * Reached on several ways: where it once led nowhere from a place, it always will. Whether an empty turn ends a loop
   * around it depends on where that turn began, which only `loops` know, the outermost first. Ids `id` to
   * `id + loops.length` are of this instruction.
   */
  | { readonly kind: "join"; readonly id: number; readonly loops: readonly number[] }
  | { readonly kind: "save"; readonly register: number }
  /** A group ends that began where the register `start` says. */
  | { readonly kind: "capture"; readonly register: number; readonly start: number }
  /** What is empty is not repeated: goes on at `exit` when nothing was taken since the register was saved. */
  | { readonly kind: "leave-if-empty"; readonly register: number; exit: number }
  /** The register is 0 turns. */
  | { readonly kind: "reset"; readonly register: number }
  /** One more turn, or on at `exit`. */
  | {
      readonly kind: "turn";
      readonly register: number;
      readonly range: Range;
      readonly isGreedy: boolean;
      exit: number;
    }
  /** Runs what follows, up to `accept`, by itself, and goes on at `next` from where it ended. */
  | { readonly kind: "atomic"; next: number }
  /** As `atomic`, and goes on from where it began. `behind` is how far back a match may begin. */
  | { readonly kind: "look"; next: number; readonly isNegated: boolean; readonly behind: Range | undefined }
  | { readonly kind: "assertion"; readonly holds: Assertion }
  | { readonly kind: "reference"; readonly register: number; readonly isEqual: (a: number, b: number) => boolean }
  /** Java has matched a turn of a loop by itself. */
  | { readonly kind: "step" }
  | { readonly kind: "accept" };

export interface PatternProgram {
  readonly instructions: readonly Instruction[];
  /** The first ones are where the groups begin and end, the whole match before all. */
  readonly registers: number;
  /** How many ids joins have; 0 when what happens there depends on more than the place. */
  readonly joins: number;
  readonly groups: number;
  readonly names: ReadonlyMap<string, number>;
  /** As of `ParsedPattern`. */
  readonly flags: ReadonlySet<Flag>;
  /** As of `ParsedPattern`. */
  readonly isSupplementary: boolean;
}
