import { type CallSite, type Instruction, type Method, sameType, type Variable } from "../../../../java/index.ts";
import type { CsMethod } from "../context/elements.ts";
import type { Context, ContextSelector } from "../context/index.ts";
import { UNFILTERED } from "../pointer-flow-graph/pointer-flow-graph.ts";
import type { SolverRule } from "../rules.ts";
import { type CallInstruction, type NewInstruction, referenceVariable } from "../statements/method-statements.ts";
import { DispatchTable } from "./dispatch-table.ts";
import type { SolverPlugin } from "./plugin.ts";
import type { SolverState } from "./solver-state.ts";

/** AddReachable(c:m) */
export type AddReachable = (method: number, rule: SolverRule, at: Instruction | undefined) => void;

/**
 * ProcessCall: Dispatch, Select, `this`, the call edge, arguments and return value. Static calls and
 * constructors, whose callee is known without a points-to set, take the same way without Dispatch.
 */
export class Calls {
  readonly #state: SolverState;
  readonly #selector: ContextSelector;
  readonly #addReachable: AddReachable;
  readonly #dispatch = new DispatchTable();
  readonly #plugins: readonly SolverPlugin[];

  constructor(state: SolverState, addReachable: AddReachable, plugins: readonly SolverPlugin[]) {
    this.#state = state;
    this.#selector = state.selector;
    this.#addReachable = addReachable;
    this.#plugins = plugins;
  }

  /** `r = x.k(…)` of a caller, for c′:oᵢ in pt(c:x). */
  callInstance(call: CallInstruction, caller: number, pointer: number, object: number): void {
    const { elements, observer } = this.#state;
    const receiver = elements.objects[object];
    const callerContext = elements.methods[caller]?.context;
    if (receiver === undefined || callerContext === undefined) return;
    const method = this.#dispatch.dispatch(call.site, receiver.site.type);
    if (method === undefined) return;
    const context = this.#selector.selectInstance(elements.contexts, callerContext, call.site, receiver, method);
    const callee = elements.method(context, method);
    observer?.call(pointer, object, call.site.id, callee);
    this.#state.propagation.steps++;
    observer?.dispatch(caller, call.site.id, callee, call);
    this.#select(caller, call.site, callee, call);
    this.#putThis(method, context, object, "call", call);
    this.#addCall(caller, call, call.site, callee, "call");
    observer?.leave();
  }

  /** The constructor of `new C(…)`, whose receiver is exactly the new object. */
  callConstructor(instruction: NewInstruction, caller: number, callerContext: Context): void {
    const { elements, observer } = this.#state;
    const object = this.#state.object(callerContext, instruction.site);
    const site = instruction.constructor;
    const receiver = elements.objects[object];
    if (receiver === undefined) return;
    const context = this.#selector.selectInstance(elements.contexts, callerContext, site, receiver, site.target);
    const callee = elements.method(context, site.target);
    observer?.call(-1, object, site.id, callee);
    this.#select(caller, site, callee, instruction);
    this.#putThis(site.target, context, object, "constructor-call", instruction);
    this.#addCall(caller, instruction, site, callee, "constructor-call");
    observer?.leave();
  }

  callStatic(instruction: CallInstruction, caller: number, callerContext: Context): void {
    const { elements, observer } = this.#state;
    const { site } = instruction;
    const context = this.#selector.selectStatic(elements.contexts, callerContext, site, site.target);
    const callee = elements.method(context, site.target);
    observer?.call(-1, -1, site.id, callee);
    this.#select(caller, site, callee, instruction);
    this.#addCall(caller, instruction, site, callee, "static-call");
    observer?.leave();
  }

  /** cᵗ = Select(…) was chosen; the context-insensitive algorithm has no such line. */
  #select(caller: number, site: CallSite, callee: number, at: Instruction): void {
    if (!this.#state.hasContexts) return;
    this.#state.propagation.steps++;
    this.#state.observer?.select(caller, site.id, callee, at);
  }

  #putThis(method: Method, context: Context, object: number, rule: SolverRule, at: Instruction): void {
    const state = this.#state;
    if (method.thisVariable === undefined || !state.statementsOf(method).usesThis) return;
    state.propagation.put(state.variable(context, method.thisVariable), [object], rule, -1, at);
  }

  /** The part of ProcessCall that begins with `if c:l → cᵗ:m ∉ CG`. */
  #addCall(
    caller: number,
    instruction: CallInstruction | NewInstruction,
    site: CallSite,
    callee: number,
    rule: SolverRule,
  ): void {
    const { callGraph, observer, propagation } = this.#state;
    const count = callGraph.edgeCount;
    const edge = callGraph.enter(caller, site.id, callee);
    const isNew = edge === count;
    propagation.steps++;
    observer?.callEdge(edge, isNew, rule, instruction);
    if (!isNew) return;
    this.#addReachable(callee, rule, instruction);
    this.#passValues(caller, instruction, callee);
    for (const plugin of this.#plugins) plugin.onNewCallEdge?.(edge, instruction);
  }

  #passValues(callerNumber: number, instruction: CallInstruction | NewInstruction, calleeNumber: number): void {
    const caller = this.#state.elements.methods[callerNumber];
    const callee = this.#state.elements.methods[calleeNumber];
    if (caller === undefined || callee === undefined) return;
    this.#passArguments(caller, instruction, callee);
    const target = instruction.kind === "call" ? instruction.target : undefined;
    if (target !== undefined) this.#passReturns(callee, caller, target, instruction);
  }

  /** aⱼ → m_pⱼ */
  #passArguments(caller: CsMethod, instruction: CallInstruction | NewInstruction, callee: CsMethod): void {
    const state = this.#state;
    const { parameters } = callee.method;
    for (let index = 0; index < parameters.length; index++) {
      const parameter = parameters[index];
      const argument = referenceVariable(instruction.arguments[index]);
      if (argument === undefined || parameter === undefined) continue;
      const filter = this.#bridgeFilter(instruction, index, parameter);
      const source = state.variable(caller.context, argument);
      const target = state.variable(callee.context, parameter);
      state.propagation.addEdge(source, target, filter, "argument", instruction);
    }
  }

  /** m_ret → r */
  #passReturns(callee: CsMethod, caller: CsMethod, result: Variable, at: Instruction): void {
    const state = this.#state;
    for (const returned of state.statementsOf(callee.method).returns) {
      const source = state.variable(callee.context, returned);
      const target = state.variable(caller.context, result);
      state.propagation.addEdge(source, target, UNFILTERED, "return", at);
    }
  }

  /** A method that overrides one with wider erased parameters casts its arguments, as javac's bridge methods do. */
  #bridgeFilter(call: Instruction, index: number, parameter: Variable): number {
    const declared = call.kind === "call" ? call.site.target.parameters[index] : undefined;
    if (declared === undefined || declared === parameter || sameType(declared.type, parameter.type)) return UNFILTERED;
    return this.#state.propagation.filters.of(parameter.type);
  }
}
