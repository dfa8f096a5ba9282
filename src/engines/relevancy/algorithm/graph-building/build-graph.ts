import type { Instruction, Method } from "../../../../java/index.ts";
import { setAt } from "../../../../kernel/index.ts";
import type { RelevancyOptions } from "../../options.ts";
import type { CallEdge } from "../dependence-graph/call-edge.ts";
import { DependenceGraph, type GraphObserver } from "../dependence-graph/dependence-graph.ts";
import { isOfInterest } from "../dependence-graph/types-of-interest.ts";
import { liveCode } from "../local-parts/live-code.ts";
import { CallStructure, isLibraryMethod, isSymbolicCall } from "../points-to-view/call-structure.ts";
import type { PointsToView } from "../points-to-view/points-to-view.ts";
import { returnPointOf } from "./calls.ts";
import { Construction, SYMBOLIC } from "./construction.ts";
import { buildGlobals } from "./globals.ts";
import { controlsOf } from "./implicit.ts";
import { collectKeys, isKeyed } from "./map-calls.ts";
import type { SeedChoice } from "./seeds.ts";
import { buildStatement } from "./statements.ts";

/** Observes the construction from statement to statement. */
export interface BuildObserver extends GraphObserver {
  /** The edges that follow are another statement’s, or the globals’ share of the calls. */
  statement(): void;
}

export interface BuiltGraph {
  readonly graph: DependenceGraph;
  readonly entry: Method;
  readonly calls: readonly CallEdge[];
  /** The methods of the program that run, in the order in which they were met. */
  readonly methods: readonly Method[];
  readonly construction: Construction;
}

/** The whole graph at once. Throws `BudgetSpent`. */
export function buildAll(view: PointsToView, options: RelevancyOptions, seeds: SeedChoice): BuiltGraph {
  const builder = new GraphBuilder(view, options, seeds);
  while (!builder.advance(1000));
  return builder.result();
}

/**
 * Builds the weighted dependence graph of a program, method by method from the entry, then the globals of all calls.
 * Throws `BudgetSpent`.
 */
export class GraphBuilder {
  readonly #construction: Construction;
  readonly #entry: Method;
  readonly #observer: BuildObserver | undefined;
  readonly #methods: Method[] = [];
  readonly #met = new Set<Method>();
  #nextMethod = 0;
  #readCalls = 0;
  #isDone = false;

