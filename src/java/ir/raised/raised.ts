import { isSubtype } from "../hierarchy.ts";
import type { Instruction, InstructionOf, Operand } from "../instruction.ts";
import type { Method, Program, Type, Variable } from "../program.ts";
import { isReference } from "../types.ts";
import { neverNull } from "./never-null.ts";

/** What the virtual machine throws, by simple name. The errors of a failed static initializer come last. */
export const RAISED = [
  "ArithmeticException",
  "ArrayIndexOutOfBoundsException",
  "ArrayStoreException",
  "ClassCastException",
  "NegativeArraySizeException",
  "NullPointerException",
  "StackOverflowError",
  "OutOfMemoryError",
  "UnsatisfiedLinkError",
  "ExceptionInInitializerError",
  "NoClassDefFoundError",
] as const;

export type Raised = (typeof RAISED)[number];

/**
 * What a method may throw that has no code to be executed, beside the exceptions of its model body: one of the library where
 * it follows a null argument or has no room, one of the program's own always.
 */
export function raisedWithoutCode({ class: owner, parameters }: Method): readonly Raised[] {
  if (!owner.isLibrary) return ["UnsatisfiedLinkError"];
  return [
    ...(parameters.some(({ type }) => isReference(type)) ? (["NullPointerException"] as const) : []),
    ...(owner.name === "BigInteger" ? (["ArithmeticException"] as const) : []),
    ...CALLS,
    ...ALLOCATES,
  ];
}

/**
 * What the virtual machine may throw when it executes an instruction of a method, the errors of static initializers left
 * out: those follow from the class, see `classOf`. What a called method throws is not the call's.
 */
export class RaisedByCode {
  /** The methods that some bridge stands before: a call may end in its cast. */
  readonly #bridged: ReadonlySet<Method>;

  constructor(program: Program) {
    this.#bridged = new Set(program.classes.flatMap(({ bridges }) => bridges.map(({ overridden }) => overridden)));
  }

  /** A function of the instructions of one method. */
  of(method: Method): (instruction: Instruction) => readonly Raised[] {
    const objects = neverNull(method);
    const locks = new Map(method.locks.map(({ from, lock }) => [method.body[from], lock]));
    const ifNull: IfNull = (variable) =>
      variable === undefined || objects.has(variable) ? [] : ["NullPointerException"];
    return (instruction) => {
      switch (instruction.kind) {
        case "binary":
          return mayDivideByZero(instruction) ? ["ArithmeticException"] : [];
        case "cast":
          return mayFail(instruction) ? ["ClassCastException"] : [];
        case "throw":
          return ifNull(instruction.value);
        case "nop":
          return ifNull(locks.get(instruction));
        case "call":
          return this.#ofCall(instruction, ifNull);
        case "new":
          return [...CALLS, ...ALLOCATES];
        case "concat":
        case "closure":
          return ALLOCATES;
        // They may initialize a class.
        case "static-load":
        case "static-store":
          return CALLS;
        default:
          return raisedByAccess(instruction, ifNull);
      }
    };
  }

  #ofCall({ receiver, site, skipsNull }: InstructionOf<"call">, ifNull: IfNull): readonly Raised[] {
    return [
      ...(receiver === undefined || skipsNull === true ? [] : ifNull(receiver)),
      ...(this.#bridged.has(site.target) ? (["ClassCastException"] as const) : []),
      ...CALLS,
    ];
  }
}

/** What arises where a variable may be null; undefined: no variable. */
type IfNull = (variable: Variable | undefined) => readonly Raised[];

function raisedByAccess(instruction: Instruction, ifNull: IfNull): readonly Raised[] {
  switch (instruction.kind) {
    case "load":
    case "store":
    case "array-length":
      return ifNull(instruction.base);
    case "array-load":
      return [...ifNull(instruction.base), "ArrayIndexOutOfBoundsException"];
    case "array-store":
      return [
        ...ifNull(instruction.base),
        "ArrayIndexOutOfBoundsException",
        ...(mayBeRefused(instruction) ? (["ArrayStoreException"] as const) : []),
      ];
    case "new-array":
      return [...(instruction.lengths.every(isLength) ? [] : (["NegativeArraySizeException"] as const)), ...ALLOCATES];
    default:
      return [];
  }
}

const CALLS: readonly Raised[] = ["StackOverflowError"];
const ALLOCATES: readonly Raised[] = ["OutOfMemoryError"];

/** Of whole numbers, unless the divisor is written and not 0. */
function mayDivideByZero({ operator, left, right, target }: InstructionOf<"binary">): boolean {
  if (operator !== "/" && operator !== "%") return false;
  if (isFloating(target.type) || isFloatingOperand(left) || isFloatingOperand(right)) return false;
  return right.kind === "variable" || !("value" in right) || Number(right.value) === 0;
}

function isFloating(type: Type): boolean {
  return type.kind === "primitive" && (type.name === "float" || type.name === "double");
}

function isFloatingOperand(operand: Operand): boolean {
  return operand.kind === "variable" ? isFloating(operand.variable.type) : isFloatingConstant(operand.kind);
}

function isFloatingConstant(kind: string): boolean {
  return kind === "float" || kind === "double";
}

/** A written length that is not negative. */
function isLength(operand: Operand): boolean {
  return operand.kind === "int" && operand.value >= 0;
}

/** Whether an array may be of a class that has no room for the value. */
function mayBeRefused({ base, source }: InstructionOf<"array-store">): boolean {
  if (source.kind !== "variable" || !isReference(source.variable.type)) return false;
  return base.type.kind !== "array" || base.type.element.kind !== "primitive";
}

/** A cast to what the variable is declared as never fails, and null passes everywhere. */
function mayFail({ source, type }: InstructionOf<"cast">): boolean {
  return source.kind === "variable" && !isSubtype(source.variable.type, type);
}
