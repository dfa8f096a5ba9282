import {
  type CallSite,
  type ClassInfo,
  type Instruction,
  type InstructionOf,
  isReference,
  type Method,
  type Program,
  sameType,
  type Variable,
} from "../../java/index.ts";
import { CallGraph } from "./call-graph.ts";
import { ClassInitialisation } from "./class-initialization.ts";
import { type Context, type ContextSelector, createSelector } from "./context/index.ts";
import { createPropagation } from "./create-propagation.ts";
import { DispatchTable } from "./dispatch-table.ts";
import { CsElements } from "./elements.ts";
import { Exceptions } from "./exceptions.ts";
import {
  type CallInstruction,
  collectStatements,
  type LeftOut,
  type MethodStatements,
  type NewInstruction,
  referenceVariable,
  type UsesOfVariable,
} from "./method-statements.ts";
import type { SolverObserver } from "./observer.ts";
import type { PointsToOptions } from "./options.ts";
import { UNFILTERED } from "./pointer-flow-graph.ts";
import { leftOutBy } from "./profile.ts";
import type { Propagation } from "./propagation.ts";
import { lines, procedureNumbers } from "./pseudocode.ts";
import type { RuleName } from "./rules.ts";

/** AddReachable calls itself along static calls; deeper than this, the rest waits in a list instead of on the stack. */
const MAX_DEPTH = 200;

/** A context of `inf` sensitivity that is longer than this has met recursion: a limit like the step limit. */
const MAX_CONTEXT_LENGTH = 1_000;

/** A limit that was reached: so many steps, or a context of so many elements. */
export interface Cut {
  readonly kind: "step-limit" | "context-limit";
  readonly limit: number;
}

/** A call about to be processed: the caller's context and method, and what is called. */
interface PendingCall {
  readonly caller: number;
  readonly instruction: CallInstruction | NewInstruction;
  readonly site: CallSite;
  readonly callee: number;
  readonly rule: RuleName;
}

/**
 * The lecture's algorithm: Solve, AddReachable, AddEdge, Propagate, ProcessCall with WL, PFG, S,
 * RM, CG and pt (Lecture II, “C.S. Pointer Analysis: Algorithm”). `start` runs the part before
 * the loop, `advance` runs the loop piece by piece, so that a run can be watched and cancelled.
 */
export class Solver {
  readonly elements: CsElements;
  readonly propagation: Propagation;
  readonly callGraph = new CallGraph();
  /** How many entries were taken from WL. */
  pops = 0;
  /** What ended the run before the fixed point, if something did. */
  cutShortBy: Cut | undefined;
  readonly program: Program;
  readonly options: PointsToOptions;
  readonly #selector: ContextSelector;
  readonly #observer: SolverObserver | undefined;
  readonly #statements = new Map<Method, MethodStatements>();
  readonly #leftOut: LeftOut;
  readonly #initialisation = new ClassInitialisation();
  /** RM by method: only where the contexts of variables are merged is a variable's method context not its own. */
  readonly #contextsOf = new Map<Method, readonly number[]>();
  readonly #dispatch = new DispatchTable();
  readonly #exceptions: Exceptions;
  readonly #limit: number;
  readonly #postponed: (() => void)[] = [];
  #depth = 0;

