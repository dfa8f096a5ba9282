import type { InstructionKind, InstructionOf } from "../../ir/instruction.ts";
import type { AllocationSite, CallKind } from "../../ir/program.ts";
import type { Packed } from "./pack.ts";

/**
 * The class library as the compiler leaves it, made once when the product is built: of each file the declarations,
 * and the code of each method. Everything is by number or by name, for each program has classes and sites of its own.
 * It is kept as texts, each of which is read when a program first needs it.
 */
export interface LibraryImage {
  /** The JSON text of `ImageNames`. */
  readonly names: string;
  /** The JSON text of a `FileImage` by the qualified name of the class that the file is called by. */
  readonly files: Readonly<Record<string, string>>;
}

/** What the numbers in all files mean. */
export interface ImageNames {
  /** The keys of each kind of object in the trees. */
  readonly shapes: readonly (readonly string[])[];
  /** Names of variables and fields, literals, and constants. */
  readonly strings: readonly string[];
  /** `java.util.Map$Entry` */
  readonly classes: readonly string[];
  /** Erased types: `int`, `@3` for the class of that number, `@3[]`. */
  readonly types: readonly string[];
}

/** One file of the library. */
export interface FileImage {
  /** Its `CompilationUnit`, without its source, and without statements. */
  readonly tree: Packed;
  /** Four numbers for each: line and column of the start, lines from there to the end, column of the end. */
  readonly spans: readonly number[];
  /**
   * By class, `Map.Entry`, the code of its methods in their order; 0 for methods without code. See `writeCode` for what
   * the numbers are.
   */
  readonly code: Readonly<Record<string, readonly MethodCode[]>>;
}

export type MethodCode = readonly number[] | 0;

/** What is asked of a class, by number. */
export const PARTS = ["header", "members"] as const;

export const CALL_KINDS: readonly CallKind[] = ["static", "special", "virtual", "interface", "dynamic"];

export const ALLOCATION_KINDS: readonly AllocationSite["kind"][] = [
  "object",
  "array",
  "string",
  "string-result",
  "lambda",
  "arguments",
  "machine",
];

/** What a part of an instruction is, and with it how it stands in code. */
export type InstructionPart =
  | "variable"
  | "optional variable"
  | "operand"
  | "optional operand"
  | "operands"
  | "constant"
  | "operator"
  | "flag"
  /** A flag that is there when it is set. */
  | "mark"
  | "index"
  | "type"
  | "field"
  | "class of a lambda"
  | "classes"
  | "captured values"
  | "site"
  | "sites"
  | "call"
  | "literal";

type PartsOf<I> = { readonly [Key in Exclude<keyof I, "kind" | "span" | "line">]-?: InstructionPart };

const target = "variable";

/** The kinds of instructions and their parts; the order of both is that of the image. */
export const INSTRUCTIONS: { readonly [K in InstructionKind]: PartsOf<InstructionOf<K>> } = {
  constant: { target, value: "constant" },
  "string-literal": { target, site: "literal" },
  new: { target, site: "site", constructor: "call", arguments: "operands" },
  "new-array": { target, sites: "sites", lengths: "operands" },
  copy: { target, source: "variable" },
  cast: { target, source: "operand", type: "type", isWritten: "flag" },
  load: { target, base: "variable", field: "field" },
  store: { base: "variable", field: "field", source: "operand" },
  "static-load": { target, field: "field" },
  "static-store": { field: "field", source: "operand" },
  "array-load": { target, base: "variable", index: "operand" },
  "array-store": { base: "variable", index: "operand", source: "operand" },
  "array-length": { target, base: "variable" },
  call: {
    target: "optional variable",
    site: "call",
    receiver: "optional variable",
    arguments: "operands",
    skipsNull: "mark",
  },
  binary: { target, operator: "operator", left: "operand", right: "operand" },
  unary: { target, operator: "operator", operand: "operand" },
  convert: { target, source: "operand", type: "type" },
  instanceof: { target, source: "operand", type: "type" },
  goto: { to: "index" },
  "if-false": { condition: "operand", to: "index" },
  return: { value: "optional operand" },
  concat: { target, parts: "operands", site: "site" },
  closure: { target, site: "site", class: "class of a lambda", captured: "captured values" },
  throw: { value: "variable" },
  catch: { target, types: "classes" },
  nop: {},
};

/** A number in code that stands for nothing. */
export const NONE = -1;

/** Of a call site: made but not written, counted among the calls of its line, the `toString()` of an operand of `+`. */
export const CALL_FLAGS = { isImplicit: 1, isCounted: 2, isConversion: 4 } as const;
