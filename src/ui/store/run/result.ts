/** A row of constant propagation: what a variable holds after an assignment, `1`, `NAC` or `UNDEF`. */
export interface ConstantValueRow {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

/** A call that only the class hierarchy allows, contexts dropped. */
export interface ExtraCall {
  readonly site: string;
  readonly caller: string;
  readonly callee: string;
  readonly callerLibrary: string;
  readonly calleeLibrary: string;
}

/** The constants of a result document; none if there was no constant propagation. */
export function constantsIn(result: unknown): readonly ConstantValueRow[] {
  return rowsOf<ConstantValueRow>(member(result, "constants"), ["file", "name", "value"]);
}

/** What class hierarchy analysis would add to the call graph of a result document; calls that library code makes if wanted. */
export function hierarchyIn(result: unknown, isLibraryShown: boolean): readonly ExtraCall[] {
  const calls = rowsOf<ExtraCall>(member(member(result, "hierarchy"), "calls"), ["site", "caller", "callee"]);
  return isLibraryShown ? calls : calls.filter(({ callerLibrary }) => callerLibrary === "");
}

/** The rows of a relevancy result. */
export function variablesIn(result: unknown): readonly object[] {
  return rowsOf<object>(member(result, "variables"), ["kind", "weight"]);
}

/** `Limit.v`: the first field of this name in a relevancy result; undefined if there is none. */
export function fieldNamed(result: unknown, name: string): string | undefined {
  const fields = rowsOf<{ readonly class: string; readonly field: string }>(member(result, "variables"), [
    "class",
    "field",
  ]);
  const found = fields.find(({ field }) => field === name);
  return found === undefined ? undefined : `${found.class}.${found.field}`;
}

/** The labels of the reachable methods of a result document, each once, in their order. */
export function methodsIn(result: unknown): readonly string[] {
  const rows = rowsOf<{ readonly method: string }>(member(result, "reachable"), ["method"]);
  return [...new Set(rows.map(({ method }) => method))];
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : null;
}

/** The entries of a list that have texts under these names. */
function rowsOf<T>(value: unknown, texts: readonly string[]): readonly T[] {
  if (!Array.isArray(value)) return [];
  return value.filter((row): row is T => texts.every((text) => typeof member(row, text) === "string"));
}
