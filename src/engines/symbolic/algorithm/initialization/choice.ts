import type { Cause } from "../observer.ts";
import type { State } from "../state/state.ts";

/** One value that enum gives a reference: the state in which it has it. */
export interface Choice {
  readonly state: State;
  readonly cause: Cause;
  /** Whether Δ has gained something that only the checker can judge. */
  readonly isOpen: boolean;
  /** Why the value cannot be followed: inputs have no such objects. */
  readonly unmodeled?: string;
}

/**
 * enum: every value that an uninitialized reference may have, by its name and the data type it is declared with. This is
 * what tells the strategies apart.
 */
export type Initializer = (state: State, name: string, data: string | undefined) => readonly Choice[];
