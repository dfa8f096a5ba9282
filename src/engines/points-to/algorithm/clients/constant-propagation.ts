import type { Instruction, InstructionOf, Method, Operand } from "../../../../java/index.ts";
import { append, type Place, type Span, setAt, startOf, valueAt } from "../../../../kernel/index.ts";
import type { Solver } from "../solver/solver.ts";
import { flowOf, followedTarget, type MethodFlow, type Values, valueOf } from "./constant-flow.ts";
import { type ConstantValue, isFollowed, meet } from "./constant-values.ts";

/** What an int variable (any integer type, `boolean` as 0 and 1) holds after one of its assignments. */
export interface ConstantRow extends Place {
  readonly method: string;
  readonly name: string;
  /** `1`, `NAC`, or `UNDEF` where the assignment never has a value. */
  readonly value: string;
}

/**
 * Interprocedural constant propagation over the points-to call graph (Lecture I, opening: `i = x.get()`
 * is NAC as long as `x.get()` has two targets). Each context-sensitive method is analyzed for
 * itself: its parameters are the meet over its calls, the value of a call is the meet over its
 * callees. Rows are per method, the meet over its contexts, one for each parameter and assignment
 * of a variable that the program names, in program order. The entry's parameters are NAC, and so is
 * everything that comes out of a library method.
 */
export function propagateConstants(solver: Solver, entry: Method): readonly ConstantRow[] {
  const propagation = new ConstantPropagation(solver, entry);
  propagation.run();
  return rowsOf(solver, propagation);
}

/** Call edges of one context-sensitive method: callees by call site. */
type CalleesBySite = ReadonlyMap<number, readonly number[]>;

class ConstantPropagation {
  /** By number of the context-sensitive method. */
  readonly parameters = new Map<number, ConstantValue[]>();
  readonly flows = new Map<number, MethodFlow>();
  readonly #solver: Solver;
  readonly #callees = new Map<number, Map<number, number[]>>();
  readonly #callers = new Map<number, Set<number>>();
  readonly #returned = new Map<number, ConstantValue>();
  readonly #waiting: number[] = [];
  readonly #isWaiting = new Set<number>();

  constructor(solver: Solver, entry: Method) {
    this.#solver = solver;
    for (const { caller, site, callee } of solver.callGraph.edges) {
      append(
        valueAt(this.#callees, caller, () => new Map<number, number[]>()),
        site,
        callee,
      );
      setAt(this.#callers, callee).add(caller);
    }
    for (const id of solver.callGraph.reachable) {
      const method = solver.elements.methods[id]?.method;
      if (method === undefined || method.class.isLibrary) continue;
      const isCalledFromOutside = method === entry || this.#isCalledByLibrary(id);
      this.parameters.set(
        id,
        method.parameters.map(() => (isCalledFromOutside ? "NAC" : "UNDEF")),
      );
      this.#enqueue(id);
    }
  }

  run(): void {
    for (let id = this.#waiting.pop(); id !== undefined; id = this.#waiting.pop()) {
      this.#isWaiting.delete(id);
      const method = this.#solver.elements.methods[id]?.method;
      const parameters = this.parameters.get(id);
      if (method !== undefined && parameters !== undefined) this.#analyze(id, method, parameters);
    }
  }

  #analyze(id: number, method: Method, parameters: Values): void {
    const callees: CalleesBySite = this.#callees.get(id) ?? new Map();
    const flow = flowOf(method, parameters, (call) => this.#valueOfCall(call, callees));
    this.flows.set(id, flow);
    for (const [index, instruction] of method.body.entries()) {
      const values = flow.before[index];
      if (values !== undefined) this.#passOn(id, instruction, values, callees);
    }
  }

  #passOn(id: number, instruction: Instruction, values: Values, callees: CalleesBySite): void {
    switch (instruction.kind) {
      case "call":
        this.#passArguments(callees.get(instruction.site.id), instruction.arguments, values);
        break;
      case "new":
        this.#passArguments(callees.get(instruction.constructor.id), instruction.arguments, values);
        break;
      case "return":
        if (instruction.value !== undefined) this.#passReturn(id, valueOf(instruction.value, values));
        break;
      default:
        break;
    }
  }

  #passArguments(callees: readonly number[] | undefined, given: readonly Operand[], values: Values): void {
    for (const callee of callees ?? []) {
      const parameters = this.parameters.get(callee);
      if (parameters === undefined) continue;
      for (const [index, old] of parameters.entries()) {
        const met = meet(old, valueOf(given[index], values));
        if (met === old) continue;
        parameters[index] = met;
        this.#enqueue(callee);
      }
    }
  }

