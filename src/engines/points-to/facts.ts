import type { Field, Labeling, Method, Program, Variable } from "../../java/index.ts";
import { type Budget, compareLabels } from "../../kernel/index.ts";
import type { CsMethod } from "./algorithm/context/elements.ts";
import type { Context, CsObject } from "./algorithm/context/index.ts";
import type { Solver } from "./algorithm/solver/solver.ts";

/**
 * What a points-to analysis found, as integers over tables: for another analysis that goes on from here. Tables and
 * call edges are sorted by their labels, as in the printed result, so that the order of the worklist does not show.
 * Objects that the virtual machine makes are left out.
 */
export interface PointsToFacts {
  readonly program: Program;
  readonly entry: Method;
  /** How call sites are called. */
  readonly labeling: Labeling;
  /** Whether a variable has one pointer for each context of its method; otherwise its only context is []. */
  readonly hasVariableContexts: boolean;
  /** c′:oᵢ: a heap context and an allocation site. */
  readonly objects: readonly CsObject[];
  /** c:m: methods under contexts. */
  readonly methods: readonly CsMethod[];
  /** RM: indexes into `methods`, ascending. */
  readonly reachable: readonly number[];
  readonly callEdges: readonly CallEdgeFact[];
  readonly pointers: readonly PointerFact[];
}

/** c:l → cᵗ:m */
export interface CallEdgeFact {
  /** Index into `methods`. */
  readonly caller: number;
  /** Index into `Program.callSites`. */
  readonly site: number;
  /** Index into `methods`. */
  readonly callee: number;
}

/** A pointer with its points-to set, which is not empty. Objects are indexes into `objects`, ascending. */
export type PointerFact = { readonly objects: readonly number[] } & (
  | { readonly kind: "variable"; readonly context: Context; readonly variable: Variable }
  | { readonly kind: "field"; readonly object: number; readonly field: Field }
  | { readonly kind: "array"; readonly object: number }
  | { readonly kind: "static"; readonly field: Field }
);

/** Reads the facts off a solver. Throws `BudgetSpent`. */
export function factsOf(solver: Solver, entry: Method, budget: Budget): PointsToFacts {
  const { program, options, elements, callGraph, propagation } = solver;
  const objects = sortedTable(elements.objects, objectLabel, compareLabels, budget, isOfProgram);
  const methods = sortedTable(elements.methods, methodKeys(elements.methods, budget), compareMethods, budget);
  const pointers = elements.pointers.flatMap((pointer, id): readonly PointerFact[] => {
    const set = ascending(propagation.pointsTo(id), objects.places, budget);
    if (set.length === 0 || pointer.kind === "thrown") return [];
    if (!("object" in pointer)) return [{ ...pointer, objects: set }];
    const object = objects.places.get(pointer.object);
    return object === undefined ? [] : [{ ...pointer, object, objects: set }];
  });
  return {
    program,
    entry,
    labeling: options.profile,
    hasVariableContexts: options.variableContexts,
    objects: objects.rows,
    methods: methods.rows,
    reachable: ascending(callGraph.reachable, methods.places, budget),
    callEdges: callEdgeFacts(solver, methods, budget),
    pointers,
  };
}

/** The rows that are wanted, in the order of their keys, and where each row went by its old number. */
interface SortedTable<T> {
  readonly rows: readonly T[];
  readonly places: ReadonlyMap<number, number>;
}

function sortedTable<T, K>(
  rows: readonly T[],
  keyOf: (row: T) => K,
  compare: (a: K, b: K) => number,
  budget: Budget,
  isWanted: (row: T) => boolean = () => true,
): SortedTable<T> {
  const kept = rows.flatMap((row, id) => {
    budget.spend();
    return isWanted(row) ? [{ row, id, key: keyOf(row) }] : [];
  });
  kept.sort((a, b) => {
    budget.spend();
    return compare(a.key, b.key);
  });
  return { rows: kept.map(({ row }) => row), places: new Map(kept.map(({ id }, place) => [id, place])) };
}

function ascending(ids: readonly number[], places: ReadonlyMap<number, number>, budget: Budget): readonly number[] {
  budget.spend();
  const found = ids.flatMap((id) => {
    budget.spend();
    return places.get(id) ?? [];
  });
  return found.sort((a, b) => a - b);
}

function isOfProgram({ site }: CsObject): boolean {
  return site.kind !== "machine";
}

function objectLabel({ context, site }: CsObject): string {
  return `${context.label}:${site.label}`;
}

interface MethodKey {
  readonly context: number;
  readonly label: string;
}

/** Contexts are compared once each: there are far fewer of them than methods under contexts. */
function methodKeys(methods: readonly CsMethod[], budget: Budget): (method: CsMethod) => MethodKey {
  const contexts = [...new Set(methods.map(({ context }) => context))];
  const keyOf = ({ elementLabels }: Context): string => JSON.stringify(elementLabels);
  const sorted = sortedTable(contexts, keyOf, compareLabels, budget);
  const ranks = new Map(sorted.rows.map((context, rank) => [context, rank]));
  return ({ context, method }) => ({ context: ranks.get(context) ?? 0, label: method.label });
}

function compareMethods(a: MethodKey, b: MethodKey): number {
  return a.context - b.context || compareLabels(a.label, b.label);
}

/** By the caller's context, the call site, and the callee under its context, as the printed result lists them. */
function callEdgeFacts(
  { program, callGraph, elements }: Solver,
  methods: SortedTable<CsMethod>,
  budget: Budget,
): readonly CallEdgeFact[] {
  const placeOf = (id: number): number => methods.places.get(id) ?? 0;
  const edges = callGraph.edges.map((edge): CallEdgeFact => {
    budget.spend();
    return { caller: placeOf(edge.caller), site: edge.site, callee: placeOf(edge.callee) };
  });
  const labelOf = (id: number): string => {
    const site = program.callSites[id];
    return site === undefined ? "" : elements.labelOf(site);
  };
  return edges.sort((a, b) => {
    budget.spend();
    if (a.caller !== b.caller) return a.caller - b.caller;
    return a.site === b.site ? a.callee - b.callee : compareLabels(labelOf(a.site), labelOf(b.site));
  });
}
