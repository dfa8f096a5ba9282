import type { Field, InstructionOf, Program } from "../../../../java/index.ts";
import type { Context } from "../context/index.ts";
import { UNFILTERED } from "../pointer-flow-graph/pointer-flow-graph.ts";
import { type MethodStatements, referenceVariable } from "../statements/method-statements.ts";
import type { SolverState } from "./solver-state.ts";

type Allocation = MethodStatements["allocations"][number];

/** In AddReachable: `x = new T()` and everything else that makes an object, under the heap context of its method’s. */
export class Allocations {
  readonly #state: SolverState;
  /** Only in programs that call `intern`. */
  readonly #stringPool: Field | undefined;

  constructor(state: SolverState) {
    this.#state = state;
    this.#stringPool = stringPool(state.program);
  }

  allocate(allocation: Allocation, context: Context): void {
    const target = this.#state.variable(context, allocation.target);
    switch (allocation.kind) {
      case "new":
      case "concat":
        this.#put(target, this.#state.object(context, allocation.site), allocation);
        break;
      case "closure":
        this.#put(target, this.#state.object(context, allocation.site), allocation);
        this.#capture(allocation, context, this.#state.object(context, allocation.site));
        break;
      case "string-literal":
        this.#addLiteral(allocation, target);
        break;
      case "new-array":
        this.#allocateArrays(allocation, target, context);
        break;
    }
  }

  #put(pointer: number, object: number, allocation: Allocation): void {
    this.#state.propagation.put(pointer, [object], "new", -1, allocation);
  }

  /** One object for each dimension, each the element of the one before. */
  #allocateArrays(allocation: InstructionOf<"new-array">, target: number, context: Context): void {
    let holder = target;
    for (const site of allocation.sites) {
      const object = this.#state.object(context, site);
      this.#put(holder, object, allocation);
      holder = this.#state.elements.array(object);
    }
  }

  /** A literal is in the pool of `String.intern()`, and is whatever was put there before. */
  #addLiteral(literal: InstructionOf<"string-literal">, target: number): void {
    const { elements, propagation } = this.#state;
    const object = this.#state.object(elements.contexts.empty, literal.site);
    this.#put(target, object, literal);
    if (this.#stringPool === undefined) return;
    const pool = elements.static(this.#stringPool);
    this.#put(pool, object, literal);
    propagation.addEdge(pool, target, UNFILTERED, "static", literal);
  }

  /** The fields of a lambda's object hold what the lambda captures. */
  #capture(closure: InstructionOf<"closure">, context: Context, object: number): void {
    const { elements, propagation } = this.#state;
    for (const { field, value } of closure.captured) {
      const captured = referenceVariable(value);
      if (captured === undefined) continue;
      const source = this.#state.variable(context, captured);
      propagation.addEdge(source, elements.field(object, field), UNFILTERED, "capture", closure);
    }
  }
}

function stringPool(program: Program): Field | undefined {
  const { string } = program.wellKnown;
  const isCompiled = string.methods.some(({ name, body }) => name === "intern" && body.length > 0);
  return isCompiled ? string.fields.find(({ name, isStatic }) => isStatic && name === "pool") : undefined;
}