  #passReturn(id: number, value: ConstantValue): void {
    const old = this.#returned.get(id) ?? "UNDEF";
    const met = meet(old, value);
    if (met === old) return;
    this.#returned.set(id, met);
    for (const caller of this.#callers.get(id) ?? []) if (this.parameters.has(caller)) this.#enqueue(caller);
  }

  /** Without a callee the call never returns: its value stays UNDEF. */
  #valueOfCall(call: InstructionOf<"call">, callees: CalleesBySite): ConstantValue {
    let value: ConstantValue = "UNDEF";
    for (const callee of callees.get(call.site.id) ?? []) {
      value = meet(value, this.parameters.has(callee) ? (this.#returned.get(callee) ?? "UNDEF") : "NAC");
    }
    return value;
  }

  #isCalledByLibrary(id: number): boolean {
    return [...(this.#callers.get(id) ?? [])].some(
      (caller) => this.#solver.elements.methods[caller]?.method.class.isLibrary,
    );
  }

  #enqueue(id: number): void {
    if (this.#isWaiting.has(id)) return;
    this.#isWaiting.add(id);
    this.#waiting.push(id);
  }
}

function rowsOf(solver: Solver, { parameters, flows }: ConstantPropagation): readonly ConstantRow[] {
  const idsOf = new Map<Method, number[]>();
  for (const id of parameters.keys()) {
    const method = solver.elements.methods[id]?.method;
    if (method !== undefined) append(idsOf, method, id);
  }
  return solver.program.methods.flatMap((method) => {
    const ids = idsOf.get(method) ?? [];
    if (ids.length === 0) return [];
    const rows = new Rows(method);
    for (const id of ids) rows.addContext(parameters.get(id) ?? [], flows.get(id));
    return rows.list();
  });
}

/** The rows of one method: a statement that is lowered twice (`finally`) or analyzed under two contexts is one row. */
class Rows {
  readonly #method: Method;
  readonly #rows = new Map<string, { readonly name: string; readonly span: Span; value: ConstantValue }>();

  constructor(method: Method) {
    this.#method = method;
  }

  addContext(parameters: Values, flow: MethodFlow | undefined): void {
    for (const [index, parameter] of this.#method.parameters.entries()) {
      if (isFollowed(parameter.type) && !parameter.isTemporary)
        this.#add(parameter.name, parameter.span, parameters[index] ?? "UNDEF");
    }
    for (const [index, instruction] of this.#method.body.entries()) {
      const target = followedTarget(instruction);
      if (target === undefined || target.isTemporary) continue;
      this.#add(target.name, instruction.span, flow?.after[index]?.[target.index] ?? "UNDEF");
    }
  }

  list(): readonly ConstantRow[] {
    return [...this.#rows.values()].map(({ name, span, value }) => ({
      method: this.#method.label,
      name,
      ...startOf(span),
      value: String(value),
    }));
  }

  #add(name: string, span: Span, value: ConstantValue): void {
    const key = `${name}@${span.start.line}:${span.start.column}`;
    const known = this.#rows.get(key);
    if (known === undefined) this.#rows.set(key, { name, span, value });
    else known.value = meet(known.value, value);
  }
}
