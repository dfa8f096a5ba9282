import { type ClassInfo, type Instruction, isSubclass, type Method, type Type } from "../../../../../java/index.ts";
import type { Context } from "../../context/index.ts";
import type { SolverPlugin } from "../plugin.ts";
import type { SolverState } from "../solver-state.ts";

/**
 * Exceptions per method and context, traveling back along call edges: the first matching clause
 * takes an object, what none takes leaves the method.
 */
export class Exceptions implements SolverPlugin {
  readonly #state: SolverState;
  /** By call site that was called. */
  readonly #callInstructions: Instruction[] = [];
  readonly #throwing = new Set<number>();

  constructor(state: SolverState) {
    this.#state = state;
  }

  /** `throw x` */
  onNewMethod(csMethod: number, context: Context, method: Method): void {
    for (const each of this.#state.statementsOf(method).throws) {
      this.#raise(this.#state.variable(context, each.value), csMethod, each, "throw");
    }
  }

  /** Connected at once if the callee is known to let exceptions out. */
  onNewCallEdge(edge: number, instruction: Instruction): void {
    const { site, callee } = this.#state.callGraph.edge(edge);
    this.#callInstructions[site] = instruction;
    if (this.#throwing.has(callee)) this.#passBack(edge);
  }

  /** The first exception that leaves a method connects it to its callers. */
  onNewThrown(csMethod: number): void {
    if (this.#throwing.has(csMethod)) return;
    this.#throwing.add(csMethod);
    const { callGraph } = this.#state;
    for (let edge = callGraph.firstCallOf(csMethod); edge !== -1; edge = callGraph.nextCall(edge)) this.#passBack(edge);
  }

  /** Instruction `at` initializes a class, which fails with an error: that goes on as it is (JLS 12.4.2). */
  passFailure(initializer: number, csMethod: number, at: Instruction): void {
    const error = this.#state.program.classes.find(isError);
    if (error === undefined) return;
    this.#raise(this.#state.elements.thrown(initializer), csMethod, at, "escape", error);
  }

  #passBack(edge: number): void {
    const { caller, site, callee } = this.#state.callGraph.edge(edge);
    const instruction = this.#callInstructions[site];
    if (instruction === undefined) return;
    this.#raise(this.#state.elements.thrown(callee), caller, instruction, "escape");
  }

  /** With `below`, only exceptions of that class. */
  #raise(source: number, csMethod: number, at: Instruction, rule: "throw" | "escape", below?: ClassInfo): void {
    const { elements, propagation } = this.#state;
    const element = elements.methods[csMethod];
    if (element === undefined) return;
    const { catches, escapes } = this.#state.statementsOf(element.method).exceptionFlow(at);
    for (const { target, types, taken } of catches) {
      const passing = below === undefined ? types : types.flatMap((type) => common(type, below));
      if (passing.length === 0) continue;
      const filter = propagation.filters.select(passing.map(asType), taken.map(asType));
      propagation.addEdge(source, this.#state.variable(element.context, target), filter, rule, at);
    }
    if (escapes === undefined) return;
    const filter = propagation.filters.select(below === undefined ? undefined : [asType(below)], escapes.map(asType));
    propagation.addEdge(source, elements.thrown(csMethod), filter, rule, at);
  }
}

function asType(info: ClassInfo): Type {
  return { kind: "class", class: info };
}

/** The lower one of two classes of which one is below the other. */
function common(a: ClassInfo, b: ClassInfo): readonly ClassInfo[] {
  return isSubclass(a, b) ? [a] : isSubclass(b, a) ? [b] : [];
}

function isError({ isLibrary, name }: ClassInfo): boolean {
  return isLibrary && name.slice(name.lastIndexOf(".") + 1) === "Error";
}
