import type { Instruction, Method } from "../../../../java/index.ts";
import type { CsElements } from "../context/elements.ts";
import { classOf, initializersOf } from "../statements/class-initialization.ts";
import type { CallGraph } from "./call-graph.ts";
import type { Exceptions } from "./exceptions.ts";

/** What a static initializer lets out arrives wherever its class is used first, which may be anywhere it is mentioned. */
export class FailedInitialization {
  readonly #elements: CsElements;
  readonly #callGraph: CallGraph;
  readonly #exceptions: Exceptions;
  /** The initializers that fail, and as which context-sensitive methods. */
  readonly #failing = new Map<Method, number>();

  constructor(elements: CsElements, callGraph: CallGraph, exceptions: Exceptions) {
    this.#elements = elements;
    this.#callGraph = callGraph;
    this.#exceptions = exceptions;
  }

  /** An initializer lets its first exception out. */
  fail(initializer: Method, csInitializer: number): void {
    const [at] = initializer.body;
    if (this.#failing.has(initializer) || at === undefined) return;
    this.#failing.set(initializer, csInitializer);
    this.#exceptions.failInitializer(csInitializer, at);
    for (const csMethod of [...this.#callGraph.reachable]) {
      const method = this.#elements.methods[csMethod]?.method;
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
