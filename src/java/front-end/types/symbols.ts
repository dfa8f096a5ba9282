import type { Instruction } from "../../ir/instruction.ts";
import type { ClassInfo, ExceptionHandler, Field, LockedRegion, Method, Variable } from "../../ir/program.ts";
import type { SourceText } from "../syntax/source-text.ts";
import type {
  CompilationUnit,
  ConstructorDeclaration,
  EnumConstant,
  FieldDeclaration,
  MethodDeclaration,
  TypeDeclaration,
} from "../syntax/tree/tree.ts";
import type { StaticClassType, StaticType, TypeVariable } from "./generic-types.ts";

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export type Access = "public" | "protected" | "package" | "private";

/**
 * A class while the program is being built: what the program will show of it, and where it came from. Its parts are
 * worked out when they are first asked for; see `newClassSymbol`.
 */
export interface ClassSymbol {
  readonly info: Mutable<ClassInfo>;
  /** The file it stands in. */
  readonly unit: CompilationUnit;
  readonly source: SourceText;
  readonly declaration: TypeDeclaration;
  readonly outer: ClassSymbol | undefined;
  readonly isFinal: boolean;
  /** Whether its fields and methods have been worked out. */
  readonly hasMembers: boolean;
  readonly memberTypes: Map<string, ClassSymbol>;
  readonly fields: Map<string, FieldSymbol>;
  /** By name, in source order. */
  readonly methods: Map<string, MethodSymbol[]>;
  readonly constructors: MethodSymbol[];
  staticInitializer: MethodSymbol | undefined;
  superclass: ClassSymbol | undefined;
  interfaces: readonly ClassSymbol[];
  /** Its own; see `typeParametersOf`. */
  typeParameters: readonly TypeVariable[];
  /** The same as `superclass` and `interfaces`, with type arguments. */
  superclassType: StaticClassType | undefined;
  interfaceTypes: readonly StaticClassType[];
  /** Whether one of the supertypes that it names is refused or missing: what it inherits is not known. */
  hasUnknownSupertype: boolean;
  /** Of a class that stands inside a body: what that body sees there. */
  readonly enclosing: EnclosingBody | undefined;
}

/** What a local or anonymous class sees of the body around it. */
export interface EnclosingBody {
  readonly findClass: (name: string) => ClassSymbol | undefined;
  readonly findTypeVariable: (name: string) => TypeVariable | undefined;
  /** Whether there is no `this` around it. */
  readonly isStatic: boolean;
}

export interface FieldSymbol {
  readonly info: Field;
  readonly owner: ClassSymbol;
  /** Undefined for fields that are not in the source. */
  readonly declaration: FieldDeclaration | EnumConstant | undefined;
  readonly type: StaticType;
  readonly access: Access;
  readonly isFinal: boolean;
}

export interface MethodSymbol {
  readonly info: Method;
  readonly owner: ClassSymbol;
  readonly typeParameters: readonly TypeVariable[];
  /** Those that a call names; `info.parameters` has the hidden ones before them. */
  readonly parameterTypes: readonly StaticType[];
  readonly returnType: StaticType;
  /** What is written behind `throws`, worked out when it is first asked for. */
  readonly thrownTypes: readonly StaticType[];
  /** What callers pass on unwritten, first in `info.parameters`: the name and number of an enum constant. */
  readonly hidden: Variable[];
  /** Undefined for default constructors, `<clinit>` and what enums and records bring along. */
  readonly declaration: MethodDeclaration | ConstructorDeclaration | undefined;
  readonly access: Access;
  readonly isFinal: boolean;
  /** The last parameter takes any number of arguments. */
  readonly isVarargs: boolean;
  /** Brought along by an enum or record: its calls are in the program, but not in its text. */
  readonly isImplied: boolean;
  /** The same arrays as `info.variables`, `info.body`, `info.handlers` and `info.locks`, open for the lowering. */
  readonly variables: Mutable<Variable>[];
  readonly body: Instruction[];
  readonly handlers: ExceptionHandler[];
  readonly locks: LockedRegion[];
}

const SYMBOL = Symbol("class symbol");

interface KnownClassInfo extends ClassInfo {
  readonly [SYMBOL]?: ClassSymbol;
}

/** Lets the symbol be found by what the program shows of it. It is not shown. */
export function rememberSymbol(symbol: ClassSymbol): void {
  Object.defineProperty(symbol.info, SYMBOL, { value: symbol });
}

/** The symbol of a class; undefined for classes that the compiler made. */
export function symbolOf(info: KnownClassInfo): ClassSymbol | undefined {
  return info[SYMBOL];
}

/** Whether the class, or one above or around it, has a supertype that is not known: any member may come from there. */
export function extendsUnknown(symbol: ClassSymbol): boolean {
  return isBelowUnknown(symbol) || (symbol.outer !== undefined && extendsUnknown(symbol.outer));
}

/** Whether the class or one above it has a supertype that is not known. */
export function isBelowUnknown(symbol: ClassSymbol): boolean {
  const { superclass, interfaces, hasUnknownSupertype } = symbol;
  if (hasUnknownSupertype) return true;
  return (superclass !== undefined && isBelowUnknown(superclass)) || interfaces.some(isBelowUnknown);
}

/** The parts of a class's full name: those of its package, the classes around it, its own. */
export function qualifiedNameOf(symbol: ClassSymbol): readonly string[] {
  const { text } = symbol.declaration.name;
  if (symbol.outer !== undefined) return [...qualifiedNameOf(symbol.outer), text];
  const { packageName } = symbol.unit;
  return [...(packageName === undefined ? [] : packageName.split(".")), text];
}

/** Whether its objects have an outer object: a class that is not static, nested in a class or standing in a body with a `this`. */
export function hasOuterObject(symbol: ClassSymbol): boolean {
  const { outer, declaration, enclosing } = symbol;
  if (outer === undefined || declaration.flavor !== "class") return false;
  if (enclosing !== undefined) return !enclosing.isStatic;
  return outer.declaration.flavor !== "interface" && !declaration.modifiers.has("static");
}

/** The class's own type parameters, then those of the classes around it that its members may mention. */
export function typeParametersOf(symbol: ClassSymbol): readonly TypeVariable[] {
  const { outer } = symbol;
  if (outer === undefined || symbol.enclosing !== undefined || !hasOuterObject(symbol)) return symbol.typeParameters;
  const around = typeParametersOf(outer);
  return around.length === 0 ? symbol.typeParameters : [...symbol.typeParameters, ...around];
}

/** `id(Number)`: equal for two methods exactly when one could override the other. */
export function signatureOf(method: Method): string {
  return method.label.slice(method.class.name.length + 1);
}

/** The outermost class around this one. Private members are seen everywhere within it (JLS 6.6.1). */
export function outermost(symbol: ClassSymbol): ClassSymbol {
  return symbol.outer === undefined ? symbol : outermost(symbol.outer);
}

const OPENNESS: readonly Access[] = ["private", "package", "protected", "public"];

/** Whether fewer places see what has the first access than what has the second. */
export function isLessOpen(access: Access, other: Access): boolean {
  return OPENNESS.indexOf(access) < OPENNESS.indexOf(other);
}
