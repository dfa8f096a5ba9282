/** A value as a request gives it, as text. Any JSON will do: an object may have a `toString` that is no function. */
export function writtenValue(value: unknown): string {
  const flat = Array.isArray(value) ? value : [value];
  return flat.map((each) => (typeof each === "object" && each !== null ? "{}" : String(each))).join(",");
}
