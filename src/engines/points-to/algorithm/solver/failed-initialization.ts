import type { Instruction, Method } from "../../../../java/index.ts";
import type { CsElements } from "../context/elements.ts";
import { classOf, initialisersOf } from "../statements/class-initialization.ts";
import type { CallGraph } from "./call-graph.ts";
import type { Exceptions } from "./exceptions.ts";

/** What a static initialiser lets out arrives wherever its class is used first, which may be anywhere it is mentioned. */
export class FailedInitialisation {
  readonly #elements: CsElements;
  readonly #callGraph: CallGraph;
  readonly #exceptions: Exceptions;
  /** The initialisers that fail, and as which context-sensitive methods. */
  readonly #failing = new Map<Method, number>();

  constructor(elements: CsElements, callGraph: CallGraph, exceptions: Exceptions) {
    this.#elements = elements;
    this.#callGraph = callGraph;
    this.#exceptions = exceptions;
  }

  /** An initialiser lets its first exception out. */
  fail(initialiser: Method, csInitialiser: number): void {
    const [at] = initialiser.body;
    if (this.#failing.has(initialiser) || at === undefined) return;
    this.#failing.set(initialiser, csInitialiser);
    this.#exceptions.failInitialiser(csInitialiser, at);
    for (const csMethod of [...this.#callGraph.reachable]) {
      const method = this.#elements.methods[csMethod]?.method;
      if (method !== undefined) this.#connect(csMethod, method, initialiser, csInitialiser);
    }
  }

  /** A method was reached. */
  enter(csMethod: number, method: Method): void {
    for (const [initialiser, csInitialiser] of this.#failing) {
      this.#connect(csMethod, method, initialiser, csInitialiser);
    }
  }

  #connect(csMethod: number, method: Method, initialiser: Method, csInitialiser: number): void {
    for (const at of method.body) {
      if (initialises(at, initialiser)) this.#exceptions.passFailure(csInitialiser, csMethod, at);
    }
  }
}

function initialises(at: Instruction, initialiser: Method): boolean {
  const info = classOf(at);
  return info !== undefined && initialisersOf(info, new Set()).includes(initialiser);
}
