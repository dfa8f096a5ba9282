import type { CallSite, Instruction, InstructionOf, Method, Type, Variable } from "../../../java/index.ts";
import { append, valueAt } from "../../../kernel/index.ts";
import type { CsMethod } from "../algorithm/context/elements.ts";
import type { Context } from "../algorithm/context/index.ts";
import { UNFILTERED } from "../algorithm/pointer-flow-graph/pointer-flow-graph.ts";
import type { CallEdge } from "../algorithm/solver/call-graph.ts";
import { DispatchTable } from "../algorithm/solver/dispatch-table.ts";
import type { Solver } from "../algorithm/solver/solver.ts";
import type { CallInstruction, MethodStatements, NewInstruction } from "../algorithm/statements/method-statements.ts";
import { signatureOf } from "../story/dispatch/signature.ts";
import { type PointerSymbol, SymbolWriter, showContext, showObject } from "../story/symbols.ts";
import type { Wanted } from "./wanted.ts";

/** A call of the program, wherever its method is reachable. */
interface Caller {
  readonly instruction: CallInstruction | NewInstruction;
  readonly method: Method;
}

/** A load or a store, of a field or of an element. */
export type Access = InstructionOf<"load" | "store" | "array-load" | "array-store">;

/** The result of a run and the statements of its program, looked up by what they could have given. */
export class FixedPoint {
  readonly solver: Solver;
  readonly callers: readonly Caller[];
  readonly stores: readonly Access[];
  readonly #dispatch = new DispatchTable();
  readonly #contexts = new Map<Method, Context[]>();
  readonly #sets = new Map<number, ReadonlySet<number>>();
  readonly #symbols: SymbolWriter;
  readonly #methodOf = new Map<Instruction, Method>();

