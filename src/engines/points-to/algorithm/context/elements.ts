import type { AllocationSite, CallSite, Field, Labeling, Method, Program, Variable } from "../../../../java/index.ts";
import { IntColumn, PairMap } from "../../../../kernel/index.ts";
import { type Context, Contexts, type CsObject } from "./index.ts";

/** The pointer that a number of the pointer table stands for. CSPointer = (C × V) ∪ (C × O × F), and the two kinds without a variable or field. */
export type Pointer =
  | { readonly kind: "variable"; readonly context: Context; readonly variable: Variable }
  | { readonly kind: "field"; readonly object: number; readonly field: Field }
  | { readonly kind: "array"; readonly object: number }
  | { readonly kind: "static"; readonly field: Field }
  /** The exceptions that leave a method: those that none of its handlers takes. */
  | { readonly kind: "thrown"; readonly method: number };

/** A method under a context: `c:m`. */
export interface CsMethod {
  readonly context: Context;
  readonly method: Method;
}

/**
 * The context-sensitive elements of one analysis as consecutive integers: pointers, objects and
 * methods. The solver computes with the integers; everybody else looks them up here. Pointers, of
 * which there are millions, are rows of integers themselves.
 */
export class CsElements {
  readonly contexts: Contexts;
  readonly objects: CsObject[] = [];
  readonly methods: CsMethod[] = [];
  readonly #labeling: Labeling;
  readonly #methodIds = new Map<Method, number>();
  readonly #fieldIds = new Map<Field, number>();
  readonly #fields: Field[] = [];
  readonly #variables: Variable[] = [];
  /** Per method: the number of its first variable. */
  readonly #firstVariables: number[] = [];
  /** Per pointer: VARIABLE or another kind; the number of its context, object or method; that of its variable or field. */
  readonly #kinds = new IntColumn(8);
  readonly #owners = new IntColumn();
  readonly #members = new IntColumn();
  /** (context, method) → where its frame begins in `#frameCells`. */
  readonly #frames = new PairMap(256);
  /** Frames: per variable of a method under one context its pointer, plus 1. */
  readonly #frameCells = new IntColumn();
  /** The two frames asked for last: a call goes back and forth between its caller's and its callee's. */
  #near: Frame = { context: -1, method: undefined, base: 0 };
  #far: Frame = this.#near;
  readonly #fieldPointers = new PairMap(256);
  readonly #csObjects = new PairMap(256);
  readonly #csMethods = new PairMap(256);

  /** The labeling says what call sites are called, alone and in contexts. */
  constructor(program: Program, labeling: Labeling) {
    this.#labeling = labeling;
    this.contexts = new Contexts(labeling);
    for (const [id, method] of program.methods.entries()) {
      this.#methodIds.set(method, id);
      this.#firstVariables.push(this.#variables.length);
      this.#variables.push(...method.variables);
    }
  }

