import type { ClassInfo, Instruction, Method, Type, Variable } from "../../java/index.ts";
import type { Context } from "./context/index.ts";
import type { CsElements } from "./elements.ts";
import type { ExceptionFlow } from "./exception-flow.ts";
import type { Propagation } from "./propagation.ts";
import { lines } from "./pseudocode.ts";

/** A call that exceptions may travel back along. */
export interface ReturnPath {
  readonly caller: number;
  readonly callee: number;
  readonly instruction: Instruction;
}

/** What the flow of exceptions needs of the solver. */
export interface ExceptionSurroundings {
  readonly elements: CsElements;
  readonly propagation: Propagation;
  flowOf(method: Method, instruction: Instruction): ExceptionFlow;
  variable(context: Context, variable: Variable): number;
}

/**
 * Exceptions per method and context, travelling back along call edges: the first matching clause
 * takes an object, what none takes leaves the method.
 */
export class Exceptions {
  readonly #around: ExceptionSurroundings;
  readonly #callsOf = new Map<number, ReturnPath[]>();
  readonly #lettingOut = new Set<number>();

  constructor(around: ExceptionSurroundings) {
    this.#around = around;
  }

  /** `throw x`, under the context of `csMethod`. */
  throwVariable(source: number, csMethod: number, at: Instruction): void {
    this.#raise(source, csMethod, at, lines.throwException);
  }

  /** A new call edge: connected at once if the callee is known to let exceptions out. */
  addCall(call: ReturnPath): void {
    const calls = this.#callsOf.get(call.callee);
    if (calls === undefined) this.#callsOf.set(call.callee, [call]);
    else calls.push(call);
    if (this.#lettingOut.has(call.callee)) this.#passBack(call);
  }

  /** The first exception that leaves a method connects it to its callers. */
  letOut(csMethod: number): void {
    if (this.#lettingOut.has(csMethod)) return;
    this.#lettingOut.add(csMethod);
    for (const call of this.#callsOf.get(csMethod) ?? []) this.#passBack(call);
  }

  #passBack(call: ReturnPath): void {
    this.#raise(this.#around.elements.thrown(call.callee), call.caller, call.instruction, lines.passException);
  }

  #raise(source: number, csMethod: number, at: Instruction, callLine: number): void {
    const { elements, propagation } = this.#around;
    const element = elements.methods[csMethod];
    if (element === undefined) return;
    const { catches, escapes } = this.#around.flowOf(element.method, at);
    for (const { target, types, taken } of catches) {
      const filter = propagation.filters.select(types.map(asType), taken.map(asType));
      propagation.addEdge(source, this.#around.variable(element.context, target), filter, "throw", callLine, at);
    }
    if (escapes === undefined) return;
    const filter = propagation.filters.select(undefined, escapes.map(asType));
    propagation.addEdge(source, elements.thrown(csMethod), filter, "throw", callLine, at);
  }
}

function asType(info: ClassInfo): Type {
  return { kind: "class", class: info };
}