  constructor(solver: Solver) {
    this.solver = solver;
    const { program, elements, heapModel, options, callGraph } = solver;
    this.#symbols = new SymbolWriter(program, elements, heapModel, options.context);
    for (const number of callGraph.reachable) {
      const found = elements.methods[number];
      if (found !== undefined) append(this.#contexts, found.method, found.context);
    }
    const reached = [...this.#contexts.keys()];
    for (const method of reached) for (const instruction of method.body) this.#methodOf.set(instruction, method);
    this.callers = reached.flatMap((method) =>
      callsOf(this.statements(method)).map((instruction) => ({ instruction, method })),
    );
    this.stores = reached.flatMap((method) =>
      usesOf(this.statements(method)).flatMap(({ stores, arrayStores }) => [...stores, ...arrayStores]),
    );
  }

  statements(method: Method): MethodStatements {
    return this.solver.statementsOf(method);
  }

  /** The statement of a call site, in a reachable method. */
  instructionOf(site: number): CallInstruction | NewInstruction | undefined {
    return this.callers.find(({ instruction }) => siteOf(instruction).id === site)?.instruction;
  }

  /** Those that are reachable. */
  get methods(): readonly Method[] {
    return [...this.#contexts.keys()];
  }

  /** cᵗ:m of the calls c:l → cᵗ:m */
  calleesOf(caller: number, site: number): readonly number[] {
    return this.solver.callGraph.edges
      .filter((edge) => edge.caller === caller && edge.site === site)
      .map(({ callee }) => callee);
  }

  /** The calls that lead to c:m. */
  callsOf(callee: number): readonly CallEdge[] {
    const { callGraph } = this.solver;
    const calls: CallEdge[] = [];
    for (let edge = callGraph.firstCallOf(callee); edge !== -1; edge = callGraph.nextCall(edge))
      calls.push(callGraph.edge(edge));
    return calls;
  }

  /** The contexts under which a method is reachable. */
  contextsOf(method: Method): readonly Context[] {
    return this.#contexts.get(method) ?? [];
  }

  methodOf(instruction: Instruction): Method | undefined {
    return this.#methodOf.get(instruction);
  }

  pointsTo(pointer: number): ReadonlySet<number> {
    return valueAt(this.#sets, pointer, () => new Set(this.solver.propagation.pointsTo(pointer)));
  }

  /** c:x */
  variable(context: Context, variable: Variable): number {
    return this.solver.variable(context, variable);
  }

  method(context: Context, method: Method): number {
    return this.solver.elements.method(context, method);
  }

  csMethod(number: number): CsMethod | undefined {
    return this.solver.elements.methods[number];
  }

  /** Dispatch(oᵢ, k) */
  dispatch({ site }: CallInstruction, object: number): Method | undefined {
    const type = this.solver.elements.objects[object]?.site.type;
    return type === undefined ? undefined : this.#dispatch.dispatch(site, type);
  }

  /** Select(c, l, c′:oᵢ) */
  select(context: Context, { site }: CallInstruction, object: number, callee: Method): Context | undefined {
    const receiver = this.solver.elements.objects[object];
    if (receiver === undefined) return undefined;
    return this.solver.selector.selectInstance(this.solver.elements.contexts, context, site, receiver, callee);
  }

  selectStatic(context: Context, { site }: CallInstruction): Context {
    return this.solver.selector.selectStatic(this.solver.elements.contexts, context, site, site.target);
  }

  /** The constructor’s context for `new C(…)` under a context, and the object. */
  selectConstructor(
    context: Context,
    { site, constructor }: NewInstruction,
  ): { readonly object: number; readonly context: Context | undefined } {
    const object = this.solver.object(context, site);
    const receiver = this.solver.elements.objects[object];
    const { contexts } = this.solver.elements;
    return {
      object,
      context:
        receiver && this.solver.selector.selectInstance(contexts, context, constructor, receiver, constructor.target),
    };
  }

  /** Whether a type lets an object pass; where nothing is filtered, always. */
  passes(type: Type, object: number): boolean {
    const found = this.solver.elements.objects[object];
    const { filters } = this.solver.propagation;
    const filter = filters.of(type);
    return found === undefined || filter === UNFILTERED || filters.admits(filter, found);
  }

  /** Whether a fact is there. */
  holds(fact: Wanted): boolean {
    const { callGraph, propagation } = this.solver;
    switch (fact.kind) {
      case "points-to":
        return this.pointsTo(fact.pointer).has(fact.object);
      case "reachable":
        return callGraph.isReachable(fact.method);
      case "call":
        return callGraph.edges.some(
          ({ caller, site, callee }) => caller === fact.caller && site === fact.site && callee === fact.callee,
        );
      case "flow":
        for (
          let edge = propagation.pfg.firstSuccessor(fact.source);
          edge !== -1;
          edge = propagation.pfg.nextSuccessor(edge)
        )
          if (propagation.pfg.target(edge) === fact.target) return true;
        return false;
    }
  }

  /** As the page writes it. */
  text(fact: Wanted): string {
    switch (fact.kind) {
      case "points-to":
        return `${this.object(fact.object)} ∈ pt(${this.pointer(fact.pointer)})`;
      case "reachable":
        return `${this.methodLabel(fact.method)} ∈ RM`;
      case "flow":
        return `${this.pointer(fact.source)} → ${this.pointer(fact.target)}`;
      case "call":
        return `${this.callLabel(fact.caller, fact.site)} → ${this.methodLabel(fact.callee)}`;
    }
  }

  object(object: number): string {
    const found = this.solver.elements.objects[object];
    return found === undefined ? "?" : showObject(found);
  }

  pointer(pointer: number): string {
    return this.symbol(pointer).label;
  }

  /** How it is drawn. */
  symbol(pointer: number): PointerSymbol {
    return this.#symbols.pointer(this.solver.elements.pointer(pointer));
  }

  /** The allocation site of an object, in every run: `o8`. */
  site(object: number): string {
    const found = this.solver.elements.objects[object];
    return found === undefined ? "?" : this.#symbols.object(found).site;
  }

  methodLabel(method: number): string {
    const found = this.csMethod(method);
    return found === undefined ? "?" : this.#symbols.method(found).label;
  }

  callLabel(caller: number, site: number): string {
    const found = this.csMethod(caller);
    const call = this.solver.program.callSites[site];
    const label = call === undefined ? "?" : this.solver.elements.labelOf(call);
    return this.solver.hasContexts && found !== undefined ? `${showContext(found.context)}:${label}` : label;
  }

  /** `Dispatch(o3, m()) = C.m()` */
  dispatchText(call: CallInstruction, object: number): string {
    const found = this.dispatch(call, object)?.label ?? "–";
    return `Dispatch(${this.object(object)}, ${signatureOf(call.site.target.label)}) = ${found}`;
  }

  /** `Select([], 4, o3) = [4]` */
  selectText(context: Context, call: CallInstruction, object: number | undefined, chosen: Context): string {
    const receiver = object === undefined ? "–" : this.object(object);
    return `Select(${showContext(context)}, ${this.solver.elements.labelOf(call.site)}, ${receiver}) = ${showContext(chosen)}`;
  }
}

function callsOf(statements: MethodStatements): readonly (CallInstruction | NewInstruction)[] {
  return [...statements.directCalls, ...usesOf(statements).flatMap(({ calls }) => calls)];
}

function usesOf({ uses }: MethodStatements) {
  return uses.flatMap((use) => (use === undefined ? [] : [use]));
}

/** The call that a statement makes. */
export function siteOf(instruction: CallInstruction | NewInstruction): CallSite {
  return instruction.kind === "call" ? instruction.site : instruction.constructor;
}
