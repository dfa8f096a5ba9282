import { type CallOrder, callOrder, compareNames, groupBy, showContext } from "./call-order.ts";
import {
  type Entry,
  pointerName,
  project,
  type Relation,
  readResult,
  type Seen,
  textsOf,
  withoutContext,
} from "./project.ts";

/** What another run says about a fact of this one, contexts left out. */
export type FactMark =
  | "shared"
  /** The other run is at its fixed point and lacks it: it cannot happen. */
  | "spurious"
  /** The other run lacks it, but did not get to its end. */
  | "only-here";

export interface SlideItem {
  readonly text: string;
  readonly mark: FactMark;
  /** The program ran, and this did not happen. */
  readonly isUnobserved: boolean;
}

/** A row of a slide's table: `[12]:p | o3, o4`, `o1.f | o3`. */
export interface SlideRow {
  readonly pointer: string;
  readonly objects: readonly SlideItem[];
  /** The slides leave it out: a compiler temporary, `this` of a constructor that the program does not write. */
  readonly isMinor: boolean;
}

/** A call graph edge: `[]:4 → [o3]:C.m()`. */
export interface SlideCall extends SlideItem {
  readonly isMinor: boolean;
}

/** The result of one run as the slides print it. */
export interface SlideTables {
  readonly variables: readonly SlideRow[];
  readonly fields: readonly SlideRow[];
  readonly calls: readonly SlideCall[];
}

/**
 * The tables of a result document in the notation of “Call-Site vs. Object Sensitivity”, with what another run of
 * the same program lacks marked. Rows come by context and method in the order of the calls; what is not in a
 * context, the entry's own variables, comes last, as on the slides. Undefined: no result document.
 */
export function slideTables(result: unknown, other: unknown, seen?: Seen): SlideTables | undefined {
  const [own, others] = [readResult(result), project(other)];
  if (own === undefined || others === undefined) return undefined;
  const missing: FactMark = others.isPartial ? "only-here" : "spurious";
  const markIn = (relation: Relation, key: string, value: string): FactMark =>
    relation.get(key)?.has(value) === true ? "shared" : missing;
  const order = callOrder(own.entry, own.edges);
  const isUnobserved = (relation: Relation | undefined, key: string, value: string): boolean =>
    relation !== undefined && relation.get(key)?.has(value) !== true;
  const pointers = own.pointers.map(readPointer).filter(({ objects }) => objects.length > 0);
  const variables = pointers.filter(({ isVariable }) => isVariable).sort(byPlace(order));
  const unwritten = unwrittenConstructors(variables);
  const spelled = spell(variables);
  const rowOf = (row: PointerRow, pointer: string, name: "variables" | "fields"): SlideRow => ({
    pointer,
    objects: row.objects.map((object) => ({
      text: plainObject(object),
      mark: markIn(others[name], row.projected, withoutContext(object)),
      isUnobserved: isUnobserved(seen?.[name], row.projected, withoutContext(object)),
    })),
    isMinor: isTemporary(row) || unwritten.has(row.method),
  });
  return {
    variables: variables.map((row) => rowOf(row, spelled(row), "variables")),
    fields: pointers.filter(({ isVariable }) => !isVariable).map((row) => rowOf(row, row.name, "fields")),
    calls: order.edges.map(({ context, site, calleeContext, callee }) => ({
      text: `${showContext(context)}:${site} → ${showContext(calleeContext)}:${callee}`,
      mark: markIn(others.calls, site, callee),
      isUnobserved: isUnobserved(seen?.calls, site, callee),
      isMinor: unwritten.has(callee),
    })),
  };
}

interface PointerRow {
  readonly isVariable: boolean;
  /** Its name with contexts left out, as the other run has it. */
  readonly projected: string;
  readonly context: readonly string[];
  readonly method: string;
  readonly name: string;
  readonly objects: readonly string[];
}

function readPointer(entry: Entry): PointerRow {
  const isVariable = entry["kind"] === "variable";
  return {
    isVariable,
    projected: pointerName(entry),
    context: textsOf(entry["context"]),
    method: String(entry["method"] ?? ""),
    name: isVariable ? String(entry["name"]) : pointerName(entry, plainObject),
    objects: textsOf(entry["objects"]),
  };
}

function byPlace(order: CallOrder): (a: PointerRow, b: PointerRow) => number {
  const contextAt = ({ context }: PointerRow): number =>
    context.length === 0 ? Number.MAX_SAFE_INTEGER : order.contextAt(context);
  return (a, b) =>
    contextAt(a) - contextAt(b) ||
    order.methodAt(a.context, a.method) - order.methodAt(b.context, b.method) ||
    rank(a) - rank(b) ||
    compareNames(a.name, b.name);
}

/** `this` first, temporaries last. */
function rank(row: PointerRow): number {
  if (row.name === "this") return 0;
  return isTemporary(row) ? 2 : 1;
}

function isTemporary({ isVariable, name }: PointerRow): boolean {
  return isVariable && name.startsWith("$");
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
    return isClear ? text : inContext(row.context, `${plainMethod(row.method)}.${row.name}`);
  };
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
