import type { Observed } from "../../../java/index.ts";
import { setAt } from "../../../kernel/index.ts";
import type { CsElements, Pointer } from "../algorithm/context/elements.ts";

/**
 * What an execution shows is told without contexts. These names are the same for a pointer of the analysis and for the
 * place that the interpreter watched: `C.m() n1`, `o8.X::f`, `C.s`, `o5[*]`; "" for what no execution shows.
 */
export function observedName(pointer: Pointer, elements: Pick<CsElements, "objects">): string {
  const site = (object: number): string => elements.objects[object]?.site.label ?? "?";
  switch (pointer.kind) {
    case "variable":
      return variableName(pointer.variable.method.label, pointer.variable.name);
    case "field":
      return fieldName(site(pointer.object), pointer.field.class.name, pointer.field.name);
    case "array":
      return arrayName(site(pointer.object));
    case "static":
      return staticName(pointer.field.class.name, pointer.field.name);
    case "thrown":
      return "";
  }
}

/** The facts that an execution showed, by the names of pointers, call sites and methods. */
export class Witness {
  readonly #objects = new Map<string, ReadonlySet<string>>();
  readonly #callees = new Map<string, Set<string>>();
  readonly #reachable: ReadonlySet<string>;

  constructor({ variables, fields, statics, arrays, calls, reachable }: Observed) {
    for (const { method, name, objects } of variables) this.#hold(variableName(method, name), objects);
    for (const row of fields) this.#hold(fieldName(row.object, row.class, row.field), row.objects);
    for (const row of statics) this.#hold(staticName(row.class, row.field), row.objects);
    for (const { object, objects } of arrays) this.#hold(arrayName(object), objects);
    for (const { site, callee } of calls) {
      setAt(this.#callees, site).add(callee);
    }
    this.#reachable = new Set(reachable);
  }

  sawObject(pointer: string, site: string): boolean {
    return this.#objects.get(pointer)?.has(site) === true;
  }

  sawCall(site: string, callee: string): boolean {
    return this.#callees.get(site)?.has(callee) === true;
  }

  sawMethod(label: string): boolean {
    return this.#reachable.has(label);
  }

  #hold(name: string, sites: readonly string[]): void {
    this.#objects.set(name, new Set(sites));
  }
}

/** What crossed the worker boundary as an execution's observations; undefined if it is something else. */
export function readObserved(value: unknown): Observed | undefined {
  const parts = ["variables", "fields", "statics", "arrays", "calls", "reachable"];
  if (typeof value !== "object" || value === null) return undefined;
  const entries = new Map(Object.entries(value));
  return parts.every((part) => Array.isArray(entries.get(part))) ? (value as Observed) : undefined;
}

function variableName(method: string, name: string): string {
  return `${method} ${name}`;
}

function fieldName(object: string, owner: string, field: string): string {
  return `${object}.${owner}::${field}`;
}

function staticName(owner: string, field: string): string {
  return `${owner}.${field}`;
}

function arrayName(object: string): string {
  return `${object}[*]`;
}
