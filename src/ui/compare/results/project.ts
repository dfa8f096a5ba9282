import type { Observed } from "../../../session/protocol.ts";

/** A points-to result without contexts: what two runs of one program can be compared by. */
export interface Projection {
  /** Pointer, such as `C.id(Number)/n` or `o8.f`, to the objects it may point to. */
  readonly variables: Relation;
  readonly fields: Relation;
  /** Call site to callees. */
  readonly calls: Relation;
  readonly isPartial: boolean;
}

/** Keys in the order they were met, each with its set. */
export type Relation = ReadonlyMap<string, ReadonlySet<string>>;

/** One row of the comparison: what both runs say, and what only one of them says. */
export interface ComparedRow {
  readonly key: string;
  readonly first: readonly ComparedItem[];
  readonly second: readonly ComparedItem[];
  readonly isDifferent: boolean;
}

export interface ComparedItem {
  readonly text: string;
  readonly isOnlyHere: boolean;
}

/** An entry of a result document, not looked at yet. */
export type Entry = Readonly<Record<string, unknown>>;

interface ResultDocument {
  readonly pointers: readonly Entry[];
  readonly edges: readonly Entry[];
  /** The entry method's label. */
  readonly entry: string;
  readonly isPartial: boolean;
}

/** The parts of the pointer analysis' result document; undefined if it is something else. */
export function readResult(result: unknown): ResultDocument | undefined {
  if (!isEntry(result)) return undefined;
  const { pointsTo, callEdges, options, partial } = result;
  if (!Array.isArray(pointsTo) || !Array.isArray(callEdges)) return undefined;
  return {
    pointers: pointsTo.filter(isEntry),
    edges: callEdges.filter(isEntry),
    entry: isEntry(options) ? String(options["entry"] ?? "") : "",
    isPartial: partial === true,
  };
}

/** A result document without contexts; undefined if it is something else. */
export function project(result: unknown): Projection | undefined {
  const document = readResult(result);
  if (document === undefined) return undefined;
  const variables = new Map<string, Set<string>>();
  const fields = new Map<string, Set<string>>();
  const calls = new Map<string, Set<string>>();
  for (const entry of document.pointers) {
    const objects = textsOf(entry["objects"]).map(withoutContext);
    if (objects.length > 0) add(entry["kind"] === "variable" ? variables : fields, pointerName(entry), objects);
  }
  for (const edge of document.edges) add(calls, String(edge["site"]), [String(edge["callee"])]);
  return { variables, fields, calls, isPartial: document.isPartial };
}

/** What an execution showed, by the same names; undefined while there is none. */
export type Seen = Pick<Projection, "variables" | "fields" | "calls">;

/** The observations of an execution as relations. */
export function seenIn(observed: Observed): Seen {
  const variables = new Map<string, Set<string>>();
  const fields = new Map<string, Set<string>>();
  const calls = new Map<string, Set<string>>();
  const rowsOf = (kind: string, rows: readonly (Entry & { readonly objects: readonly string[] })[]): void => {
    for (const row of rows) add(kind === "variable" ? variables : fields, pointerName({ ...row, kind }), row.objects);
  };
  rowsOf("variable", observed.variables);
  rowsOf("field", observed.fields);
  rowsOf("static", observed.statics);
  rowsOf("array", observed.arrays);
  for (const { site, callee } of observed.calls) add(calls, site, [callee]);
  return { variables, fields, calls };
}

/** The rows of both relations, in the order of the first and then what only the second has. */
export function compareRelations(first: Relation, second: Relation): readonly ComparedRow[] {
  return [...new Set([...first.keys(), ...second.keys()])].map((key) => {
    const left = items(first.get(key), second.get(key));
    const right = items(second.get(key), first.get(key));
    return { key, first: left, second: right, isDifferent: [...left, ...right].some(({ isOnlyHere }) => isOnlyHere) };
  });
}

/** How many pairs only the first and only the second run has. */
export function countDifferences(rows: readonly ComparedRow[]): { readonly first: number; readonly second: number } {
  const count = (side: "first" | "second"): number =>
    rows.reduce((sum, row) => sum + row[side].filter(({ isOnlyHere }) => isOnlyHere).length, 0);
  return { first: count("first"), second: count("second") };
}

function items(own: ReadonlySet<string> = nothing, other: ReadonlySet<string> = nothing): readonly ComparedItem[] {
  return [...own].sort(byNumber).map((text) => ({ text, isOnlyHere: !other.has(text) }));
}

const nothing: ReadonlySet<string> = new Set();

/** A pointer in words: `C.id(Number) n`, `o8.f`, `o5[∗]`, `C.s`; objects are shown without contexts unless told how. */
export function pointerName(entry: Entry, showObject: (label: string) => string = withoutContext): string {
  const text = (name: string): string => String(entry[name] ?? "");
  switch (entry["kind"]) {
    case "variable":
      return `${text("method")} ${text("name")}`;
    case "field":
      return `${showObject(text("object"))}.${text("field")}`;
    case "array":
      return `${showObject(text("object"))}[∗]`;
    default:
      return `${text("class")}.${text("field")}`;
  }
}

/** `[3]:o8` is `o8`. */
export function withoutContext(label: string): string {
  return label.replace(/^\[[^\]]*\]:/, "");
}

/** The texts of a list; none if it is no list. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** `o3` before `o12`. */
function byNumber(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

function add(relation: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  const known = relation.get(key);
  if (known === undefined) relation.set(key, new Set(values));
  else for (const value of values) known.add(value);
}

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
