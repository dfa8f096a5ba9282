import type { Span } from "../../kernel/index.ts";
import type { AllocationSite, CallSite, ClassInfo, Field, Type, Variable } from "./program.ts";

/** A value that needs no instruction of its own. String literals are `string-literal` instructions: they are objects. */
export type Constant =
  | { readonly kind: "null" }
  | { readonly kind: "int"; readonly value: number }
  | { readonly kind: "long"; readonly value: bigint }
  | { readonly kind: "float" | "double"; readonly value: number }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "char"; readonly value: number };

export type Operand = { readonly kind: "variable"; readonly variable: Variable } | Constant;

export type BinaryOperator =
  | "+"
  | "-"
  | "*"
  | "/"
  | "%"
  | "<<"
  | ">>"
  | ">>>"
  | "&"
  | "|"
  | "^"
  | "=="
  | "!="
  | "<"
  | "<="
  | ">"
  | ">=";

export type UnaryOperator = "-" | "~" | "!";

/**
 * One three-address instruction. `span` is the source statement that it came from, so that an
 * instruction and a line of the editor can be marked together. `line` is where stack traces place it; left out where that is
 * the first line of the statement.
 */
export type Instruction = { readonly span: Span; readonly line?: number } & (
  | { readonly kind: "constant"; readonly target: Variable; readonly value: Constant }
  | { readonly kind: "string-literal"; readonly target: Variable; readonly site: AllocationSite }
  /**
   * `target = new T(args)`: allocates, runs the constructor on exactly the new object, then assigns.
   * One instruction, because the receiver of that call is never anything else.
   */
  | {
      readonly kind: "new";
      readonly target: Variable;
      readonly site: AllocationSite;
      readonly constructor: CallSite;
      readonly arguments: readonly Operand[];
    }
  /** `target = new T[l₁]…[lₙ][]…`: one site for each given dimension, outermost first. */
  | {
      readonly kind: "new-array";
      readonly target: Variable;
      readonly sites: readonly AllocationSite[];
      readonly lengths: readonly Operand[];
    }
  | { readonly kind: "copy"; readonly target: Variable; readonly source: Variable }
  /** A reference cast. `isWritten` is false for casts that erasure puts in. */
  | {
      readonly kind: "cast";
      readonly target: Variable;
      readonly source: Operand;
      readonly type: Type;
      readonly isWritten: boolean;
    }
  | { readonly kind: "load"; readonly target: Variable; readonly base: Variable; readonly field: Field }
  | { readonly kind: "store"; readonly base: Variable; readonly field: Field; readonly source: Operand }
  | { readonly kind: "static-load"; readonly target: Variable; readonly field: Field }
  | { readonly kind: "static-store"; readonly field: Field; readonly source: Operand }
  | { readonly kind: "array-load"; readonly target: Variable; readonly base: Variable; readonly index: Operand }
  | { readonly kind: "array-store"; readonly base: Variable; readonly index: Operand; readonly source: Operand }
  | { readonly kind: "array-length"; readonly target: Variable; readonly base: Variable }
  /**
   * `receiver` is undefined for static calls; `target` when the value is not used or void. `skipsNull`: null stays null
   * instead of failing, as where `toString` makes the text of an operand of `+` (JLS 5.1.11).
   */
  | {
      readonly kind: "call";
      readonly target: Variable | undefined;
      readonly site: CallSite;
      readonly receiver: Variable | undefined;
      readonly arguments: readonly Operand[];
      readonly skipsNull?: true;
    }
  | {
      readonly kind: "binary";
      readonly target: Variable;
      readonly operator: BinaryOperator;
      readonly left: Operand;
      readonly right: Operand;
    }
  | { readonly kind: "unary"; readonly target: Variable; readonly operator: UnaryOperator; readonly operand: Operand }
  /** A numeric conversion, `(long) i`; `type` is primitive. */
  | { readonly kind: "convert"; readonly target: Variable; readonly source: Operand; readonly type: Type }
  | { readonly kind: "instanceof"; readonly target: Variable; readonly source: Operand; readonly type: Type }
  | { readonly kind: "goto"; readonly to: number }
  /** Jumps when the condition is false; falls through otherwise. */
  | { readonly kind: "if-false"; readonly condition: Operand; readonly to: number }
  | { readonly kind: "return"; readonly value: Operand | undefined }
  /** `target = p₁ + … + pₙ` of primitive values, strings and null: a new String object of `site`. */
  | {
      readonly kind: "concat";
      readonly target: Variable;
      readonly parts: readonly Operand[];
      readonly site: AllocationSite;
    }
  /** A lambda or method reference: a new object of a synthetic class with its captured values. */
  | {
      readonly kind: "closure";
      readonly target: Variable;
      readonly site: AllocationSite;
      readonly class: ClassInfo;
      readonly captured: readonly { readonly field: Field; readonly value: Operand }[];
    }
  | { readonly kind: "throw"; readonly value: Variable }
  /** The first instruction of a handler (see `Method.handlers`): receives the exception. */
  | { readonly kind: "catch"; readonly target: Variable; readonly types: readonly ClassInfo[] }
  | { readonly kind: "nop" }
);

export type InstructionKind = Instruction["kind"];
export type InstructionOf<K extends InstructionKind> = Extract<Instruction, { readonly kind: K }>;
