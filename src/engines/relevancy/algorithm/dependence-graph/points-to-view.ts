import type { AllocationSite, CallSite, Method, Program, Variable } from "../../../../java/index.ts";
import type { PointsToResult } from "../../../points-to/index.ts";

/** An abstract object of the points-to result: `[3]:o8`. */
export interface HeapObject {
  readonly id: number;
  /** As the result labels it. */
  readonly label: string;
  /** Without an empty heap context, as slides write it: `o8`. */
  readonly shortLabel: string;
  readonly site: AllocationSite | undefined;
}

/** A method under a context. Contexts are numbers of `PointsToView.contexts`. */
export interface ContextMethod {
  readonly context: number;
  readonly method: Method;
}

const EMPTY: readonly never[] = [];

/**
 * A points-to result as the dependence graph asks for it: pta(r, cc), CallingContexts(f), and who calls whom from
 * where. Made of the printed result alone, so that any selector and any other source of such results will do.
 */
export class PointsToView {
  /** Context labels, `[4]`, by number; 0 is `[]`. */
  readonly contexts: string[] = ["[]"];
  readonly objects: HeapObject[] = [];
  readonly program: Program;
  readonly isPartial: boolean;
  readonly entry: Method | undefined;
  readonly #contextIds = new Map<string, number>([["[]", 0]]);
  readonly #objectIds = new Map<string, number>();
  readonly #methods = new Map<string, Method>();
  readonly #callSites = new Map<string, CallSite>();
  readonly #sites = new Map<string, AllocationSite>();
  readonly #variables = new Map<string, readonly HeapObject[]>();
  readonly #arrays = new Map<number, readonly HeapObject[]>();
  readonly #fields = new Map<string, HeapObject[]>();
  readonly #callees = new Map<string, ContextMethod[]>();
  readonly #callingContexts = new Map<Method, number[]>();
  readonly #mergesContexts: boolean;
  /** Calls made inside of a method under a context, library methods included. */
  readonly #callsFrom = new Map<string, ContextMethod[]>();

  constructor(program: Program, result: PointsToResult) {
    this.program = program;
    this.isPartial = result.partial;
    this.#mergesContexts = !result.options.variableContexts;
    for (const method of program.methods) this.#methods.set(method.label, method);
    for (const site of program.callSites) this.#callSites.set(site.label, site);
    for (const site of program.allocationSites) this.#sites.set(site.label, site);
    this.entry = this.#methods.get(result.options.entry);
    for (const { context, method } of result.reachable) this.#addReachable(this.#context(context), method);
    for (const edge of result.callEdges) this.#addCall(edge);
    for (const row of result.pointsTo) this.#addPointer(row);
  }

  /** CallingContexts(f); empty when f is not reachable. */
  callingContexts(method: Method): readonly number[] {
    return this.#callingContexts.get(method) ?? EMPTY;
  }

  /** Every method that is reachable, in the order of the program. */
  reachableMethods(): readonly Method[] {
    return this.program.methods.filter((method) => this.#callingContexts.has(method));
  }

  /** pta(r, cc) */
  pointsTo(variable: Variable, context: number): readonly HeapObject[] {
    const at = this.#mergesContexts ? 0 : context;
    return this.#variables.get(`${at} ${variable.method.label}/${variable.name}`) ?? EMPTY;
  }

  /** pta(r) in any context. */
  pointsToAnywhere(variable: Variable): readonly HeapObject[] {
    const found = new Set(this.callingContexts(variable.method).flatMap((context) => this.pointsTo(variable, context)));
    return [...found];
  }

  /** What the elements of an array object point to. */
  elementsOf(object: HeapObject): readonly HeapObject[] {
    return this.#arrays.get(object.id) ?? EMPTY;
  }

  /** What a field points to in any object; `Class.field` for static ones. */
  fieldObjects(className: string, field: string): readonly HeapObject[] {
    return this.#fields.get(`${className}.${field}`) ?? EMPTY;
  }

  /** What a call runs when it is made under this context. */
  callees(site: CallSite, context: number): readonly ContextMethod[] {
    return this.#callees.get(`${context} ${site.label}`) ?? EMPTY;
  }

  /** What a method under a context calls anywhere in its body. */
  callsFrom(caller: ContextMethod): readonly ContextMethod[] {
    return this.#callsFrom.get(`${caller.context} ${caller.method.label}`) ?? EMPTY;
  }

  /** Every method under a context that calls something. */
  callers(): readonly ContextMethod[] {
    return [...this.#callingContexts].flatMap(([method, contexts]) => contexts.map((context) => ({ context, method })));
  }

  contextLabel(context: number): string {
    return this.contexts[context] ?? "[]";
  }

  #addReachable(context: number, label: string): void {
    const method = this.#methods.get(label);
    if (method === undefined) return;
    const contexts = this.#callingContexts.get(method) ?? [];
    if (!contexts.includes(context)) contexts.push(context);
    this.#callingContexts.set(method, contexts);
  }

  #addCall(edge: PointsToResult["callEdges"][number]): void {
    const callee = this.#methods.get(edge.callee);
    const site = this.#callSites.get(edge.site);
    if (callee === undefined || site === undefined) return;
    const caller = this.#context(edge.context);
    const called = { context: this.#context(edge.calleeContext), method: callee };
    append(this.#callees, `${caller} ${edge.site}`, called);
    append(this.#callsFrom, `${caller} ${site.method.label}`, called);
  }

  #addPointer(row: PointsToResult["pointsTo"][number]): void {
    const objects = row.objects.map((label) => this.#object(label));
    switch (row.kind) {
      case "variable":
        this.#variables.set(`${this.#context(row.context)} ${row.method}/${row.name}`, objects);
        break;
      case "array":
        this.#arrays.set(this.#object(row.object).id, objects);
        break;
      case "field":
      case "static": {
        const key = `${row.class}.${row.field}`;
        const known = this.#fields.get(key) ?? [];
        this.#fields.set(key, [...new Set([...known, ...objects])]);
      }
    }
  }

  #context(labels: readonly string[]): number {
    const label = `[${labels.join(",")}]`;
    const known = this.#contextIds.get(label);
    if (known !== undefined) return known;
    this.#contextIds.set(label, this.contexts.length);
    return this.contexts.push(label) - 1;
  }

  #object(label: string): HeapObject {
    const known = this.#objectIds.get(label);
    const found = known === undefined ? undefined : this.objects[known];
    if (found !== undefined) return found;
    const siteLabel = label.slice(label.indexOf("]:") + 2);
    const object: HeapObject = {
      id: this.objects.length,
      label,
      shortLabel: label.startsWith("[]:") ? siteLabel : label,
      site: this.#sites.get(siteLabel),
    };
    this.#objectIds.set(label, object.id);
    this.objects.push(object);
    return object;
  }
}

function append<V>(map: Map<string, V[]>, key: string, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}
