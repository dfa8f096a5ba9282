import { say } from "./messages/en.ts";

/** A type of values. A value of it is taken where a wider type is needed: an object stands for the list of itself. */
export interface Type<T = unknown> {
  /** As definitions name it. */
  readonly name: string;
  /** As messages call one of its values: `a number`. */
  readonly one: string;
  equals(a: T, b: T): boolean;
  readonly wider?: { readonly type: Type; convert(value: T): unknown };
}

/** A function that definitions may use. The checker has seen to it that its arguments are of the types. */
export interface FunctionSpec {
  readonly name: string;
  readonly parameters: readonly Type[];
  readonly result: Type;
  apply(...values: readonly unknown[]): unknown;
}

/** A function or constant that a reader defines; trailing parameters may be left out. */
export interface Signature<Parameters extends readonly Type[] = readonly Type[], Result = unknown> {
  readonly name: string;
  readonly parameters: Parameters;
  /** What its parameters are called where it is explained. */
  readonly names: readonly string[];
  readonly result: Type<Result>;
  readonly isOptional: boolean;
}

/** The values of parameters of these types. */
export type ValuesOfTypes<Parameters extends readonly Type[]> = {
  readonly [Place in keyof Parameters]: Parameters[Place] extends Type<infer T> ? T : never;
};

/** The language of one kind of definitions: a selector of contexts, a semiring, a domain of values. */
export interface Language {
  /** The word before the name: `selector`. */
  readonly keyword: string;
  /** The types that parameters of the reader's own functions may have. */
  readonly types: readonly Type[];
  readonly functions: readonly FunctionSpec[];
  readonly constants: readonly Constant[];
  /** The functions to be defined. */
  readonly signatures: readonly Signature[];
  /** The type of `[a, b]` and of `a ++ b`; left out: there are no lists. */
  readonly list?: { readonly type: Type; readonly element: Type };
  /** The line that says what the text is about; left out: there is none. */
  readonly domain?: Domain;
}

/** `values a b c`, or `values number`; with `known` one of these words: `facts variables`. */
export interface Domain {
  readonly keyword: string;
  readonly known?: readonly string[];
}

export interface Constant {
  readonly name: string;
  readonly type: Type;
  readonly value: unknown;
}

export const number: Type<number> = {
  name: "number",
  get one() {
    return say("type.number");
  },
  equals: (a, b) => a === b,
};

export const boolean: Type<boolean> = {
  name: "boolean",
  get one() {
    return say("type.boolean");
  },
  equals: (a, b) => a === b,
};

export const text: Type<string> = {
  name: "text",
  get one() {
    return say("type.text");
  },
  equals: (a, b) => a === b,
};

/** A value of the text's own domain: a name, or a number where it says `values number`. */
export type OwnValue = string | number;

/** Stands for the domain that the text declares. */
export const ownValue: Type<OwnValue> = {
  name: "value",
  get one() {
    return say("type.value");
  },
  equals: (a, b) => a === b,
};

/** A function by its types and what it computes. */
export function operation<const Parameters extends readonly Type[], Result>(
  name: string,
  parameters: Parameters,
  result: Type<Result>,
  apply: (...values: ValuesOfTypes<Parameters>) => Result,
): FunctionSpec {
  // The checker lets only values of these types come here.
  return { name, parameters, result, apply: (...values) => apply(...(values as unknown as ValuesOfTypes<Parameters>)) };
}

/** A function for the reader to define: `static(c, l, m)`. */
export function signature<const Parameters extends readonly Type[], Result>(
  name: string,
  parameters: Parameters,
  names: readonly string[],
  result: Type<Result>,
  isOptional = false,
): Signature<Parameters, Result> {
  return { name, parameters, names, result, isOptional };
}

/** `static(c, l, m) = …` */
export function exampleOf({ name, names }: Pick<Signature, "name" | "names">): string {
  return `${callOf(name, names)} = …`;
}

/** `last(number, context)` */
export function callOf(name: string, parts: readonly string[]): string {
  return parts.length === 0 ? name : `${name}(${parts.join(", ")})`;
}
