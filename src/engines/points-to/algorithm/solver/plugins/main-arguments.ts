import type { Method } from "../../../../../java/index.ts";
import type { SolverPlugin } from "../plugin.ts";
import type { SolverState } from "../solver-state.ts";

/** `main` receives one array with one element. */
export class MainArguments implements SolverPlugin {
  readonly #state: SolverState;

  constructor(state: SolverState) {
    this.#state = state;
  }

  onEntry(entry: Method): void {
    const { elements, program, propagation } = this.#state;
    const parameter = entry.parameters[0];
    if (parameter?.type.kind !== "array") return;
    const { empty } = elements.contexts;
    const array = this.#state.object(empty, program.mainArguments.array);
    const element = this.#state.object(empty, program.mainArguments.element);
    propagation.put(this.#state.variable(empty, parameter), [array], "entry", -1, undefined);
    propagation.put(elements.array(array), [element], "entry", -1, undefined);
  }
}
