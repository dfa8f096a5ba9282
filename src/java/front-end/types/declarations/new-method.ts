import type { Span } from "../../../../kernel/index.ts";
import type { Instruction } from "../../../ir/instruction.ts";
import type { ExceptionHandler, LockedRegion, Method, MethodKind, Type, Variable } from "../../../ir/program.ts";
import { temporaryNames } from "../../../ir/shown-variables.ts";
import { classType, showType, VOID } from "../../../ir/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { Identifier } from "../../syntax/tree/tree.ts";
import type { StaticType, TypeVariable } from "../generic-types.ts";
import { erase } from "../static-types.ts";
import type { Access, ClassSymbol, MethodSymbol, Mutable } from "../symbols.ts";
import { hasOuterObject } from "../symbols.ts";

export interface TypedParameter {
  readonly name: Identifier;
  readonly type: StaticType;
}

/** What a declaration says of a method. */
interface NewMethod {
  readonly name: string;
  readonly kind: MethodKind;
  readonly isStatic: boolean;
  readonly isAbstract: boolean;
  readonly access: Access;
  readonly isFinal: boolean;
  readonly isImplied: boolean;
  readonly isVarargs: boolean;
  readonly typeParameters: readonly TypeVariable[];
  readonly returnType: StaticType;
  readonly parameters: readonly TypedParameter[];
  readonly throws?: () => readonly StaticType[];
  readonly place: Located;
}

/** A method without code, with `this` and its parameters. */
export function newMethod(
  owner: ClassSymbol,
  declaration: MethodSymbol["declaration"],
  given: NewMethod,
): MethodSymbol {
  const body: Instruction[] = [];
  const handlers: ExceptionHandler[] = [];
  const locks: LockedRegion[] = [];
  const { source } = owner;
  const span = source.span(given.place);
  const parameterTypes = given.parameters.map((parameter) => parameter.type);
  const erased = parameterTypes.map(erase);
  const info: Mutable<Method> = {
    label: `${owner.info.name}.${given.name}(${erased.map(showType).join(",")})`,
    name: given.name,
    kind: given.kind,
    class: owner.info,
    isStatic: given.isStatic,
    isAbstract: given.isAbstract,
    isPrivate: given.access === "private",
    isImplicit: given.isImplied || (declaration === undefined && given.kind === "constructor"),
    thisVariable: undefined,
    parameters: [],
    returnType: erase(given.returnType),
    variables: [],
    handlers,
    locks,
    ...(declaration?.modifiers.has("synchronized") === true ? { isSynchronized: true } : {}),
    body,
    span,
  };
  const newVariable = (
    name: string,
    index: number,
    type: Type,
    place: Span,
    isTemporary = false,
  ): Mutable<Variable> => ({ name, index, type, method: info, isTemporary, span: place });
  const self = given.isStatic ? undefined : newVariable("this", 0, classType(owner.info), span);
  const first = self === undefined ? 0 : 1;
  const hidden = hiddenParameters(owner, given).map(([name, type], i) =>
    newVariable(name, first + i, type, span, isEnumClass(owner)),
  );
  const written = given.parameters.map(({ name }, i) =>
    newVariable(name.text, first + hidden.length + i, erased[i] ?? VOID, source.span(name)),
  );
  const parameters = hidden.length === 0 ? written : [...hidden, ...written];
  const variables = self === undefined ? [...parameters] : [self, ...parameters];
  info.thisVariable = self;
  info.parameters = parameters;
  info.variables = variables;
  return new DeclaredMethod(owner, declaration, given, {
    info,
    parameterTypes,
    hidden,
    variables,
    body,
    handlers,
    locks,
  });
}

/** A constructor or an initializer that nobody wrote. Written out in full: what is spread costs a tenth of a compilation. */
export function newUnwrittenMethod(
  owner: ClassSymbol,
  kind: "constructor" | "static-initializer",
  { access, parameters = [], place }: Pick<NewMethod, "access" | "place"> & Partial<Pick<NewMethod, "parameters">>,
): MethodSymbol {
  const isStatic = kind === "static-initializer";
  return newMethod(owner, undefined, {
    name: isStatic ? "<clinit>" : "<init>",
    kind,
    isStatic,
    isAbstract: false,
    access,
    isFinal: false,
    isImplied: false,
    isVarargs: false,
    typeParameters: [],
    returnType: VOID,
    parameters,
    place,
  });
}

/** A class, so that the getter is made once. */
class DeclaredMethod implements MethodSymbol {
  readonly info: Method;
  readonly owner: ClassSymbol;
  readonly declaration: MethodSymbol["declaration"];
  readonly parameterTypes: readonly StaticType[];
  readonly hidden: Variable[];
  readonly variables: Mutable<Variable>[];
  readonly body: Instruction[];
  readonly handlers: ExceptionHandler[];
  readonly locks: LockedRegion[];
  private readonly given: NewMethod;
  private thrown: readonly StaticType[] | undefined;

  constructor(
    owner: ClassSymbol,
    declaration: MethodSymbol["declaration"],
    given: NewMethod,
    parts: Pick<MethodSymbol, "info" | "parameterTypes" | "hidden" | "variables" | "body" | "handlers" | "locks">,
  ) {
    this.info = parts.info;
    this.owner = owner;
    this.declaration = declaration;
    this.parameterTypes = parts.parameterTypes;
    this.hidden = parts.hidden;
    this.variables = parts.variables;
    this.body = parts.body;
    this.handlers = parts.handlers;
    this.locks = parts.locks;
    this.given = given;
  }

  get typeParameters(): readonly TypeVariable[] {
    return this.given.typeParameters;
  }

  get returnType(): StaticType {
    return this.given.returnType;
  }

  get access(): Access {
    return this.given.access;
  }

  get isFinal(): boolean {
    return this.given.isFinal;
  }

  get isVarargs(): boolean {
    return this.given.isVarargs;
  }

  get isImplied(): boolean {
    return this.given.isImplied;
  }

  get thrownTypes(): readonly StaticType[] {
    this.thrown ??= this.given.throws?.() ?? [];
    return this.thrown;
  }
}

/**
 * The constructors of an enum take the name and the number of the constant first, those of an inner class the object
 * around.
 */
function hiddenParameters(
  owner: ClassSymbol,
  { kind, parameters }: Pick<NewMethod, "kind" | "parameters">,
): readonly (readonly [name: string, type: Type])[] {
  if (kind !== "constructor") return [];
  if (hasOuterObject(owner) && owner.outer !== undefined) return [["this$0", classType(owner.outer.info)]];
  if (!isEnumClass(owner)) return [];
  const { superclass } = owner;
  const [name, ordinal] =
    (owner.info.kind === "enum" ? superclass : superclass?.superclass)?.constructors[0]?.info.parameters ?? [];
  const taken = new Set(parameters.map((each) => each.name.text));
  const [forName, forOrdinal] = temporaryNames(2, taken);
  if (name === undefined || ordinal === undefined || forName === undefined || forOrdinal === undefined) return [];
  return [
    [forName, name.type],
    [forOrdinal, ordinal.type],
  ];
}

/** An enum, or the class of an enum constant with a body. */
export function isEnumClass(symbol: ClassSymbol): boolean {
  return symbol.info.kind === "enum" || symbol.superclass?.info.kind === "enum";
}
