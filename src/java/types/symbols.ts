import type { Instruction } from "../instruction.ts";
import type { ClassInfo, Field, Method, Variable } from "../program.ts";
import type { SourceText } from "../syntax/source-text.ts";
import type { ConstructorDeclaration, FieldDeclaration, MethodDeclaration, TypeDeclaration } from "../syntax/tree.ts";

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export type Access = "public" | "protected" | "package" | "private";

/** A class while the program is being built: what the program will show of it, and where it came from. */
export interface ClassSymbol {
  readonly info: Mutable<ClassInfo>;
  readonly source: SourceText;
  readonly declaration: TypeDeclaration;
  readonly outer: ClassSymbol | undefined;
  readonly isFinal: boolean;
  readonly memberTypes: Map<string, ClassSymbol>;
  readonly fields: Map<string, FieldSymbol>;
  /** By name, in source order. */
  readonly methods: Map<string, MethodSymbol[]>;
  readonly constructors: MethodSymbol[];
  staticInitializer: MethodSymbol | undefined;
  superclass: ClassSymbol | undefined;
  interfaces: readonly ClassSymbol[];
}

export interface FieldSymbol {
  readonly info: Field;
  readonly owner: ClassSymbol;
  readonly declaration: FieldDeclaration;
  readonly access: Access;
}

export interface MethodSymbol {
  readonly info: Method;
  readonly owner: ClassSymbol;
  /** Undefined for default constructors and `<clinit>`. */
  readonly declaration: MethodDeclaration | ConstructorDeclaration | undefined;
  readonly access: Access;
  readonly isFinal: boolean;
  /** The same arrays as `info.variables` and `info.body`, open for the lowering. */
  readonly variables: Mutable<Variable>[];
  readonly body: Instruction[];
}

/** `id(Number)`: equal for two methods exactly when one could override the other. */
export function signatureOf(method: Method): string {
  return method.label.slice(method.class.name.length + 1);
}

/** The outermost class around this one. Private members are seen everywhere within it (JLS 6.6.1). */
export function outermost(symbol: ClassSymbol): ClassSymbol {
  return symbol.outer === undefined ? symbol : outermost(symbol.outer);
}
