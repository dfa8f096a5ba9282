import type { ClassInfo, Method } from "../../../../../java/index.ts";
import type { Context } from "../../context/index.ts";
import { ClassInitialization } from "../../statements/class-initialization.ts";
import type { AddReachable } from "../calls.ts";
import type { SolverPlugin } from "../plugin.ts";
import type { SolverState } from "../solver-state.ts";

/** The static initializers of the classes that reachable methods mention are reachable, without a context. */
export class StaticInitializers implements SolverPlugin {
  readonly #state: SolverState;
  readonly #addReachable: AddReachable;
  readonly #initialization = new ClassInitialization();

  constructor(state: SolverState, addReachable: AddReachable) {
    this.#state = state;
    this.#addReachable = addReachable;
  }

  onStart(entry: Method): void {
    this.#initialize(entry.class);
  }

  onNewMethod(_csMethod: number, _context: Context, method: Method): void {
    for (const info of this.#initialization.firstInitializedBy(method)) this.#initialize(info);
  }

  #initialize(info: ClassInfo): void {
    const { elements } = this.#state;
    for (const initializer of this.#initialization.initializersOf(info)) {
      const method = elements.method(elements.contexts.empty, initializer);
      this.#addReachable(method, "class-initialization", undefined);
    }
  }
}
