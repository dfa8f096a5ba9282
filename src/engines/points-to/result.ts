import { type AllocationSite, type Method, ShownVariables, showType } from "../../java/index.ts";
import { Budget, compareLabels, type Place, startOf } from "../../kernel/index.ts";
import { type ConstantRow, propagateConstants } from "./algorithm/clients/constant-propagation.ts";
import { type Details, detailsOf } from "./algorithm/clients/details.ts";
import { type HierarchyExtra, hierarchyExtra } from "./algorithm/clients/hierarchy-extra.ts";
import type { Pointer } from "./algorithm/context/elements.ts";
import type { CsObject } from "./algorithm/context/index.ts";
import { isListed } from "./algorithm/heap/listed.ts";
import type { Solver } from "./algorithm/solver/solver.ts";
import { type Metrics, measure } from "./metrics.ts";
import { type Profile, showSelective } from "./options.ts";

/** The answer of `fixscope pta`. Contexts are lists of labels, oldest first; objects are `[context]:site`. */
export interface PointsToResult extends Partial<Details> {
  readonly options: {
    readonly context: string;
    readonly heap: number | "inf";
    readonly profile: Profile;
    readonly entry: string;
    readonly variableContexts: boolean;
    readonly selective?: string;
    /** Only where it is not `allocation-site`. */
    readonly heapAbstraction?: "type";
    /** Only where it is not `none`. */
    readonly mergeStrings?: "constants" | "all";
    /** The next two only where they are true. */
    readonly mergeExceptions?: true;
    readonly mergeStringBuilders?: true;
    /** Only where it is true. */
    readonly vmObjects?: true;
    /** Only where parts of the algorithm are left out: then this is no analysis of the program. */
    readonly without?: string;
  };
  readonly sites: {
    readonly allocations: readonly AllocationRow[];
    readonly calls: readonly CallRow[];
    /** Only where objects are merged. */
    readonly merged?: readonly MergedRow[];
  };
  readonly pointsTo: readonly PartedRow[];
  readonly callEdges: readonly CallEdgeRow[];
  readonly reachable: readonly { readonly context: readonly string[]; readonly method: string }[];
  readonly metrics: Metrics;
  /** Only with the option `constants`. */
  readonly constants?: readonly ConstantRow[];
  /** Only with the option `hierarchy`. */
  readonly hierarchy?: HierarchyExtra;
  /** What was left out, with its place: `A.java:4:11: Reflection is not modeled …`. */
  readonly notes: readonly string[];
  readonly partial: boolean;
}

export interface AllocationRow extends Place {
  /** `o12`; `vm:ArithmeticException@2` for what the virtual machine makes. */
  readonly label: string;
  /** Only of what the virtual machine makes, which is listed with the option `vmObjects`. */
  readonly kind?: "vm";
  readonly type: string;
  readonly method: string;
  readonly ordinal: number;
}

/** A merged object, `o_StringBuilder`, and the labels of all sites that it stands for, in program order. */
interface MergedRow {
  readonly label: string;
  readonly type: string;
  readonly sites: readonly string[];
}

export interface CallRow extends Place {
  readonly label: string;
  readonly method: string;
  readonly target: string;
  readonly kind: string;
}

export type PointsToRow =
  | {
      readonly kind: "variable";
      readonly context: readonly string[];
      readonly method: string;
      readonly name: string;
      /** Of a temporary: the expression that it stands for, `a.next`. */
      readonly expression?: string;
      readonly objects: readonly string[];
    }
  | {
      readonly kind: "field";
      readonly object: string;
      readonly class: string;
      readonly field: string;
      readonly objects: readonly string[];
    }
  | { readonly kind: "static"; readonly class: string; readonly field: string; readonly objects: readonly string[] }
  | { readonly kind: "array"; readonly object: string; readonly objects: readonly string[] };

/** The parts of a context-sensitive object `[3]:o8`, for programs: the labels of its heap context, oldest first, and its site. */
export interface ObjectParts {
  readonly context: readonly string[];
  readonly site: string;
}

