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
    const known = this.#variablePointers.get(context.id, id);
    if (known !== -1) return known;
    this.#variablePointers.set(context.id, id, this.pointers.length);
    return this.pointers.push({ kind: "variable", context, variable }) - 1;
  }

  /** `c′:oᵢ.f` */
  field(object: number, field: Field): number {
    return this.#ofObject(object, this.#fieldId(field) + FIRST_FIELD, { kind: "field", object, field });
  }

  /** `c′:oᵢ[*]` */
  array(object: number): number {
    return this.#ofObject(object, ELEMENT, { kind: "array", object });
  }

  static(field: Field): number {
    return this.#ofObject(this.#fieldId(field), STATIC, { kind: "static", field });
  }

  /** The exceptions that leave a context-sensitive method. */
  thrown(method: number): number {
    return this.#ofObject(method, THROWN, { kind: "thrown", method });
  }

  object(context: Context, site: AllocationSite): number {
    const known = this.#csObjects.get(context.id, site.id);
    if (known !== -1) return known;
    this.#csObjects.set(context.id, site.id, this.objects.length);
    return this.objects.push({ context, site }) - 1;
  }

  method(context: Context, method: Method): number {
    const id = this.#methodIds.get(method) ?? 0;
    const known = this.#csMethods.get(context.id, id);
    if (known !== -1) return known;
    this.#csMethods.set(context.id, id, this.methods.length);
    return this.methods.push({ context, method }) - 1;
  }

  #ofObject(first: number, second: number, pointer: Pointer): number {
    const known = this.#fieldPointers.get(first, second);
    if (known !== -1) return known;
    this.#fieldPointers.set(first, second, this.pointers.length);
    return this.pointers.push(pointer) - 1;
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
