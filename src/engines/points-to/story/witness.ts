import type { Labeling, Observed } from "../../../java/index.ts";
import { setAt } from "../../../kernel/index.ts";

/**
 * What an execution shows is told without contexts. These names are the same for a pointer of the analysis and for the
 * place that the interpreter watched: `C.m() n1`, `o8.X::f`, `C.s`, `o5[*]`.
 */
export const observedNames = {
  variable: (method: string, name: string) => `${method} ${name}`,
  field: (object: string, owner: string, field: string) => `${object}.${owner}::${field}`,
  static: (owner: string, field: string) => `${owner}.${field}`,
  array: (object: string) => `${object}[*]`,
};

/** The facts that an execution showed: the objects of each pointer, the callees of each call site by either labeling, methods. */
export interface Witness {
  readonly objects: ReadonlyMap<string, ReadonlySet<string>>;
  readonly callees: Readonly<Record<Labeling, ReadonlyMap<string, ReadonlySet<string>>>>;
  readonly reachable: ReadonlySet<string>;
}

/**
 * Reads what crossed the worker boundary as an execution's observations; undefined if it is something else. `objectOf` names
 * the abstract object of a site: `o_StringBuilder` for `o12` where StringBuilders are merged.
 */
export function witnessOf(value: object, objectOf: (site: string) => string): Witness | undefined {
  const parts = ["variables", "fields", "statics", "arrays", "calls", "reachable"];
  const entries = new Map(Object.entries(value));
  if (!parts.every((part) => Array.isArray(entries.get(part)))) return undefined;
  const { variables, fields, statics, arrays, calls, reachable } = value as Observed;
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
  return { objects, callees, reachable: new Set(reachable) };
}