/** A row with the objects of its set in parts, too, in the same order, and so the object that a field or an element is of. */
export type PartedRow = PointsToRow & {
  readonly objectParts: readonly ObjectParts[];
  readonly objectPart?: ObjectParts;
};

export interface CallEdgeRow {
  readonly context: readonly string[];
  readonly site: string;
  readonly calleeContext: readonly string[];
  readonly callee: string;
}

/**
 * Reads the result off a solver: as much of it as there is time for. Rows are sorted, so that the order of the worklist
 * does not show.
 */
export function resultOf(
  solver: Solver,
  entry: Method,
  notes: readonly string[],
  budget = Budget.unlimited,
): PointsToResult {
  const { options, program, elements } = solver;
  const objects = new SortedObjects(elements.objects, budget);
  const shown = new ShownVariables(program.files);
  const pointsTo = elements.pointers.flatMap((pointer, id): PartedRow[] => {
    if (budget.isSpent()) return [];
    const held = solver.propagation.pointsTo(id).filter((object) => isListed(elements.objects[object], options));
    if (held.length === 0 || pointer.kind === "thrown") return [];
    return "object" in pointer && !isListed(elements.objects[pointer.object], options)
      ? []
      : [pointsToRow(objects, shown, pointer, held)];
  });
  const callEdges = solver.callGraph.edges.flatMap((edge): CallEdgeRow[] => {
    if (budget.isSpent()) return [];
    const callee = elements.methods[edge.callee];
    const site = program.callSites[edge.site];
    const row = {
      context: elements.methods[edge.caller]?.context.elementLabels ?? [],
      site: site === undefined ? "" : elements.labelOf(site),
      calleeContext: callee?.context.elementLabels ?? [],
      callee: callee?.method.label ?? "",
    };
    return [row];
  });
  const reachable = solver.callGraph.reachable.flatMap((id) => {
    const element = elements.methods[id];
    if (budget.isSpent() || element === undefined) return [];
    return [{ context: element.context.elementLabels, method: element.method.label }];
  });
  return {
    options: {
      context: options.context,
      heap: Number.isFinite(options.heap) ? options.heap : "inf",
      profile: options.profile,
      entry: entry.label,
      variableContexts: options.variableContexts,
      ...(options.selective === undefined ? {} : { selective: showSelective(options.selective) }),
      ...(options.heapAbstraction === "type" ? { heapAbstraction: options.heapAbstraction } : {}),
      ...(options.mergeStrings === "none" ? {} : { mergeStrings: options.mergeStrings }),
      ...(options.mergeExceptions ? { mergeExceptions: true } : {}),
      ...(options.mergeStringBuilders ? { mergeStringBuilders: true } : {}),
      ...(options.vmObjects ? { vmObjects: true } : {}),
      ...(options.without.length > 0 ? { without: options.without.join(",") } : {}),
    },
    sites: { allocations: allocationRows(solver), calls: callRows(solver), ...mergedRows(solver) },
    pointsTo: sorted(pointsTo, budget),
    callEdges: sorted(callEdges, budget),
    reachable: sorted(reachable, budget),
    metrics: measure(solver, entry),
    ...(options.details ? detailsOf(solver) : {}),
    ...(options.constants ? { constants: propagateConstants(solver, entry) } : {}),
    ...(options.hierarchy ? { hierarchy: hierarchyExtra(solver, entry) } : {}),
    notes,
    partial: solver.stoppedBy !== undefined,
  };
}

/** Objects as they are printed, and their order: labels are compared once, not for each set. */
class SortedObjects {
  readonly #labels: readonly string[];
  readonly #parts: readonly ObjectParts[];
  readonly #places: Int32Array;

  constructor(objects: readonly CsObject[], budget: Budget) {
    this.#labels = objects.map(({ context, site }) => `${context.label}:${site.label}`);
    this.#parts = objects.map(({ context, site }) => ({ context: context.elementLabels, site: site.label }));
    this.#places = new Int32Array(objects.length);
    const compare = whileLeft(budget, (a: number, b: number) => compareLabels(this.show(a), this.show(b)));
    const order = [...objects.keys()].sort(compare);
    for (const [place, id] of order.entries()) this.#places[id] = place;
  }

