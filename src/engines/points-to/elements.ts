import type { AllocationSite, Field, Method, Program, Variable } from "../../java/index.ts";
import { PairMap } from "../../kernel/index.ts";
import { type Context, Contexts, type CsObject } from "./context/index.ts";

/** What a number of the pointer table stands for. CSPointer = (C × V) ∪ (C × O × F), and the two kinds without a variable or field. */
export type Pointer =
  | { readonly kind: "variable"; readonly context: Context; readonly variable: Variable }
  | { readonly kind: "field"; readonly object: number; readonly field: Field }
  | { readonly kind: "array"; readonly object: number }
  | { readonly kind: "static"; readonly field: Field }
  /** What a method lets out: the exceptions that none of its handlers takes. */
  | { readonly kind: "thrown"; readonly method: number };

/** A method under a context: `c:m`. */
export interface CsMethod {
  readonly context: Context;
  readonly method: Method;
}

/**
 * The context-sensitive elements of one analysis as consecutive integers: pointers, objects and
 * methods. The solver computes with the integers; everybody else looks them up here.
 */
export class CsElements {
  readonly contexts = new Contexts();
  readonly pointers: Pointer[] = [];
  readonly objects: CsObject[] = [];
  readonly methods: CsMethod[] = [];
  readonly #methodIds = new Map<Method, number>();
  readonly #variableBase = new Map<Method, number>();
  readonly #fieldIds = new Map<Field, number>();
  readonly #variablePointers = new PairMap(1024);
  readonly #fieldPointers = new PairMap(256);
  readonly #csObjects = new PairMap(256);
  readonly #csMethods = new PairMap(256);

  constructor(program: Program) {
    let base = 0;
    for (const [id, method] of program.methods.entries()) {
      this.#methodIds.set(method, id);
      this.#variableBase.set(method, base);
      base += method.variables.length;
    }
  }

  variable(context: Context, variable: Variable): number {
    const id = (this.#variableBase.get(variable.method) ?? 0) + variable.index;
    const fresh = this.pointers.length;
    const pointer = this.#variablePointers.getOrSet(context.id, id, fresh);
    if (pointer === fresh) this.pointers.push({ kind: "variable", context, variable });
    return pointer;
  }

  /** `c′:oᵢ.f` */
  field(object: number, field: Field): number {
    const fresh = this.pointers.length;
    const pointer = this.#fieldPointers.getOrSet(object, this.#fieldId(field) + FIRST_FIELD, fresh);
    if (pointer === fresh) this.pointers.push({ kind: "field", object, field });
    return pointer;
  }

  /** `c′:oᵢ[*]` */
  array(object: number): number {
    const fresh = this.pointers.length;
    const pointer = this.#fieldPointers.getOrSet(object, ELEMENT, fresh);
    if (pointer === fresh) this.pointers.push({ kind: "array", object });
    return pointer;
  }

  static(field: Field): number {
    const fresh = this.pointers.length;
    const pointer = this.#fieldPointers.getOrSet(this.#fieldId(field), STATIC, fresh);
    if (pointer === fresh) this.pointers.push({ kind: "static", field });
    return pointer;
  }

  /** The exceptions that leave a context-sensitive method. */
  thrown(method: number): number {
    const fresh = this.pointers.length;
    const pointer = this.#fieldPointers.getOrSet(method, THROWN, fresh);
    if (pointer === fresh) this.pointers.push({ kind: "thrown", method });
    return pointer;
  }

  object(context: Context, site: AllocationSite): number {
    const fresh = this.objects.length;
    const object = this.#csObjects.getOrSet(context.id, site.id, fresh);
    if (object === fresh) this.objects.push({ context, site });
    return object;
  }

  method(context: Context, method: Method): number {
    const id = this.#methodIds.get(method) ?? 0;
    const fresh = this.methods.length;
    const csMethod = this.#csMethods.getOrSet(context.id, id, fresh);
    if (csMethod === fresh) this.methods.push({ context, method });
    return csMethod;
  }

  #fieldId(field: Field): number {
    const known = this.#fieldIds.get(field);
    if (known !== undefined) return known;
    this.#fieldIds.set(field, this.#fieldIds.size);
    return this.#fieldIds.size - 1;
  }
}

/** Second components of the pointers that belong to no variable. */
const ELEMENT = 0;
const STATIC = 1;
const THROWN = 2;
const FIRST_FIELD = 3;
