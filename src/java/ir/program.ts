import type { AnalysisError, Span } from "../../kernel/index.ts";
import type { Instruction } from "./instruction.ts";

/** One source text, as the reader typed it. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** An erased Java type. Compare with `sameType`; two array types may be different objects. */
export type Type = PrimitiveType | ClassType | ArrayType | NullType | VoidType;

export type PrimitiveName = "boolean" | "byte" | "short" | "char" | "int" | "long" | "float" | "double";

export interface PrimitiveType {
  readonly kind: "primitive";
  readonly name: PrimitiveName;
}

export interface ClassType {
  readonly kind: "class";
  readonly class: ClassInfo;
}

export interface ArrayType {
  readonly kind: "array";
  readonly element: Type;
}

/** The type of `null`. */
export interface NullType {
  readonly kind: "null";
}

export interface VoidType {
  readonly kind: "void";
}

/** A class or interface of the program or of the library. */
export interface ClassInfo {
  /** Unique in the program: `Outer.Inner`; the package goes before it only where two classes would collide. */
  readonly name: string;
  readonly kind: "class" | "interface" | "enum" | "record";
  readonly isAbstract: boolean;
  /** Undefined for `Object` and for interfaces. */
  readonly superclass: ClassInfo | undefined;
  readonly interfaces: readonly ClassInfo[];
  readonly fields: readonly Field[];
  /** Declared here, in source order; constructors and `<clinit>` included. */
  readonly methods: readonly Method[];
  /**
   * Methods from above that a method of this class, or one that it inherits, overrides although their erased
   * parameters differ: `I<T>.m(T)` by `m(String)` where the class is an `I<String>`.
   */
  readonly bridges: readonly Bridge[];
  readonly outer: ClassInfo | undefined;
  /** Other top-level classes cannot name it. */
  readonly isPrivate?: boolean;
  /** Not written by the reader. */
  readonly isLibrary: boolean;
  /** Made by the compiler: the class of a lambda. */
  readonly isSynthetic: boolean;
  readonly span: Span;
}

/** `by` overrides `overridden`, with other erased parameters. */
export interface Bridge {
  readonly overridden: Method;
  readonly by: Method;
}

export interface Field {
  readonly name: string;
  readonly class: ClassInfo;
  readonly type: Type;
  readonly isStatic: boolean;
  /** Other classes of the package cannot assign it: it is private, final, or made by the compiler. */
  readonly isGuarded?: true;
  readonly span: Span;
}

export type MethodKind = "method" | "constructor" | "static-initializer";

export interface Method {
  /** `Class.name(Param,Param)` with erased simple type names; `C.<init>(int)`, `C.<clinit>()`. */
  readonly label: string;
  readonly name: string;
  readonly kind: MethodKind;
  readonly class: ClassInfo;
  readonly isStatic: boolean;
  readonly isAbstract: boolean;
  readonly isPrivate: boolean;
  /** A default constructor: in the program, but not in its text. */
  readonly isImplicit: boolean;
  /** Undefined for static methods. */
  readonly thisVariable: Variable | undefined;
  readonly parameters: readonly Variable[];
  readonly returnType: Type;
  /** Every variable: `this`, parameters, locals, temporaries; `variables[v.index] === v`. */
  readonly variables: readonly Variable[];
  /** Which exceptions are caught where, in the order in which they are tried. Empty for most methods. */
  readonly handlers: readonly ExceptionHandler[];
  /** Which locks are held where: a lock before those that are taken within it. Empty for most methods. */
  readonly locks: readonly LockedRegion[];
  /** Declared `synchronized`: a run holds the lock of `this`, or of the class, from the first instruction to the last. */
  readonly isSynchronized?: true;
  /** The three-address code. Empty for abstract methods. Jump targets are indexes into it. */
  readonly body: readonly Instruction[];
  readonly span: Span;
}

/** Instructions [from, to) are protected: an exception of one of the types continues at `handler`, a `catch` instruction. */
export interface ExceptionHandler {
  readonly from: number;
  readonly to: number;
  readonly handler: number;
  readonly types: readonly ClassInfo[];
}