  show(id: number): string {
    return this.#labels[id] ?? "";
  }

  partsOf(id: number): ObjectParts {
    return this.#parts[id] ?? { context: [], site: "" };
  }

  setOf(ids: readonly number[]): Pick<PartedRow, "objects" | "objectParts"> {
    const places = this.#places;
    const ordered = ids.toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
    return { objects: ordered.map((id) => this.show(id)), objectParts: ordered.map((id) => this.partsOf(id)) };
  }
}

function pointsToRow(
  order: SortedObjects,
  shown: ShownVariables,
  pointer: Exclude<Pointer, { kind: "thrown" }>,
  ids: readonly number[],
): PartedRow {
  const set = order.setOf(ids);
  switch (pointer.kind) {
    case "variable": {
      const { context, variable } = pointer;
      const expression = shown.expression(variable);
      return {
        kind: "variable",
        context: context.elementLabels,
        method: variable.method.label,
        name: variable.name,
        ...(expression === undefined ? {} : { expression }),
        ...set,
      };
    }
    case "field":
      return {
        kind: "field",
        object: order.show(pointer.object),
        objectPart: order.partsOf(pointer.object),
        class: pointer.field.class.name,
        field: pointer.field.name,
        ...set,
      };
    case "static":
      return { kind: "static", class: pointer.field.class.name, field: pointer.field.name, ...set };
    case "array":
      return {
        kind: "array",
        object: order.show(pointer.object),
        objectPart: order.partsOf(pointer.object),
        ...set,
      };
  }
}

function allocationRows(solver: Solver): readonly AllocationRow[] {
  return [
    ...solver.program.allocationSites
      .filter((site) => site.kind === "object" || site.kind === "array")
      .map(allocationRow),
    ...machineSites(solver).map((site) => ({ ...allocationRow(site), kind: "vm" as const })),
  ];
}

function allocationRow(site: AllocationSite): AllocationRow {
  return {
    label: site.label,
    ...startOf(site.span),
    type: showType(site.type),
    method: site.method?.label ?? "",
    ordinal: site.ordinal,
  };
}

/** The objects of the virtual machine that the analysis met. */
function machineSites({ elements, options }: Solver): readonly AllocationSite[] {
  if (!options.vmObjects) return [];
  const met = elements.objects.map(({ site }) => site).filter(({ kind }) => kind === "machine");
  return met.sort((a, b) => compareLabels(a.label, b.label));
}

/** The merged objects that the analysis met. */
function mergedRows({ elements, heapModel }: Solver): { readonly merged?: readonly MergedRow[] } {
  const merged = new Set(elements.objects.map(({ site }) => site).filter(({ kind }) => kind === "merged"));
  if (merged.size === 0) return {};
  const rows = [...merged].map((object) => ({
    label: object.label,
    type: showType(object.type),
    sites: heapModel.sitesOf(object).map(({ label }) => label),
  }));
  return { merged: rows.sort((a, b) => compareLabels(a.label, b.label)) };
}

/** Under `java`, where every call of a line counts, also those that the analysis leaves out. */
function callRows(solver: Solver): readonly CallRow[] {
  return solver.program.callSites
    .filter((site) => solver.options.profile === "java" || !solver.leavesOut(site))
    .map((site) => ({
      label: solver.elements.labelOf(site),
      ...startOf(site.span),
      method: site.method.label,
      target: site.target.label,
      kind: site.kind,
    }));
}

function sorted<T>(rows: readonly T[], budget: Budget): readonly T[] {
  return rows
    .map((row) => ({ row, key: budget.isSpent() ? "" : JSON.stringify(row) }))
    .sort(whileLeft(budget, (a, b) => compareLabels(a.key, b.key)))
    .map(({ row }) => row);
}

/** An order that costs nothing any more once the budget is spent: all are equal then. */
function whileLeft<T>(budget: Budget, compare: (a: T, b: T) => number): (a: T, b: T) => number {
  return (a, b) => (budget.isSpent() ? 0 : compare(a, b));
}
