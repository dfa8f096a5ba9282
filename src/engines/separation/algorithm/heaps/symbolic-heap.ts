import type { Span } from "../../../../kernel/index.ts";
import { type Constraint, type Linear, substituteConstraint, substituteLinear, variableTerm } from "./linear.ts";

/** The name that stands for null wherever a reference is named. */
export const NULL = "null";

/** A value in a field or an argument: a variable (or null), or an integer term that is more than one variable. */
export type Value = string | Linear;

/** root ↦ data(fields) */
export interface Cell {
  readonly kind: "cell";
  readonly root: string;
  readonly data: string;
  readonly fields: readonly Value[];
}

/** P(arguments) */
export interface Call {
  readonly kind: "call";
  readonly predicate: string;
  readonly arguments: readonly Value[];
}

export type Spatial = Cell | Call;

/** An equality or disequality between references (α of Fig. 4). */
export interface PointerFact {
  readonly relation: "=" | "≠";
  readonly left: string;
  readonly right: string;
}

/**
 * Δ of Fig. 4: ∃ existentials. κ ∧ α ∧ φ, with κ in writing order. The don't-cares of the text (`isDontCare`) occur once
 * each.
 */
export interface SymbolicHeap {
  readonly existentials: readonly string[];
  readonly spatial: readonly Spatial[];
  readonly pointers: readonly PointerFact[];
  readonly numbers: readonly Constraint[];
}

export type Type =
  | { readonly kind: "int" }
  | { readonly kind: "bool" }
  /** A fraction, a `double` or `float` of Java: only the order of these is known, so integers stand for them. */
  | { readonly kind: "double" }
  /** A reference; the data type is undefined where nothing fixes it. */
  | { readonly kind: "reference"; readonly data: string | undefined };

export interface Typed {
  readonly name: string;
  readonly type: Type;
}

/** A field of a data type. */
export interface DataField extends Typed {
  /** Declared as `void`: any value will do, of whatever type its class has it. */
  readonly isOpen?: true;
  readonly span?: Span;
}

export interface DataType {
  readonly name: string;
  /** The data type it extends: its cells are where references to that one are wanted, too. */
  readonly extends?: string;
  /** Those of what it extends first. */
  readonly fields: readonly DataField[];
  /** Undefined where no text declares it. */
  readonly span?: Span;
}

/** The data type of objects without fields. What is declared with it may point to a cell of any data type. */
export const OBJECT = "Object";

/** pred name(parameters) ≡ ∨ rules; every other variable of a rule is existential. */
export interface Predicate {
  readonly name: string;
  readonly parameters: readonly Typed[];
  readonly rules: readonly SymbolicHeap[];
  /** Where each rule is written. */
  readonly places: readonly Span[];
  readonly span: Span | undefined;
}

export interface Definitions {
  readonly data: ReadonlyMap<string, DataType>;
  readonly predicates: ReadonlyMap<string, Predicate>;
}

/** A data type and all that it extends, nearest first. */
export function withAllAbove(name: string, data: Definitions["data"]): readonly string[] {
  const all: string[] = [];
  for (let at: string | undefined = name; at !== undefined && !all.includes(at); at = data.get(at)?.extends)
    all.push(at);
  return all;
}

/** The element type of `int[3]` and its length, which `int[]` leaves open; undefined for what is no array. */
export function arrayData(name: string): { readonly element: string; readonly length: number | undefined } | undefined {
  const [, element, length] = /^(.+)\[(\d*)\]$/.exec(name) ?? [];
  if (element === undefined || length === undefined) return undefined;
  return { element, length: length === "" ? undefined : Number(length) };
}

/** A formula to decide: its disjuncts, and its free variables with their types. */
export interface Query {
  readonly disjuncts: readonly SymbolicHeap[];
  readonly free: readonly Typed[];
  /** Where each free variable is named first, where that is known. */
  readonly places?: ReadonlyMap<string, Span>;
  readonly span: Span | undefined;
}

