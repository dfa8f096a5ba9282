import { type Instruction, isReference, type Method } from "../../../../java/index.ts";
import type { Context } from "../context/index.ts";
import { UNFILTERED } from "../pointer-flow-graph/pointer-flow-graph.ts";
import type { SolverRule } from "../rules.ts";
import { type MethodStatements, referenceVariable } from "../statements/method-statements.ts";
import { Allocations } from "./allocations.ts";
import { Calls } from "./calls.ts";
import type { SolverPlugin } from "./plugin.ts";
import type { SolverState } from "./solver-state.ts";

/** AddReachable calls itself along static calls; deeper than this, the rest waits in a list instead of on the stack. */
const MAX_DEPTH = 200;

/** AddReachable, and what it does with the statements of a method: allocations, copies, static fields, direct calls. */
export class Reachability {
  readonly calls: Calls;
  readonly #state: SolverState;
  readonly #plugins: readonly SolverPlugin[];
  readonly #allocations: Allocations;
  /** RM by method: only where the contexts of variables are merged is a variable's method context not its own. */
  readonly #contextsOf = new Map<Method, readonly number[]>();
  readonly #postponed: (() => void)[] = [];
  #depth = 0;

  constructor(state: SolverState, plugins: readonly SolverPlugin[]) {
    this.#state = state;
    this.#plugins = plugins;
    this.#allocations = new Allocations(state);
    this.calls = new Calls(state, (method, rule, at) => this.addReachable(method, rule, at), plugins);
  }

  /** AddReachable(c:m). */
  addReachable(method: number, rule: SolverRule, at: Instruction | undefined): void {
    const { callGraph, elements, observer, propagation } = this.#state;
    const element = elements.methods[method];
    if (element === undefined || this.#state.isOverLimit(element.context)) return;
    const isNew = !callGraph.isReachable(method);
    propagation.steps++;
    observer?.reachable(method, isNew, rule, at);
    if (isNew) {
      callGraph.addReachable(method);
      this.#addStatements(method, element.context, element.method);
    }
    observer?.leave();
  }

  /** The contexts under which a method with merged variables is reachable. */
  contextsOf(method: Method): readonly number[] {
    return this.#contextsOf.get(method) ?? [];
  }

  /** Does what waits because the stack was too deep. */
  drainPostponed(): void {
    for (let next = this.#postponed.pop(); next !== undefined; next = this.#postponed.pop()) next();
  }

  /** S ∪= S_m and what AddReachable does with it. */
  #addStatements(csMethod: number, context: Context, method: Method): void {
    const statements = this.#state.statementsOf(method);
    for (const allocation of statements.allocations) this.#allocations.allocate(allocation, context);
    for (const copy of statements.copies) this.#assign(copy, context);
    for (const access of statements.staticAccesses) this.#accessStatic(access, context);
    for (const plugin of this.#plugins) plugin.onNewMethod?.(csMethod, context, method);
    this.#callDirectly(statements, csMethod, context);
    if (!this.#state.options.variableContexts) this.#joinMergedContexts(csMethod, method, context, statements);
  }

  #assign(copy: MethodStatements["copies"][number], context: Context): void {
    const { propagation } = this.#state;
    const source = copy.kind === "copy" ? copy.source : referenceVariable(copy.source);
    if (source === undefined) return;
    const isFiltered = copy.kind === "cast" && propagation.filters.areApplied;
    propagation.addEdge(
      this.#state.variable(context, source),
      this.#state.variable(context, copy.target),
      isFiltered ? propagation.filters.of(copy.type) : UNFILTERED,
      isFiltered ? "cast" : "assign",
      copy,
    );
  }

  #accessStatic(access: MethodStatements["staticAccesses"][number], context: Context): void {
    const variable = access.kind === "static-load" ? access.target : referenceVariable(access.source);
    if (variable === undefined || !isReference(access.field.type)) return;
    const local = this.#state.variable(context, variable);
    const field = this.#state.elements.static(access.field);
    const [source, target] = access.kind === "static-load" ? [field, local] : [local, field];
    this.#state.propagation.addEdge(source, target, UNFILTERED, "static", access);
  }

  /** Static calls, and the constructor of each `new`. */
  #callDirectly(statements: MethodStatements, caller: number, context: Context): void {
    if (statements.directCalls.length === 0) return;
    if (this.#depth >= MAX_DEPTH) {
      this.#postponed.push(() => this.#callDirectly(statements, caller, context));
      return;
    }
    this.#depth++;
    for (const instruction of statements.directCalls) {
      // A limit that ended the run ends the calls under way, and those that wait, which may be many.
      if (this.#state.stoppedBy !== undefined) break;
      if (instruction.kind === "new") this.calls.callConstructor(instruction, caller, context);
      else this.calls.callStatic(instruction, caller, context);
    }
    this.#depth--;
  }

  /** A method seen under one more context meets the objects that its merged variables already hold. */
  #joinMergedContexts(csMethod: number, method: Method, context: Context, statements: MethodStatements): void {
    const contexts = this.contextsOf(method);
    this.#contextsOf.set(method, [...contexts, csMethod]);
    if (contexts.length === 0) return;
    for (const variable of method.variables) {
      const calls = statements.uses[variable.index]?.calls ?? [];
      if (calls.length === 0) continue;
      const pointer = this.#state.variable(context, variable);
      for (const object of this.#state.propagation.pointsTo(pointer)) {
        for (const call of calls) this.calls.callInstance(call, csMethod, pointer, object);
      }
    }
  }
}
