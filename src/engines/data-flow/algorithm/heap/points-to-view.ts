import type { CallSite, Method, Program, Variable } from "../../../../java/index.ts";
import { type Result, success } from "../../../../kernel/index.ts";
import { type PointsToResult, parseOptions, startPointsTo } from "../../../points-to/index.ts";
import type { Calls } from "../graph/flow-graph.ts";

/** An abstract object, by number. */
export type ObjectId = number;

/** What data flow across calls and through the heap asks of the points-to analysis. Contexts of methods are dropped. */
export interface PointsToView extends Calls {
  readonly program: Program;
  readonly entry: Method | undefined;
  /** The reachable methods of the program's own classes, in program order. */
  readonly methods: readonly Method[];
  readonly isPartial: boolean;
  /** Every method that a call runs, library methods included. */
  allCallees(site: CallSite): readonly Method[];
  /** pt(variable), in any context. */
  objects(variable: Variable): ReadonlySet<ObjectId>;
  /** The label of the site that the object comes from. */
  siteOf(object: ObjectId): string;
  /** Whether library code gets hold of the object: then it may write the elements of an array. */
  isHeldByLibrary(object: ObjectId): boolean;
}

/** Options of the points-to analysis underneath. */
export interface PointsToChoice {
  readonly context: string;
  readonly heap: number | undefined;
  readonly entry: string | undefined;
}

/** The points-to analysis underneath, under way. */
export interface PointsToWork {
  /** As `PointsToAnalysis.advance`. */
  advance(budget: number): boolean;
  view(): PointsToView;
}

export function startPointsToView(program: Program, { context, heap, entry }: PointsToChoice): Result<PointsToWork> {
  const options = parseOptions({ context, heap, entry });
  const analysis = options.ok ? startPointsTo(program, options.value, false) : options;
  if (!analysis.ok) return analysis;
  return success({
    advance: (budget) => analysis.value.advance(budget),
    view: () => viewOf(program, analysis.value.result()),
  });
}

function viewOf(program: Program, result: PointsToResult): PointsToView {
  const byLabel = new Map(program.methods.map((method) => [method.label, method]));
  const entry = byLabel.get(result.options.entry);
  const reachable = new Set(result.reachable.map(({ method }) => method));
  const callees = new Map<string, Set<Method>>();
  const callers = new Map<Method, Set<string>>();
  for (const { site, callee } of result.callEdges) {
    const method = byLabel.get(callee);
    if (method === undefined) continue;
    entryOf(callees, site).add(method);
    entryOf(callers, method).add(site);
  }
  const numbers = new Map<string, ObjectId>();
  const objects = new Map<string, Set<ObjectId>>();
  const heldByLibrary = new Set<ObjectId>();
  for (const row of result.pointsTo) {
    if (row.kind !== "variable") continue;
    const held = entryOf(objects, `${row.method}/${row.name}`);
    const isLibrary = byLabel.get(row.method)?.class.isLibrary === true;
    for (const label of row.objects) {
      const object = numbers.get(label) ?? numbers.size;
      numbers.set(label, object);
      held.add(object);
      if (isLibrary) heldByLibrary.add(object);
    }
  }
  const labels = [...numbers.keys()];
  const librarySites = new Set(program.callSites.flatMap((site) => (site.method.class.isLibrary ? site.label : [])));
  const allCallees = (site: CallSite): readonly Method[] => [...(callees.get(site.label) ?? [])];
  return {
    program,
    entry,
    methods: program.methods.filter(({ label, class: owner }) => reachable.has(label) && !owner.isLibrary),
    isPartial: result.partial,
    callees: (site) => allCallees(site).filter((callee) => !callee.class.isLibrary),
    allCallees,
    leavesGraph: (site) => allCallees(site).some((callee) => callee.class.isLibrary),
    isRoot(method) {
      const sites = [...(callers.get(method) ?? [])];
      return method === entry || sites.length === 0 || sites.some((site) => librarySites.has(site));
    },
    objects: (variable) => objects.get(`${variable.method.label}/${variable.name}`) ?? new Set(),
    siteOf: (object) => labels[object]?.replace(/^\[.*?\]:/, "") ?? "",
    isHeldByLibrary: (object) => heldByLibrary.has(object),
  };
}

function entryOf<K, V>(map: Map<K, Set<V>>, key: K): Set<V> {
  const known = map.get(key) ?? new Set();
  map.set(key, known);
  return known;
}
