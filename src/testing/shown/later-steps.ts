/** The names under which what is shown gives a step. */
const naming: ReadonlySet<string> = new Set(["fact", "step", "birth", "from"]);

/** Where something that is shown names a step from position n on, as a path into it; undefined where nothing does. */
export function laterStepIn(shown: unknown, n: number, path = ""): string | undefined {
  if (typeof shown !== "object" || shown === null) return undefined;
  for (const [key, value] of Object.entries(shown)) {
    const place = `${path}/${key}`;
    if (naming.has(key) && typeof value === "number" && value >= n) return `${place}: ${value}`;
    const found = laterStepIn(value, n, place);
    if (found !== undefined) return found;
  }
  return undefined;
}
