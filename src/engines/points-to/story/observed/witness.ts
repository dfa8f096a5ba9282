import type { Labeling, Observed } from "../../../../java/index.ts";
import { setAt } from "../../../../kernel/index.ts";
import { hasContexts } from "../../fact-names.ts";
import type { PointsToSymbols } from "../symbols.ts";
import { type ContextWitness, contextWitness } from "./contexts.ts";
import { observedNames } from "./names.ts";

/** The facts that an execution showed: the objects of each pointer, the callees of each call site by either labeling, methods. */
export interface Witness {
  readonly objects: ReadonlyMap<string, ReadonlySet<string>>;
  readonly callees: Readonly<Record<Labeling, ReadonlyMap<string, ReadonlySet<string>>>>;
  readonly reachable: ReadonlySet<string>;
  /** The same under contexts; undefined where they are not kept, or where the selector does not decide them alone. */
  readonly inContexts: ContextWitness | undefined;
}

/**
 * Reads what crossed the worker boundary as an execution's observations; undefined if it is something else. `objectOf` names
 * the abstract object of a site: `o_StringBuilder` for `o12` where StringBuilders are merged.
 */
export function witnessOf(
  value: object,
  options: PointsToSymbols["options"][number],
  objectOf: (site: string) => string,
): Witness | undefined {
  const parts = ["variables", "fields", "statics", "arrays", "calls", "reachable"];
  const entries = new Map(Object.entries(value));
  if (!parts.every((part) => Array.isArray(entries.get(part)))) return undefined;
  const { variables, fields, statics, arrays, calls, reachable, contexts } = value as Observed;
  const objects = new Map<string, Set<string>>();
  const note = (pointer: string, sites: readonly string[]): void => {
    for (const site of sites) setAt(objects, pointer).add(objectOf(site));
  };
  for (const row of variables) note(observedNames.variable(row.method, row.name), row.objects);
  for (const row of fields) note(observedNames.field(objectOf(row.object), row.class, row.field), row.objects);
  for (const row of statics) note(observedNames.static(row.class, row.field), row.objects);
  for (const row of arrays) note(observedNames.array(objectOf(row.object)), row.objects);
  const callees = { java: new Map<string, Set<string>>(), lecture: new Map<string, Set<string>>() };
  for (const { site, lecture = site, callee } of calls) {
    setAt(callees.java, site).add(callee);
    setAt(callees.lecture, lecture).add(callee);
  }
  const inContexts =
    options.isUniform && hasContexts(options.context) && typeof contexts === "object"
      ? contextWitness(contexts, options, objectOf)
      : undefined;
  return { objects, callees, reachable: new Set(reachable), inContexts };
}