/** Instructions [from, to) run while the lock of the object in the variable is held. */
export interface LockedRegion {
  readonly from: number;
  readonly to: number;
  readonly lock: Variable;
}

export interface Variable {
  /** The source name; `x#2` for the second local `x` of the method; temporaries and a method reference's parameters start with `$`. */
  readonly name: string;
  readonly index: number;
  readonly type: Type;
  readonly method: Method;
  readonly isTemporary: boolean;
  readonly span: Span;
}

/** A place that creates objects; one abstract object oᵢ each. */
export interface AllocationSite {
  /** Position in `Program.allocationSites`. */
  readonly id: number;
  /**
   * `o12`, `o12a`, `o5[]` (second dimension), `o12+` (joined texts), `"abc"` (a literal), `args`, `args[]`, `o_T` (all
   * objects of type T that an analysis merges). No two sites of a program share one.
   */
  readonly label: string;
  /** `machine` and `merged` are made by analyses: no instruction has such a site. */
  readonly kind: "object" | "array" | "string" | "string-result" | "lambda" | "arguments" | "machine" | "merged";
  readonly type: Type;
  /** Undefined for string literals and `args`, which belong to no method, and for merged objects, which belong to several. */
  readonly method: Method | undefined;
  /** Index of this `new T` among the `new T` of the same method, in source order. */
  readonly ordinal: number;
  readonly span: Span;
  /** An array allocated with the literal length 0: it has no element. */
  readonly isEmptyArray: boolean;
}

export type CallKind = "static" | "special" | "virtual" | "interface" | "dynamic";

/**
 * How the call sites of a line are told apart. `java`: by letters in the order of the columns, written or
 * not. `lecture`: those that the program writes by letters of their own, as on the slides; the others have the next ones.
 */
export type Labeling = "java" | "lecture";

export interface CallSite {
  /** Position in `Program.callSites`. */
  readonly id: number;
  /**
   * `14`, `14a` when several stand on one line, `ArrayList:14` outside the first file, `14+` for the text of an operand
   * of `+`. In neither labeling two sites of a program share a label.
   */
  readonly labels: Readonly<Record<Labeling, string>>;
  readonly kind: CallKind;
  /** The enclosing method. */
  readonly method: Method;
  /** The declared callee; dispatch starts from it. */
  readonly target: Method;
  /** A default constructor's call or an implicit `super()`: made, but not written. */
  readonly isImplicit: boolean;
  /** Of the `new`, `this`, `super` or method name. */
  readonly span: Span;
}

/** Something the front end read but does not model. */
export interface Note {
  readonly span: Span;
  readonly text: string;
}

/** A way of code that Java refuses although it has a meaning for an analysis (JLS 8.4.7, 14.22, 16). */
export interface Warning extends Note {
  readonly code: "unreachable" | "unassigned" | "missing-return";
}

/** A whole program: what every analysis starts from. */
/** A declaration of the reader’s that is not part of the program, because it does not compile. */
export interface LeftOut {
  /** A method whose head is sound stays, and throws when it is called. */
  readonly kind: "import" | "class" | "field" | "initializer" | "method" | "constructor";
  /** `Outer.Inner.m`; of an initializer the class, of an import what it names. */
  readonly name: string;
  /** Of a method or constructor, how many it has. */
  readonly parameters?: number;
  readonly span: Span;
  /** What is wrong with it; empty where that only follows from what else is left out. */
  readonly errors: readonly AnalysisError[];
}

export interface Program {
  readonly files: readonly SourceFile[];
  readonly classes: readonly ClassInfo[];
  readonly methods: readonly Method[];
  readonly allocationSites: readonly AllocationSite[];
  readonly callSites: readonly CallSite[];
  /** `Object`, `String`: the types that the language itself refers to. */
  readonly wellKnown: { readonly object: ClassInfo; readonly string: ClassInfo };
  /** The array and the element that `main` receives. */
  readonly mainArguments: { readonly array: AllocationSite; readonly element: AllocationSite };
  readonly notes: readonly Note[];
  /** Undefined where all that the reader wrote has to compile. */
  readonly leftOut?: readonly LeftOut[];
  /** Empty where they are errors; see `CompileOptions.flow`. */
  readonly warnings: readonly Warning[];
}
