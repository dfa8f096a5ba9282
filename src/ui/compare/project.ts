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

/** Reads the result document of the pointer analysis; undefined if it is something else. */
export function project(result: unknown): Projection | undefined {
  if (!isRecord(result)) return undefined;
  const { pointsTo, callEdges, partial } = result;
  if (!Array.isArray(pointsTo) || !Array.isArray(callEdges)) return undefined;
  const variables = new Map<string, Set<string>>();
  const fields = new Map<string, Set<string>>();
  const calls = new Map<string, Set<string>>();
  for (const entry of pointsTo.filter(isRecord)) {
    const objects = Array.isArray(entry["objects"])
      ? entry["objects"].map((label) => withoutContext(String(label)))
      : [];
    const name = pointerName(entry);
    if (objects.length > 0) add(entry["kind"] === "variable" ? variables : fields, name, objects);
  }
  for (const edge of callEdges.filter(isRecord)) add(calls, String(edge["site"]), [String(edge["callee"])]);
  return { variables, fields, calls, isPartial: partial === true };
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

function pointerName(entry: Readonly<Record<string, unknown>>): string {
  const text = (name: string): string => String(entry[name] ?? "");
  switch (entry["kind"]) {
    case "variable":
      return `${text("method")} ${text("name")}`;
    case "field":
      return `${withoutContext(text("object"))}.${text("field")}`;
    case "array":
      return `${withoutContext(text("object"))}[∗]`;
    default:
      return `${text("class")}.${text("field")}`;
  }
}

/** `[3]:o8` is `o8`. */
function withoutContext(label: string): string {
  return label.replace(/^\[[^\]]*\]:/, "");
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
