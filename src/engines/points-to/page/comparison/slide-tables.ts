import type { ComparedFact, FactMark, ResultRow, ResultTable } from "../../../../engine-kit/index.ts";
import { showName } from "../../../../java/index.ts";
import { compareLabels } from "../../../../kernel/index.ts";
import { hasContexts } from "../../fact-names.ts";
import type { CallEdgeRow, PointsToResult, PointsToRow } from "../../result.ts";
import { type CallOrder, callOrder, groupBy, showContext } from "./call-order.ts";
import { callName, pointsToName } from "./fact-names.ts";
import { type ObjectName, type Projection, pointerName, project, type Relation, withoutContext } from "./projection.ts";

/** What the slides' tables read of a result. */
export type SlideResult = Pick<PointsToResult, "pointsTo" | "callEdges" | "options" | "partial">;

/** What is compared with: other runs without contexts, whether they are complete, and what an execution showed. */
export interface Compared {
  readonly others: readonly { readonly facts: Projection; readonly isPartial: boolean }[];
  readonly seen: Projection | undefined;
  /** What objects are called in all of these. */
  readonly nameOf: ObjectName;
}

/** How the fact of a relation is to be marked. */
export function factIn(
  { others, seen }: Compared,
  name: keyof Projection,
  key: string,
  value: string,
): Omit<ComparedFact, "text" | "names"> {
  const has = (relation: Relation): boolean => relation.get(key)?.has(value) === true;
  const lacking = others.filter(({ facts }) => !has(facts[name]));
  const missing: FactMark = lacking.every(({ isPartial }) => isPartial) ? "only-here" : "spurious";
  return {
    mark: lacking.length === 0 ? "shared" : missing,
    isUnobserved: seen !== undefined && !has(seen[name]),
  };
}

/**
 * The tables of a result in the notation of “Call-Site vs. Object Sensitivity”, with what other runs of the same program
 * lack marked. Rows come by context and method in the order of the calls; what is not in a context, the entry's own
 * variables, comes last, as on the slides.
 */
export function slideTables(own: SlideResult, compared: Compared): readonly ResultTable[] {
  const order = callOrder(own.options.entry, own.callEdges);
  const pointers = own.pointsTo
    .map((row) => readPointer(row, compared.nameOf))
    .filter(({ objects }) => objects.length > 0);
  const variables = pointers.filter(({ isVariable }) => isVariable).sort(byPlace(order));
  const unwritten = unwrittenConstructors(variables);
  const spelled = spell(variables);
  const rowOf = (row: PointerRow, head: string, name: "variables" | "fields"): ResultRow => ({
    head,
    facts: row.objects.map((object) => ({
      text: plainObject(object),
      names: [pointsToName(row.row, object)],
      ...factIn(compared, name, row.projected, compared.nameOf(object)),
    })),
    isMinor: isTemporary(row) || unwritten.has(row.method),
  });
  return [
    {
      columns: ["compare.variable", "compare.object"],
      rows: variables.map((row) => rowOf(row, spelled(row), "variables")),
    },
    {
      columns: ["compare.field", "compare.object"],
      rows: pointers.filter(({ isVariable }) => !isVariable).map((row) => rowOf(row, row.name, "fields")),
    },
    {
      columns: ["compare.edges"],
      rows: order.edges.map((edge) => ({
        head: undefined,
        facts: [
          {
            text: edgeText(edge, hasContexts(own.options.context)),
            names: [callName(edge)],
            ...factIn(compared, "calls", edge.site, edge.callee),
          },
        ],
        isMinor: unwritten.has(edge.callee),
      })),
    },
  ];
}

/** The comparison of a run with others. */
export function comparedWith(
  others: readonly SlideResult[],
  seen: Projection | undefined,
  nameOf: ObjectName = withoutContext,
): Compared {
  return { others: others.map((other) => ({ facts: project(other, nameOf), isPartial: other.partial })), seen, nameOf };
}

interface PointerRow {
  readonly row: PointsToRow;
  readonly isVariable: boolean;
  /** Its name with contexts left out, as the other run has it. */
  readonly projected: string;
  readonly context: readonly string[];
  readonly method: string;
  readonly name: string;
  /** The expression of a temporary. */
  readonly expression: string | undefined;
  readonly objects: readonly string[];
}

function readPointer(row: PointsToRow, nameOf: ObjectName): PointerRow {
  const isVariable = row.kind === "variable";
  return {
    row,
    isVariable,
    projected: pointerName(row, nameOf),
    context: isVariable ? row.context : [],
    method: isVariable ? row.method : "",
    name: isVariable ? row.name : pointerName(row, plainObject),
    expression: isVariable ? row.expression : undefined,
    objects: row.objects,
  };
}

function byPlace(order: CallOrder): (a: PointerRow, b: PointerRow) => number {
  const contextAt = ({ context }: PointerRow): number =>
    context.length === 0 ? Number.MAX_SAFE_INTEGER : order.contextAt(context);
  return (a, b) =>
    contextAt(a) - contextAt(b) ||
    order.methodAt(a.context, a.method) - order.methodAt(b.context, b.method) ||
    rank(a) - rank(b) ||
    compareLabels(a.name, b.name);
}

/** `this` first, temporaries last. */
function rank(row: PointerRow): number {
  if (row.name === "this") return 0;
  return isTemporary(row) ? 2 : 1;
}

function isTemporary({ expression }: PointerRow): boolean {
  return expression !== undefined;
}

/** Constructors without parameters of which only `this` is known: nearly all of them stand nowhere in the program. */
function unwrittenConstructors(variables: readonly PointerRow[]): ReadonlySet<string> {
  const constructors = groupBy(
    variables.filter(({ method }) => method.endsWith(".<init>()")),
    ({ method }) => method,
  );
  const hasOnlyThis = (rows: readonly PointerRow[]): boolean =>
    rows.every((row) => row.name === "this" || isTemporary(row));
  return new Set([...constructors].filter(([, rows]) => hasOnlyThis(rows)).map(([method]) => method));
}

/** `[5]:A.set_this`, `[12]:p`, `x`; with its method where two variables would read the same. */
function spell(variables: readonly PointerRow[]): (row: PointerRow) => string {
  const plain = ({ context, method, name }: PointerRow): string =>
    inContext(context, name === "this" ? `${plainMethod(method)}_this` : name);
  const sameText = groupBy(variables, plain);
  return (row) => {
    const text = plain(row);
    const isClear = sameText.get(text)?.length === 1 && !isTemporary(row);
    return isClear ? text : inContext(row.context, `${plainMethod(row.method)}.${showName(row.name, row.expression)}`);
  };
}

/** `[]:4 → [4]:C.m()`, or `4 → C.m()` in a run that has no contexts. */
function edgeText({ context, site, calleeContext, callee }: CallEdgeRow, isTold: boolean): string {
  return isTold ? `${showContext(context)}:${site} → ${showContext(calleeContext)}:${callee}` : `${site} → ${callee}`;
}

function inContext(context: readonly string[], text: string): string {
  return context.length === 0 ? text : `${showContext(context)}:${text}`;
}

/** `A.set(B)` is `A.set`. */
function plainMethod(method: string): string {
  return method.replace(/\(.*$/, "");
}

/** `[]:o3` is `o3`; a heap context stays. */
function plainObject(object: string): string {
  return object.replace(/^\[\]:/, "");
}
