import type { Instruction, Method } from "../../../../java/index.ts";
import { classOf, initializersOf } from "../statements/class-initialization.ts";
import type { Exceptions } from "./exceptions.ts";
import type { SolverState } from "./solver-state.ts";

/** What a static initializer lets out arrives wherever its class is used first, which may be anywhere it is mentioned. */
export class FailedInitialization {
  readonly #state: SolverState;
  readonly #exceptions: Exceptions;
  /** The initializers that fail, and as which context-sensitive methods. */
  readonly #failing = new Map<Method, number>();

  constructor(state: SolverState, exceptions: Exceptions) {
    this.#state = state;
    this.#exceptions = exceptions;
  }

  /** An initializer lets its first exception out. */
  fail(initializer: Method, csInitializer: number): void {
    const [at] = initializer.body;
    if (this.#failing.has(initializer) || at === undefined) return;
    this.#failing.set(initializer, csInitializer);
    this.#exceptions.failInitializer(csInitializer, at);
    const { callGraph, elements } = this.#state;
    for (const csMethod of [...callGraph.reachable]) {
      const method = elements.methods[csMethod]?.method;
      if (method !== undefined) this.#connect(csMethod, method, initializer, csInitializer);
    }
  }

  /** A method was reached. */
  enter(csMethod: number, method: Method): void {
    for (const [initializer, csInitializer] of this.#failing) {
      this.#connect(csMethod, method, initializer, csInitializer);
    }
  }

  #connect(csMethod: number, method: Method, initializer: Method, csInitializer: number): void {
    for (const at of method.body) {
      if (initializes(at, initializer)) this.#exceptions.passFailure(csInitializer, csMethod, at);
    }
  }
}

function initializes(at: Instruction, initializer: Method): boolean {
  const info = classOf(at);
  return info !== undefined && initializersOf(info, new Set()).includes(initializer);
}