export function isReference(type: Type): boolean {
  return type.kind === "reference";
}

export function callsOf(heap: SymbolicHeap): readonly Call[] {
  return heap.spatial.filter((part) => part.kind === "call");
}

export function cellsOf(heap: SymbolicHeap): readonly Cell[] {
  return heap.spatial.filter((part) => part.kind === "cell");
}

/** The variable that stands for the n-th `_` of a disjunct: a name that no text can hold. */
export function dontCare(number: number): string {
  return `${DONT_CARE}${number}`;
}

export function isDontCare(name: string): boolean {
  return name.startsWith(DONT_CARE);
}

const DONT_CARE = "_.";

/** A value as an integer term. */
export function asLinear(value: Value): Linear {
  return typeof value === "string" ? variableTerm(value) : value;
}

/** A term as short as it goes: a variable alone is its name. */
export function asValue(term: Linear): Value {
  const [only, ...others] = term.terms;
  const isName = only !== undefined && others.length === 0 && only[1] === 1n && term.constant === 0n;
  return isName ? only[0] : term;
}

/** The variables that a value mentions; null is none. */
export function namesIn(value: Value): readonly string[] {
  if (typeof value === "string") return value === NULL ? [] : [value];
  return value.terms.map(([name]) => name);
}

/** The variables of the parts, with repetitions, in order of occurrence. */
export function occurrences(heap: SymbolicHeap): readonly string[] {
  const names: string[] = [];
  for (const part of heap.spatial) {
    if (part.kind === "cell") names.push(part.root);
    for (const value of valuesOf(part)) names.push(...namesIn(value));
  }
  for (const { left, right } of heap.pointers) names.push(left, right);
  for (const { left, right } of heap.numbers) for (const [name] of [...left.terms, ...right.terms]) names.push(name);
  return names.filter((name) => name !== NULL);
}

/** A heap with the facts of another one; of the two spatial parts there is what `spatial` says. */
export function conjoined(heap: SymbolicHeap, body: SymbolicHeap, spatial: readonly Spatial[]): SymbolicHeap {
  return {
    existentials: [...heap.existentials, ...body.existentials],
    spatial,
    pointers: [...heap.pointers, ...body.pointers],
    numbers: [...heap.numbers, ...body.numbers],
  };
}

export type Substitution = ReadonlyMap<string, Value>;

/** Δ[values/names]; bound variables are replaced too, so rename them apart before. */
export function substitute(heap: SymbolicHeap, by: Substitution): SymbolicHeap {
  if (by.size === 0) return heap;
  return {
    existentials: heap.existentials.flatMap((name) => {
      const value = by.get(name);
      return value === undefined ? [name] : typeof value === "string" && value !== NULL ? [value] : [];
    }),
    spatial: heap.spatial.map((part) => substituteSpatial(part, by)),
    pointers: heap.pointers.map(({ relation, left, right }) => {
      return { relation, left: referenceIn(left, by), right: referenceIn(right, by) };
    }),
    numbers: heap.numbers.map((constraint) => substituteConstraint(constraint, termsOf(by))),
  };
}

function substituteSpatial(part: Spatial, by: Substitution): Spatial {
  const values = valuesOf(part).map((value) => valueIn(value, by));
  if (part.kind === "call") return { ...part, arguments: values };
  return { ...part, root: referenceIn(part.root, by), fields: values };
}

function valuesOf(part: Spatial): readonly Value[] {
  return part.kind === "cell" ? part.fields : part.arguments;
}

function referenceIn(name: string, by: Substitution): string {
  const value = by.get(name);
  return typeof value === "string" ? value : name;
}

function valueIn(value: Value, by: Substitution): Value {
  return typeof value === "string" ? (by.get(value) ?? value) : asValue(substituteLinear(value, termsOf(by)));
}

function termsOf(by: Substitution): (name: string) => Linear | undefined {
  return (name) => {
    const value = by.get(name);
    return value === undefined ? undefined : asLinear(value);
  };
}
