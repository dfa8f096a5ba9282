import type { ClassInfo } from "../../../../java/index.ts";
import type { State } from "../state/state.ts";
import type { Choice, Initializer } from "./choice.ts";
import { freeChoices } from "./enum.ts";

/**
 * Lazy initialization as Khurshid, Păsăreanu and Visser have it (TACAS 2003): no precondition, so every reference is
 * null, a new object, or any object of its type that is there already.
 */
export class LazyInitializer implements Initializer {
  readonly #classes: ReadonlyMap<string, ClassInfo>;
  readonly #depth: number;

  constructor(classes: ReadonlyMap<string, ClassInfo>, depth: number) {
    this.#classes = classes;
    this.#depth = depth;
  }

  enumerate(state: State, name: string, data: string | undefined): readonly Choice[] {
    return freeChoices(state, name, data, this.#classes).map((choice) => ({
      ...choice,
      isBeyond: choice.state.unfoldings > this.#depth,
    }));
  }
}