  /** `14` */
  labelOf(site: CallSite): string {
    return site.labels[this.#labeling];
  }

  get pointerCount(): number {
    return this.#kinds.length;
  }

  /** All pointers by number, listed anew each time. */
  get pointers(): readonly Pointer[] {
    return Array.from({ length: this.pointerCount }, (_, pointer) => this.pointer(pointer));
  }

  pointer(pointer: number): Pointer {
    const owner = this.#owners.at(pointer);
    switch (this.#kinds.at(pointer)) {
      case FIELD:
        return { kind: "field", object: owner, field: this.#fieldOf(pointer) };
      case ELEMENT:
        return { kind: "array", object: owner };
      case STATIC:
        return { kind: "static", field: this.#fieldOf(pointer) };
      case THROWN:
        return { kind: "thrown", method: owner };
      default:
        return { kind: "variable", context: this.contextOf(pointer), variable: this.#variableOf(pointer) };
    }
  }

  /** The variable of c:x; undefined for the other kinds of pointers. */
  variableOf(pointer: number): Variable | undefined {
    return this.#kinds.at(pointer) === VARIABLE ? this.#variables[this.#members.at(pointer)] : undefined;
  }

  /** The context of a pointer c:x. */
  contextOf(pointer: number): Context {
    return this.contexts.at(this.#owners.at(pointer));
  }

  /** The method whose exceptions a pointer stands for, or -1. */
  thrownBy(pointer: number): number {
    return this.#kinds.at(pointer) === THROWN ? this.#owners.at(pointer) : -1;
  }

  variable(context: Context, variable: Variable): number {
    const cell = this.#frame(context.id, variable.method) + variable.index;
    const known = this.#frameCells.at(cell) - 1;
    if (known !== -1) return known;
    const first = this.#firstVariables[this.#methodIds.get(variable.method) ?? 0] ?? 0;
    const pointer = this.#add(VARIABLE, context.id, first + variable.index);
    this.#frameCells.set(cell, pointer + 1);
    return pointer;
  }

  /** `c′:oᵢ.f` */
  field(object: number, field: Field): number {
    const id = this.#fieldId(field);
    return this.#enter(object, FIELD + id, FIELD, object, id);
  }

  /** `c′:oᵢ[*]` */
  array(object: number): number {
    return this.#enter(object, ELEMENT, ELEMENT, object, 0);
  }

  static(field: Field): number {
    const id = this.#fieldId(field);
    return this.#enter(id, STATIC, STATIC, 0, id);
  }

  /** The exceptions that leave a context-sensitive method. */
  thrown(method: number): number {
    return this.#enter(method, THROWN, THROWN, method, 0);
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

  #enter(a: number, b: number, kind: number, owner: number, member: number): number {
    const fresh = this.pointerCount;
    const pointer = this.#fieldPointers.getOrSet(a, b, fresh);
    return pointer === fresh ? this.#add(kind, owner, member) : pointer;
  }

  #add(kind: number, owner: number, member: number): number {
    this.#kinds.push(kind);
    this.#owners.push(owner);
    this.#members.push(member);
    return this.#kinds.length - 1;
  }

  #frame(context: number, method: Method): number {
    if (this.#near.context === context && this.#near.method === method) return this.#near.base;
    const found =
      this.#far.context === context && this.#far.method === method ? this.#far : this.#findFrame(context, method);
    this.#far = this.#near;
    this.#near = found;
    return found.base;
  }

  #findFrame(context: number, method: Method): Frame {
    const fresh = this.#frameCells.length;
    const base = this.#frames.getOrSet(context, this.#methodIds.get(method) ?? 0, fresh);
    if (base === fresh) {
      // One cell more than variables: an empty frame would begin where the next one does.
      this.#frameCells.append(new Int32Array(method.variables.length + 1));
      // A pointer is drawn inside its method, which with merged contexts may run only under others: it gets its number
      // here, and not when the recording is taken, so that the numbers are the same in whatever pieces it comes.
      this.method(this.contexts.at(context), method);
    }
    return { context, method, base };
  }

  #fieldId(field: Field): number {
    const known = this.#fieldIds.get(field);
    if (known !== undefined) return known;
    this.#fieldIds.set(field, this.#fields.length);
    return this.#fields.push(field) - 1;
  }

  #fieldOf(pointer: number): Field {
    return present(this.#fields[this.#members.at(pointer)]);
  }

  #variableOf(pointer: number): Variable {
    return present(this.#variables[this.#members.at(pointer)]);
  }
}

/** The variables of a method under a context: their pointers begin at `base`. */
interface Frame {
  readonly context: number;
  readonly method: Method | undefined;
  readonly base: number;
}

/** Kinds of pointers; those without a variable are found by (object, field or method; kind), fields by FIELD + number. */
const VARIABLE = 0;
const ELEMENT = 1;
const STATIC = 2;
const THROWN = 3;
const FIELD = 4;

/** @throws Error for what was never entered: a fault of the program itself */
function present<T>(member: T | undefined): T {
  if (member === undefined) throw new Error("a pointer without its variable or field");
  return member;
}