  constructor(view: PointsToView, options: RelevancyOptions, seeds: SeedChoice, observer?: BuildObserver) {
    const structure = new CallStructure(view);
    const types = trackedTypes(view, options, seeds);
    this.#construction = new Construction({
      graph: new DependenceGraph(observer, view.budget),
      view,
      structure,
      options,
      types,
      seeds,
      throwers: throwersOf(view, structure, (type) => isOfInterest(type, types)),
    });
    this.#entry = view.entry;
    this.#observer = observer;
    gatherKeys(this.#construction);
    this.#meet(view.entry);
    this.#callInitializers();
    this.#plantSeeds();
  }

  /** Reads at most `work` methods; true when the graph is complete. */
  advance(work: number): boolean {
    for (let count = 0; count < work && !this.#isDone; count++) {
      const method = this.#methods[this.#nextMethod++];
      if (method === undefined) this.#finish();
      else this.#readMethod(method);
    }
    return this.#isDone;
  }

  result(): BuiltGraph {
    const construction = this.#construction;
    return {
      graph: construction.graph,
      entry: this.#entry,
      calls: construction.calls,
      methods: this.#methods,
      construction,
    };
  }

  #finish(): void {
    this.#observer?.statement();
    buildGlobals(this.#construction);
    this.#isDone = true;
  }

  #meet(method: Method): void {
    if (this.#met.has(method) || isLibraryMethod(method)) return;
    this.#met.add(method);
    this.#methods.push(method);
    this.#construction.graph.method(method);
  }

  #readMethod(method: Method): void {
    const c = this.#construction;
    this.#readParameters(method);
    const controls = c.options.implicit ? controlsOf(c, method) : undefined;
    const { live } = liveCode(method);
    for (const [index, instruction] of method.body.entries()) {
      c.view.budget.spend();
      if (!live.has(index)) continue;
      const at = { method, instruction };
      this.#observer?.statement();
      c.controls = controls?.(index) ?? [];
      buildStatement(c, at);
    }
    c.controls = [];
    for (; this.#readCalls < c.calls.length; this.#readCalls++) {
      const callee = c.calls[this.#readCalls]?.callee.method;
      if (callee !== undefined) this.#meet(callee);
    }
  }

  /** x := @parameterₖ */
  #readParameters(method: Method): void {
    const c = this.#construction;
    const [first] = method.body;
    for (const [index, parameter] of method.parameters.entries()) {
      if (first === undefined) continue;
      const argument = { kind: "location", location: c.graph.argument(method, index) } as const;
      c.flow([argument], c.part(parameter, c.partsOf(method).atEntry(parameter)), "parameter", {
        method,
        instruction: first,
      });
    }
  }

  /** The static initializers run once, before the entry needs them: as if the entry called them. */
  #callInitializers(): void {
    const c = this.#construction;
    for (const method of c.view.reachableMethods()) {
      if (method.kind !== "static-initializer") continue;
      const calleeContext = c.contextsOf(method)[0] ?? 0;
      const callerContext = c.contextsOf(this.#entry)[0] ?? 0;
      const returnPoint = returnPointOf(c, this.#entry, `⟨${method.class.name}⟩`, callerContext);
      c.calls.push({
        caller: this.#entry,
        callee: { callerContext, calleeContext, method },
        returnPoint,
        site: undefined,
        at: undefined,
      });
      this.#meet(method);
    }
  }

  /** Named seeds get their symbolic values where they live; fields get them before the entry starts. */
  #plantSeeds(): void {
    const c = this.#construction;
    const { variables, fields } = c.seeds;
    for (const variable of variables) {
      const [first] = variable.method.body;
      if (first === undefined) continue;
      const locals = c.partsIn(variable);
      c.flow([SYMBOLIC], [...locals, ...c.writeTo(variable, locals)], "symbolic-value", {
        method: variable.method,
        instruction: first,
      });
    }
    const [first] = this.#entry.body;
    for (const field of fields) {
      if (first === undefined) continue;
      const targets = c
        .contextsOf(this.#entry)
        .flatMap((context) =>
          field.isStatic
            ? [c.global({ kind: "static", field }, context)]
            : c.objectsWith(field).map((object) => c.global({ kind: "field", object, field }, context)),
        );
      c.flow([SYMBOLIC], targets, "symbolic-value", { method: this.#entry, instruction: first });
    }
  }
}

/** A symbolic input of a class of the program makes all classes interesting: its variable stands for the object. */
function trackedTypes(view: PointsToView, options: RelevancyOptions, seeds: SeedChoice): RelevancyOptions["types"] {
  const { types } = options;
  const isOther = (instruction: Instruction): boolean =>
    isSymbolicCall(instruction) &&
    instruction.kind === "call" &&
    instruction.target !== undefined &&
    !isOfInterest(instruction.target.type, types);
  const isSymbolicObject =
    view.reachableMethods().some((method) => method.body.some(isOther)) ||
    seeds.variables.some(({ type }) => !isOfInterest(type, types));
  return isSymbolicObject ? new Set([...types, "all"]) : types;
}

/** Which methods an exception of interest may leave: those that throw one, and their callers. */
function throwersOf(
  view: PointsToView,
  structure: CallStructure,
  isInteresting: (type: Method["returnType"]) => boolean,
): ReadonlySet<Method> {
  const methods = view.reachableMethods();
  const throws = (instruction: Instruction): boolean =>
    instruction.kind === "throw" && isInteresting(instruction.value.type);
  const throwers = new Set(methods.filter(({ body }) => body.some(throws)));
  const callers = callersOf(methods, structure);
  for (const thrower of throwers) for (const caller of callers.get(thrower) ?? []) throwers.add(caller);
  return throwers;
}

function callersOf(methods: readonly Method[], structure: CallStructure): ReadonlyMap<Method, ReadonlySet<Method>> {
  const callers = new Map<Method, Set<Method>>();
  for (const method of methods) {
    structure.view.budget.spend();
    for (const callee of method.body.flatMap((instruction) => calledBy(instruction, structure))) {
      setAt(callers, callee).add(method);
    }
  }
  return callers;
}

function calledBy(instruction: Instruction, structure: CallStructure): readonly Method[] {
  if (instruction.kind !== "call" && instruction.kind !== "new") return [];
  const { direct, callbacks } = structure.targets(instruction);
  return [...direct, ...callbacks].map(({ method }) => method);
}

/** Which keys are used with which maps; a map that is filled from another has that one's keys, too. */
function gatherKeys(c: Construction): void {
  const copies: { readonly from: number; readonly to: number }[] = [];
  for (const instruction of c.view.reachableMethods().flatMap(({ body }) => body)) {
    c.view.budget.spend();
    const call = mapCall(c, instruction);
    const first = call?.values[0];
    if (call === undefined || first === undefined) continue;
    if (isKeyed(call.name)) collectKeys(c, call.map, first);
    else if (first.kind === "variable") {
      const sources = c.view.pointsToAnywhere(first.variable);
      copies.push(
        ...c.view.pointsToAnywhere(call.map).flatMap((to) => sources.map((from) => ({ from: from.id, to: to.id }))),
      );
    }
  }
  while (copies.filter(({ from, to }) => copyKeys(c, from, to)).length > 0);
}

/** Whether there was a new one. */
function copyKeys(c: Construction, from: number, to: number): boolean {
  c.view.budget.spend();
  const known = setAt(c.keysOf, to);
  const before = known.size;
  for (const key of c.keysOf.get(from) ?? []) known.add(key);
  return known.size > before;
}

function mapCall(c: Construction, instruction: Instruction) {
  if (
    instruction.kind === "call" &&
    instruction.receiver !== undefined &&
    c.isKindOf(instruction.site.target.class, "Map")
  )
    return { map: instruction.receiver, name: instruction.site.target.name, values: instruction.arguments };
  if (instruction.kind === "new" && c.isKindOf(instruction.constructor.target.class, "Map"))
    return { map: instruction.target, name: "<init>", values: instruction.arguments };
  return undefined;
}
