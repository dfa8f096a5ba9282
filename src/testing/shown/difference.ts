/** Where two values of plain data differ first, as a path with both; undefined where they are the same. */
export function firstDifference(found: unknown, wanted: unknown, path = ""): string | undefined {
  if (Object.is(found, wanted)) return undefined;
  if (!isObject(found) || !isObject(wanted)) return `${path}: ${brief(found)}, not ${brief(wanted)}`;
  for (const key of new Set([...Object.keys(found), ...Object.keys(wanted)])) {
    const difference = firstDifference(found[key], wanted[key], `${path}/${key}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

const LONG = 200;

function brief(value: unknown): string {
  return (JSON.stringify(value) ?? "nothing").slice(0, LONG);
}
