import type { Cause } from "../state/observer.ts";
import type { State } from "../state/state.ts";

/** One value that enum gives a reference: the state in which it has it. */
export interface Choice {
  readonly state: State;
  readonly cause: Cause;
  /** Whether Δ has gained something that only the checker can judge. */
  readonly isOpen: boolean;
  /** The value is one that the bound on unfoldings forbids to follow. */
  readonly isBeyond: boolean;
  /** Why the value cannot be followed: inputs have no such objects. */
  readonly unmodeled?: string;
}

/** How references are initialized: what tells the strategies apart. */
export interface Initializer {
  /** Every value that an uninitialized reference may have. */
  enumerate(state: State, name: string, data: string | undefined): readonly Choice[];
}
