import type { Seq } from "../../../../trace/index.ts";
import type { PointsToRun } from "../run.ts";

/**
 * Other contexts in which a reader may take a method to run: those that are there at a step, then those of other call sites of the
 * program that call the same, where a context ends with a call site.
 */
export function otherContexts(run: PointsToRun, seq: Seq, method: number): readonly string[] {
  const { context, method: name } = run.method(method);
  const reached = [...run.reachableBirths]
    .filter(([other, birth]) => birth <= seq && run.method(other).method === name)
    .map(([other]) => run.method(other).context);
  return [...new Set([...reached, ...siblingsOf(run, context)])].filter((other) => other !== context && other !== "[]");
}

/** `[4,15]` of `[4,14]`, where lines 14 and 15 call the same method. */
function siblingsOf(run: PointsToRun, context: string): readonly string[] {
  const elements = elementsOf(context);
  const sites = run.table("callSites");
  const own = sites.find(({ label }) => label === elements.at(-1));
  if (own === undefined) return [];
  const others = sites.filter(({ label, target }) => target === own.target && label !== own.label);
  return others.map(({ label }) => contextOf([...elements.slice(0, -1), label]));
}

/** `4`, `14` of `[4,14]`. */
export function elementsOf(context: string): readonly string[] {
  return context === "[]" ? [] : context.slice(1, -1).split(",");
}

export function contextOf(elements: readonly string[]): string {
  return `[${elements.join(",")}]`;
}
