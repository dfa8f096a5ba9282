import type { AllocationSite, CallSite, Field, Labeling, Method, Program, Variable } from "../../../../java/index.ts";
import { append, Budget, setAt, valueAt } from "../../../../kernel/index.ts";
import type { PointerFact, PointsToFacts } from "../../../points-to/index.ts";

/** An abstract object of the points-to analysis: `[3]:o8`. */
export interface HeapObject {
  /** Index into `PointsToView.objects`. */
  readonly id: number;
  /** Without an empty heap context, as slides write it: `o8`, `[3]:o8`. */
  readonly label: string;
  readonly site: AllocationSite;
}

/** A method under a context. */
export interface ContextMethod {
  /** Equal for equal methods under equal contexts. */
  readonly id: number;
  /** The number of the context; `PointsToView.contextLabel` shows it. */
  readonly context: number;
  readonly method: Method;
}

const NONE: readonly never[] = [];

/**
 * The facts of a points-to analysis as the dependence graph asks for them: pta(r, cc), CallingContexts(f), and who
 * calls whom from where.
 */
export class PointsToView {
  readonly program: Program;
  readonly entry: Method;
  readonly objects: readonly HeapObject[];
  /** The time of what reads it. */
  readonly budget: Budget;
  readonly #labeling: Labeling;
  readonly #hasVariableContexts: boolean;
  readonly #reachable = new Map<Method, ContextMethod[]>();
  readonly #contextLabels = new Map<number, string>();
  readonly #callingContexts = new Map<Method, number[]>();
  readonly #variables = new Map<Variable, Map<number, readonly HeapObject[]>>();
  readonly #fields = new Map<Field, Set<HeapObject>>();
  /** By array object. */
  readonly #elements = new Map<number, readonly HeapObject[]>();
  readonly #callees = new Map<CallSite, Map<number, ContextMethod[]>>();
  /** By method under a context, library methods included. */
  readonly #calls = new Map<number, ContextMethod[]>();

  /** Throws `BudgetSpent`. */
  constructor(facts: PointsToFacts, budget = Budget.unlimited) {
    this.budget = budget;
    this.program = facts.program;
    this.entry = facts.entry;
    this.#labeling = facts.labeling;
    this.#hasVariableContexts = facts.hasVariableContexts;
    this.objects = facts.objects.map(({ context, site }, id): HeapObject => {
      return { id, label: context.elements.length === 0 ? site.label : `${context.label}:${site.label}`, site };
    });
    const methods = facts.methods.map(({ context, method }, id): ContextMethod => {
      if (!this.#contextLabels.has(context.id)) this.#contextLabels.set(context.id, context.label);
      return { id, context: context.id, method };
    });
    for (const id of facts.reachable) this.#addReachable(methods[id]);
    for (const { caller, site, callee } of facts.callEdges)
      this.#addCall(methods[caller], facts.program.callSites[site], methods[callee]);
    for (const pointer of facts.pointers) {
      budget.spend();
      this.#addPointer(pointer);
    }
  }

  /** `14` */
  labelOf(site: CallSite): string {
    return site.labels[this.#labeling];
  }

  /** CallingContexts(f); empty when f is not reachable. */
  callingContexts(method: Method): readonly number[] {
    return this.#callingContexts.get(method) ?? NONE;
  }

  /** Every method that is reachable, in the order of the program, but those of the library. */
  reachableMethods(): readonly Method[] {
    return this.program.methods.filter((method) => !method.class.isLibrary && this.#callingContexts.has(method));
  }

  /** pta(r, cc) */
  pointsTo(variable: Variable, context: number): readonly HeapObject[] {
    return this.#variables.get(variable)?.get(this.#hasVariableContexts ? context : 0) ?? NONE;
  }

  /** pta(r) in any context. */
  pointsToAnywhere(variable: Variable): readonly HeapObject[] {
    const found = new Set(this.callingContexts(variable.method).flatMap((context) => this.pointsTo(variable, context)));
    return [...found];
  }

  /** What the elements of an array object point to. */
  elementsOf(object: HeapObject): readonly HeapObject[] {
    return this.#elements.get(object.id) ?? NONE;
  }

  /** What a field points to in any object. */
  fieldObjects(field: Field): readonly HeapObject[] {
    return [...(this.#fields.get(field) ?? NONE)];
  }

  /** The methods that a call runs under this context. */
  callees(site: CallSite, context: number): readonly ContextMethod[] {
    return this.#callees.get(site)?.get(context) ?? NONE;
  }

  /** What a method under a context calls anywhere in its body. */
  callsFrom(caller: ContextMethod): readonly ContextMethod[] {
    return this.#calls.get(caller.id) ?? NONE;
  }

  /** Every reachable method under its contexts. */
  callers(): readonly ContextMethod[] {
    return [...this.#reachable.values()].flat();
  }

  /** `[4]`, `[]` */
  contextLabel(context: number): string {
    return this.#contextLabels.get(context) ?? "[]";
  }

  #addReachable(method: ContextMethod | undefined): void {
    if (method === undefined) return;
    append(this.#reachable, method.method, method);
    append(this.#callingContexts, method.method, method.context);
  }

  #addCall(caller: ContextMethod | undefined, site: CallSite | undefined, callee: ContextMethod | undefined): void {
    if (caller === undefined || site === undefined || callee === undefined) return;
    const calls = valueAt(this.#callees, site, () => new Map<number, ContextMethod[]>());
    append(calls, caller.context, callee);
    append(this.#calls, caller.id, callee);
  }

  #addPointer(pointer: PointerFact): void {
    const objects = pointer.objects.flatMap((id) => this.objects[id] ?? []);
    switch (pointer.kind) {
      case "variable": {
        const contexts = this.#variables.get(pointer.variable) ?? new Map<number, readonly HeapObject[]>();
        this.#variables.set(pointer.variable, contexts.set(pointer.context.id, objects));
        break;
      }
      case "array":
        this.#elements.set(pointer.object, objects);
        break;
      case "field":
      case "static": {
        const known = setAt(this.#fields, pointer.field);
        for (const object of objects) known.add(object);
      }
    }
  }
}