  /** With `isChosen`, the methods that it rejects are analysed without contexts. */
  constructor(
    program: Program,
    options: PointsToOptions,
    observer?: SolverObserver,
    isChosen?: (method: Method) => boolean,
  ) {
    this.program = program;
    this.options = options;
    this.elements = new CsElements(program);
    this.propagation = createPropagation(program, this.elements, options.order, observer);
    this.#selector = createSelector(options.context, isChosen);
    this.#observer = observer;
    this.#exceptions = new Exceptions({
      elements: this.elements,
      propagation: this.propagation,
      flowOf: (method, instruction) => this.#statementsOf(method).exceptionFlow(instruction),
      variable: (context, variable) => this.#variable(context, variable),
    });
    this.#leftOut = leftOutBy(options.profile);
    this.#limit = options.maxSteps ?? Number.POSITIVE_INFINITY;
  }

  /** Solve, up to the loop. */
  start(entry: Method): void {
    this.#observer?.enter(procedureNumbers.Solve, lines.entry, -1, -1, -1, -1);
    const empty = this.elements.contexts.empty;
    if (this.#isJava) this.#initialise(entry.class);
    this.#addReachable(this.elements.method(empty, entry), "entry", lines.entry, undefined);
    this.#passMainArguments(entry);
    this.#drainPostponed();
    this.#observer?.leave();
  }

  /** Solve, the loop: takes at most `budget` entries. True when nothing is left to do. */
  advance(budget: number): boolean {
    for (let taken = 0; taken < budget; taken++) {
      if (this.propagation.isWorklistEmpty) return true;
      if (this.propagation.steps >= this.#limit) {
        this.cutShortBy = { kind: "step-limit", limit: this.#limit };
      }
      if (this.cutShortBy !== undefined) return true;
      this.#processEntry(this.propagation.take());
    }
    return this.propagation.isWorklistEmpty;
  }

  /** Whether the profile passes over a call. */
  leavesOut(site: CallSite): boolean {
    return this.#leftOut.calls(site);
  }

  get #isJava(): boolean {
    return this.options.profile === "java";
  }

  /** One turn of the loop, for the entry of a pointer that was just taken. */
  #processEntry(pointer: number): void {
    this.pops++;
    const isGrown = this.propagation.propagate();
    const element = this.elements.pointers[pointer];
    if (isGrown && element?.kind === "variable") this.#processVariable(pointer, element.variable, element.context);
    if (isGrown && element?.kind === "thrown") this.#exceptions.letOut(element.method);
    this.#drainPostponed();
    this.#observer?.leave();
  }

  /** The loop over Δ for a variable c:x. */
  #processVariable(pointer: number, variable: Variable, context: Context): void {
    const uses = this.#statementsOf(variable.method).uses[variable.index];
    if (uses === undefined) return;
    for (const object of this.propagation.delta()) {
      this.#observer?.consider(pointer, object);
      this.#processAccesses(uses, context, object);
      if (uses.calls.length > 0) this.#processCalls(uses, pointer, variable, context, object);
    }
  }

  #processAccesses(uses: UsesOfVariable, context: Context, object: number): void {
    for (const store of uses.stores) {
      const source = referenceVariable(store.source);
      if (source !== undefined) {
        this.propagation.addEdge(
          this.elements.variable(context, source),
          this.elements.field(object, store.field),
          UNFILTERED,
          "store",
          lines.store,
          store,
        );
      }
    }
    for (const load of uses.loads) {
      this.propagation.addEdge(
        this.elements.field(object, load.field),
        this.elements.variable(context, load.target),
        UNFILTERED,
        "load",
        lines.load,
        load,
      );
    }
    const site = this.elements.objects[object]?.site;
    if (site?.type.kind !== "array" || (this.#isJava && site.isEmptyArray)) return;
    for (const store of uses.arrayStores) {
      const source = referenceVariable(store.source);
      const filter = this.#isJava ? this.propagation.filters.of(site.type.element) : UNFILTERED;
      if (source !== undefined)
        this.propagation.addEdge(
          this.elements.variable(context, source),
          this.elements.array(object),
          filter,
          "array-store",
          lines.arrayStore,
          store,
        );
    }
    for (const load of uses.arrayLoads) {
      this.propagation.addEdge(
        this.elements.array(object),
        this.elements.variable(context, load.target),
        UNFILTERED,
        "array-load",
        lines.arrayLoad,
        load,
      );
    }
  }

  /** ProcessCall(c:x, c′:oᵢ). */
  #processCalls(uses: UsesOfVariable, pointer: number, variable: Variable, context: Context, object: number): void {
    this.#observer?.enter(procedureNumbers.ProcessCall, lines.processCall, pointer, object, -1, -1);
    const callers = this.options.variableContexts
      ? [this.elements.method(context, variable.method)]
      : (this.#contextsOf.get(variable.method) ?? []);
    for (const call of uses.calls) {
      for (const caller of callers) this.#processCall(call, caller, pointer, object);
    }
    this.#observer?.leave();
  }

  #processCall(call: CallInstruction, caller: number, pointer: number, object: number): void {
    const receiver = this.elements.objects[object];
    const callerContext = this.elements.methods[caller]?.context;
    if (receiver === undefined || callerContext === undefined) return;
    const method = this.#dispatch.dispatch(call.site, receiver.site.type);
    if (method === undefined) return;
    const context = this.#selector.selectInstance(this.elements.contexts, callerContext, call.site, receiver, method);
    const callee = this.elements.method(context, method);
    this.#observer?.enter(procedureNumbers.ProcessCall, lines.eachCall, pointer, object, call.site.id, callee);
    this.#putThis(method, context, object, "call", call);
    this.#addCall({ caller, instruction: call, site: call.site, callee, rule: "call" });
    this.#observer?.leave();
  }

  #putThis(method: Method, context: Context, object: number, rule: RuleName, at: Instruction): void {
    if (method.thisVariable === undefined) return;
    if (!this.#isJava && !this.#statementsOf(method).usesThis) return;
    this.propagation.put(this.#variable(context, method.thisVariable), [object], rule, lines.putThis, -1, at);
  }

  /** The part of ProcessCall that follows `if c:l → cᵗ:m ∉ CG`. */
  #addCall(call: PendingCall): void {
    const count = this.callGraph.edges.length;
    const edge = this.callGraph.enter(call.caller, call.site.id, call.callee);
    const isNew = edge === count;
    this.propagation.steps++;
    this.#observer?.callEdge(edge, call.caller, call.site.id, call.callee, isNew, call.rule, call.instruction);
    if (!isNew) return;
    this.#addReachable(call.callee, call.rule, lines.reachCallee, call.instruction);
    this.#passArguments(call);
    if (this.#isJava) this.#exceptions.addCall(call);
  }

  #passArguments(call: PendingCall): void {
    const caller = this.elements.methods[call.caller];
    const callee = this.elements.methods[call.callee];
    if (caller === undefined || callee === undefined) return;
    for (const [index, parameter] of callee.method.parameters.entries()) {
      const argument = referenceVariable(call.instruction.arguments[index]);
      const filter = this.#isJava ? this.#bridgeFilter(call.instruction, index, parameter) : UNFILTERED;
      if (argument !== undefined) {
        this.propagation.addEdge(
          this.#variable(caller.context, argument),
          this.#variable(callee.context, parameter),
          filter,
          "argument",
          lines.passArguments,
          call.instruction,
        );
      }
    }
    const target = call.instruction.kind === "call" ? call.instruction.target : undefined;
    if (target === undefined) return;
    for (const returned of this.#statementsOf(callee.method).returns) {
      this.propagation.addEdge(
        this.#variable(callee.context, returned),
        this.#variable(caller.context, target),
        UNFILTERED,
        "return",
        lines.passReturn,
        call.instruction,
      );
    }
  }

  /** A method that overrides one with wider erased parameters casts its arguments, as javac's bridge methods do. */
  #bridgeFilter(call: Instruction, index: number, parameter: Variable): number {
    const declared = call.kind === "call" ? call.site.target.parameters[index] : undefined;
    if (declared === undefined || declared === parameter || sameType(declared.type, parameter.type)) return UNFILTERED;
    return this.propagation.filters.of(parameter.type);
  }

  /** AddReachable(c:m). */
  #addReachable(method: number, rule: RuleName, callLine: number, at: Instruction | undefined): void {
    const element = this.elements.methods[method];
    if (element === undefined || this.#isOverLimit(element.context)) return;
    const isNew = !this.callGraph.isReachable(method);
    this.#observer?.enter(procedureNumbers.AddReachable, callLine, method, -1, -1, -1);
    this.propagation.steps++;
    this.#observer?.reachable(method, isNew, rule, at);
    if (isNew) {
      this.callGraph.addReachable(method);
      this.#addStatements(method, element.context, element.method);
    }
    this.#observer?.leave();
  }

  /** S ∪= S_m and what AddReachable does with it. */
  #addStatements(csMethod: number, context: Context, method: Method): void {
    const statements = this.#statementsOf(method);
    for (const allocation of statements.allocations) this.#allocate(allocation, context);
    for (const copy of statements.copies) this.#assign(copy, context);
    for (const access of statements.staticAccesses) this.#accessStatic(access, context);
    if (this.#isJava) {
      for (const info of this.#initialisation.mentionedFirstBy(method)) this.#initialise(info);
      for (const each of statements.throws) {
        this.#exceptions.throwVariable(this.#variable(context, each.value), csMethod, each);
      }
    }
    this.#callDirectly(statements, csMethod, context);
    if (!this.options.variableContexts) this.#joinMergedContexts(csMethod, method, context, statements);
  }

  #assign(copy: MethodStatements["copies"][number], context: Context): void {
    const source = copy.kind === "copy" ? copy.source : referenceVariable(copy.source);
    if (source === undefined) return;
    const isFiltered = copy.kind === "cast" && this.#isJava;
    const filter = isFiltered ? this.propagation.filters.of(copy.type) : UNFILTERED;
    this.propagation.addEdge(
      this.#variable(context, source),
      this.#variable(context, copy.target),
      filter,
      isFiltered ? "cast" : "assign",
      lines.assign,
      copy,
    );
  }

  #accessStatic(access: MethodStatements["staticAccesses"][number], context: Context): void {
    const variable = access.kind === "static-load" ? access.target : referenceVariable(access.source);
    if (variable === undefined || !isReference(access.field.type)) return;
    const local = this.#variable(context, variable);
    const field = this.elements.static(access.field);
    const [source, target] = access.kind === "static-load" ? [field, local] : [local, field];
    this.propagation.addEdge(source, target, UNFILTERED, "static", lines.staticAccess, access);
  }

  #allocate(allocation: MethodStatements["allocations"][number], context: Context): void {
    const heapContext = this.elements.contexts.last(context, this.options.heap);
    const target = this.#variable(context, allocation.target);
    const putNew = (pointer: number, object: number): void =>
      this.propagation.put(pointer, [object], "new", lines.putNew, -1, allocation);
    switch (allocation.kind) {
      case "new":
        putNew(target, this.elements.object(heapContext, allocation.site));
        break;
      case "closure":
        putNew(target, this.elements.object(heapContext, allocation.site));
        this.#capture(allocation, context, this.elements.object(heapContext, allocation.site));
        break;
      case "concat":
        if (this.#isJava) putNew(target, this.elements.object(heapContext, allocation.site));
        break;
      case "string-literal":
        if (this.#isJava) putNew(target, this.elements.object(this.elements.contexts.empty, allocation.site));
        break;
      case "new-array": {
        let holder = target;
        for (const site of allocation.sites) {
          const object = this.elements.object(heapContext, site);
          putNew(holder, object);
          holder = this.elements.array(object);
        }
        break;
      }
    }
  }

  /** The fields of a lambda's object hold what the lambda captures. */
  #capture(closure: InstructionOf<"closure">, context: Context, object: number): void {
    for (const { field, value } of closure.captured) {
      const captured = referenceVariable(value);
      if (captured === undefined) continue;
      const source = this.#variable(context, captured);
      this.propagation.addEdge(
        source,
        this.elements.field(object, field),
        UNFILTERED,
        "capture",
        lines.putNew,
        closure,
      );
    }
  }

  /** Static calls, and the constructor of each `new`, whose receiver is exactly the new object. */
  #callDirectly(statements: MethodStatements, caller: number, context: Context): void {
    if (statements.directCalls.length === 0) return;
    if (this.#depth >= MAX_DEPTH) {
      this.#postponed.push(() => this.#callDirectly(statements, caller, context));
      return;
    }
    this.#depth++;
    for (const instruction of statements.directCalls) {
      if (instruction.kind === "new") this.#callConstructor(instruction, caller, context);
      else this.#callStatic(instruction, caller, context);
    }
    this.#depth--;
  }

  #callConstructor(instruction: NewInstruction, caller: number, callerContext: Context): void {
    const heapContext = this.elements.contexts.last(callerContext, this.options.heap);
    const object = this.elements.object(heapContext, instruction.site);
    const site = instruction.constructor;
    const receiver = { context: heapContext, site: instruction.site };
    const context = this.#selector.selectInstance(this.elements.contexts, callerContext, site, receiver, site.target);
    const callee = this.elements.method(context, site.target);
    this.#observer?.enter(procedureNumbers.ProcessCall, lines.directCall, -1, object, site.id, callee);
    this.#putThis(site.target, context, object, "constructor-call", instruction);
    this.#addCall({ caller, instruction, site, callee, rule: "constructor-call" });
    this.#observer?.leave();
  }

  #callStatic(instruction: CallInstruction, caller: number, callerContext: Context): void {
    const { target } = instruction.site;
    const context = this.#selector.selectStatic(this.elements.contexts, callerContext, instruction.site, target);
    const callee = this.elements.method(context, target);
    this.#observer?.enter(procedureNumbers.ProcessCall, lines.directCall, -1, -1, instruction.site.id, callee);
    this.#addCall({ caller, instruction, site: instruction.site, callee, rule: "static-call" });
    this.#observer?.leave();
  }

  /** A method seen under one more context meets the objects that its merged variables already hold. */
  #joinMergedContexts(csMethod: number, method: Method, context: Context, statements: MethodStatements): void {
    const contexts = this.#contextsOf.get(method) ?? [];
    this.#contextsOf.set(method, [...contexts, csMethod]);
    if (contexts.length === 0) return;
    for (const variable of method.variables) {
      const calls = statements.uses[variable.index]?.calls ?? [];
      if (calls.length === 0) continue;
      const pointer = this.#variable(context, variable);
      for (const object of this.propagation.pointsTo(pointer).elements) {
        for (const call of calls) this.#processCall(call, csMethod, pointer, object);
      }
    }
  }

  #initialise(info: ClassInfo): void {
    for (const initialiser of this.#initialisation.initialisersOf(info)) {
      this.#addReachable(
        this.elements.method(this.elements.contexts.empty, initialiser),
        "class-initialisation",
        lines.initialiseClasses,
        undefined,
      );
    }
  }

  /** `main` receives one array with one element. */
  #passMainArguments(entry: Method): void {
    const parameter = entry.parameters[0];
    if (!this.#isJava || parameter?.type.kind !== "array") return;
    const empty = this.elements.contexts.empty;
    const array = this.elements.object(empty, this.program.mainArguments.array);
    const element = this.elements.object(empty, this.program.mainArguments.element);
    this.propagation.put(this.#variable(empty, parameter), [array], "entry", lines.entry, -1, undefined);
    this.propagation.put(this.elements.array(array), [element], "entry", lines.entry, -1, undefined);
  }

  #variable(context: Context, variable: Variable): number {
    return this.elements.variable(this.options.variableContexts ? context : this.elements.contexts.empty, variable);
  }

  #statementsOf(method: Method): MethodStatements {
    const known = this.#statements.get(method);
    if (known !== undefined) return known;
    const statements = collectStatements(method, this.#leftOut);
    this.#statements.set(method, statements);
    return statements;
  }

  #isOverLimit(context: Context): boolean {
    if (this.propagation.steps < this.#limit && context.elements.length <= MAX_CONTEXT_LENGTH) return false;
    const isTooLong = context.elements.length > MAX_CONTEXT_LENGTH;
    this.cutShortBy = isTooLong
      ? { kind: "context-limit", limit: MAX_CONTEXT_LENGTH }
      : { kind: "step-limit", limit: this.#limit };
    return true;
  }

  #drainPostponed(): void {
    for (let next = this.#postponed.pop(); next !== undefined; next = this.#postponed.pop()) next();
  }
}
