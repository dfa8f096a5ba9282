import type { Field, Method, Type, Variable } from "../../../ir/program.ts";
import { classType, VOID } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import { illFormedIn } from "../../../messages/ill-formed.ts";
import { TYPE_MESSAGES } from "../../../messages/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type {
  ConstructorDeclaration,
  EnumConstant,
  FieldDeclaration,
  Identifier,
  Member,
  MethodDeclaration,
  Modifiers,
  Parameter,
  TypeNode,
} from "../../syntax/tree/tree.ts";
import type { StaticType, TypeVariable } from "../generic-types.ts";
import { ERROR_TYPE, erase, isCompatible, showStatic } from "../static-types.ts";
import type { Access, ClassSymbol, FieldSymbol, MethodSymbol, Mutable } from "../symbols.ts";
import { hasOuterObject, signatureOf } from "../symbols.ts";
import { impliedMembers } from "./implied-members.ts";
import type { TypedParameter } from "./new-method.ts";
import { newMethod, newUnwrittenMethod } from "./new-method.ts";
import type { TypeScope } from "./resolve-types.ts";
import { resolveType, resolveValueType } from "./resolve-types.ts";
import { checkBoundsLater, declareTypeParameters } from "./type-parameters.ts";

/** Enters the fields, methods and constructors of a class, the unwritten ones too. */
export function declareMembersOf(scope: TypeScope): void {
  const { inside: symbol } = scope;
  const { declaration } = symbol;
  const fields: Field[] = [];
  const methods: Method[] = [];
  for (const constant of declaration.constants) {
    const field = declareConstant(scope, constant);
    if (field !== undefined) fields.push(field.info);
  }
  if (hasOuterObject(symbol) && symbol.outer !== undefined)
    fields.push(addHiddenField(symbol, "this$0", classType(symbol.outer.info)).info);
  const [firstConstant] = declaration.constants;
  const initializer = firstConstant === undefined ? undefined : declareStaticInitializer(symbol, firstConstant);
  if (initializer !== undefined) methods.push(initializer.info);
  declareWrittenAndImplied(scope, fields, methods);
  if ((symbol.info.kind === "class" || symbol.info.kind === "enum") && symbol.constructors.length === 0) {
    const implicit = defaultConstructor(symbol);
    symbol.constructors.push(implicit);
    methods.unshift(implicit.info);
  }
  symbol.info.fields = fields;
  symbol.info.methods = methods;
}

/** The members in the text, with the fields that an enum or record brings along before them and its methods behind. */
function declareWrittenAndImplied(scope: TypeScope, fields: Field[], methods: Method[]): void {
  const { declaration } = scope.inside;
  const implied = impliedMembers(declaration, () => canonicalName(scope.inside));
  const isImplied = new Set<Member>(implied);
  const first = implied.filter((each) => each.kind === "field");
  const last = implied.filter((each) => each.kind !== "field");
  const members = implied.length === 0 ? declaration.members : [...first, ...declaration.members, ...last];
  for (const member of members) {
    if (member.kind === "field") {
      const field = declareField(scope, member);
      if (field !== undefined) fields.push(field.info);
    }
    const method = declareCallable(scope, member, isImplied.has(member));
    if (method !== undefined) methods.push(method.info);
  }
}

/** `java.util.Map.Entry`: the name that messages of the library use. */
function canonicalName(symbol: ClassSymbol): string {
  const { text } = symbol.declaration.name;
  if (symbol.outer !== undefined) return `${canonicalName(symbol.outer)}.${text}`;
  const { packageName } = symbol.unit;
  return packageName === undefined ? text : `${packageName}.${text}`;
}

function declareCallable(scope: TypeScope, member: Member, isImplied: boolean): MethodSymbol | undefined {
  switch (member.kind) {
    case "method":
      return declareMethod(scope, member, isImplied);
    case "constructor":
      return declareConstructor(scope, member, isImplied);
    case "field":
      return isStaticField(scope.inside, member) && member.initializer !== undefined
        ? declareStaticInitializer(scope.inside, member)
        : undefined;
    case "initializer":
      return member.isStatic ? declareStaticInitializer(scope.inside, member) : undefined;
    case "type-declaration":
      return undefined;
  }
}

function isStaticField(symbol: ClassSymbol, field: FieldDeclaration): boolean {
  return symbol.info.kind === "interface" || field.modifiers.has("static");
}

function accessOf(symbol: ClassSymbol, modifiers: Modifiers): Access {
  if (modifiers.has("private")) return "private";
  if (modifiers.has("public") || symbol.info.kind === "interface") return "public";
  return modifiers.has("protected") ? "protected" : "package";
}

/** An enum constant is a public static final field (JLS 8.9.3). */
function declareConstant(scope: TypeScope, declaration: EnumConstant): FieldSymbol | undefined {
  const type = classType(scope.inside.info);
  return enterField(scope, declaration, { type, isStatic: true, access: "public", isFinal: true });
}

function declareField(scope: TypeScope, declaration: FieldDeclaration): FieldSymbol | undefined {
  const { inside: owner } = scope;
  const { modifiers } = declaration;
  return enterField(scope, declaration, {
    type: resolveValueType({ ...scope, isStatic: modifiers.has("static") }, declaration.type),
    isStatic: isStaticField(owner, declaration),
    access: accessOf(owner, modifiers),
    isFinal: modifiers.has("final") || owner.info.kind === "interface",
  });
}

function enterField(
  scope: TypeScope,
  declaration: FieldDeclaration | EnumConstant,
  given: Pick<FieldSymbol, "type" | "access" | "isFinal"> & Pick<Field, "isStatic">,
): FieldSymbol | undefined {
  const { inside: owner } = scope;
  const { text: name } = declaration.name;
  const first = owner.fields.get(name);
  if (first !== undefined) {
    reportDuplicate(scope, "field", declaration.name, first.info.span);
    return undefined;
  }
  const { type, access, isFinal } = given;
  const info: Field = {
    name,
    class: owner.info,
    type: erase(type),
    isStatic: given.isStatic,
    ...(access === "private" || isFinal ? { isGuarded: true } : {}),
    span: owner.source.span(declaration.name),
  };
  const field: FieldSymbol = { info, owner, declaration, type, access, isFinal };
  owner.fields.set(name, field);
  return field;
}

function declareMethod(scope: TypeScope, declaration: MethodDeclaration, isImplied: boolean): MethodSymbol | undefined {
  const { inside: owner } = scope;
  const { modifiers } = declaration;
  const isAbstract = declaration.body === undefined && !modifiers.has("native");
  const { inner, typeParameters } = withTypeParameters(scope, declaration);
  const method = newMethod(owner, declaration, {
    name: declaration.name.text,
    kind: "method",
    isStatic: modifiers.has("static"),
    isAbstract,
    access: accessOf(owner, modifiers),
    isFinal: modifiers.has("final"),
    isImplied,
    isVarargs: isVariadic(declaration.parameters),
    typeParameters,
    returnType: resolveType(inner, declaration.returnType),
    parameters: parametersOf(inner, declaration.parameters),
    throws: () => thrownTypes(inner, declaration.throws),
    place: declaration,
  });
  const sameName = owner.methods.get(method.info.name) ?? [];
  if (isDuplicate(scope, declaration.name, method, sameName)) return undefined;
  owner.methods.set(method.info.name, [...sameName, method]);
  return method;
}

function declareConstructor(
  scope: TypeScope,
  declaration: ConstructorDeclaration,
  isImplied: boolean,
): MethodSymbol | undefined {
  const { inside: owner } = scope;
  const { name } = declaration;
  const expected = owner.declaration.name.text;
  if (name.text !== expected) {
    const values = { name: name.text, class: expected };
    scope.errors.push(illFormedIn(TYPE_MESSAGES, owner.source.span(name), "method-without-return-type", values));
    return undefined;
  }
  const parameters = declaration.isCompact ? owner.declaration.components : declaration.parameters;
  const { inner, typeParameters } = withTypeParameters(scope, declaration);
  const constructor = newMethod(owner, declaration, {
    name: "<init>",
    kind: "constructor",
    isStatic: false,
    isAbstract: false,
    access: accessOf(owner, declaration.modifiers),
    isFinal: false,
    isImplied,
    isVarargs: isVariadic(parameters),
    typeParameters,
    returnType: VOID,
    parameters: parametersOf(inner, parameters),
    throws: () => thrownTypes(inner, declaration.throws),
    place: declaration,
  });
  if (isDuplicate(scope, name, constructor, owner.constructors)) return undefined;
  owner.constructors.push(constructor);
  return constructor;
}

function defaultConstructor(owner: ClassSymbol): MethodSymbol {
  const access = accessOf(owner, owner.declaration.modifiers);
  return newUnwrittenMethod(owner, "constructor", { access, place: owner.declaration });
}

/** Gives an anonymous class a constructor that takes what the one above takes that its arguments have chosen. */
export function anonymousConstructor(owner: ClassSymbol, above: MethodSymbol): void {
  const { name } = owner.declaration;
  const parameters = above.info.parameters
    .slice(above.hidden.length)
    .map(({ type }, i) => ({ name: { text: `x${i}`, start: name.start, end: name.end }, type }));
  const [implicit] = owner.constructors;
  if (parameters.length === 0 || implicit === undefined) return;
  const place = owner.declaration;
  const constructor = newUnwrittenMethod(owner, "constructor", { access: "package", parameters, place });
  owner.constructors.splice(0, 1, constructor);
  owner.info.methods = owner.info.methods.map((each) => (each === implicit.info ? constructor.info : each));
}

/** `<clinit>`, at the place of the first static initializer; undefined when the class has it already. */
function declareStaticInitializer(owner: ClassSymbol, place: Located): MethodSymbol | undefined {
  if (owner.staticInitializer !== undefined) return undefined;
  owner.staticInitializer = newUnwrittenMethod(owner, "static-initializer", { access: "private", place });
  return owner.staticInitializer;
}

/** The scope of a method, which sees its own type parameters. */
function withTypeParameters(
  scope: TypeScope,
  declaration: MethodDeclaration | ConstructorDeclaration,
): { readonly inner: TypeScope; readonly typeParameters: readonly TypeVariable[] } {
  const isStatic = declaration.modifiers.has("static");
  if (declaration.typeParameters.length === 0) return { inner: { ...scope, isStatic }, typeParameters: [] };
  const { table } = scope;
  const inner: TypeScope = {
    ...scope,
    isStatic,
    typeVariables: {
      get: (name) => typeParameters.find((each) => each.name === name) ?? scope.typeVariables?.get(name),
    },
  };
  let typeParameters: readonly TypeVariable[] = [];
  typeParameters = declareTypeParameters(
    () => table.object,
    declaration.typeParameters,
    (node) => resolveType(inner, node),
  );
  checkBoundsLater(scope, declaration.typeParameters, typeParameters);
  return { inner, typeParameters };
}

function isVariadic(parameters: readonly Parameter[]): boolean {
  return parameters.at(-1)?.isVariadic === true;
}

function parametersOf(scope: TypeScope, parameters: readonly Parameter[]): readonly TypedParameter[] {
  return parameters.map(({ name, type }, i) => {
    const first = i === 0 ? undefined : parameters.slice(0, i).find((each) => each.name.text === name.text);
    if (first !== undefined) reportDuplicate(scope, "variable", name, scope.inside.source.span(first.name));
    return { name, type: resolveValueType(scope, type) };
  });
}

function thrownTypes(scope: TypeScope, nodes: readonly TypeNode[]): readonly StaticType[] {
  const throwable = nodes.length === 0 ? undefined : classType(scope.table.wellKnown("java.lang.Throwable").info);
  return nodes.map((node) => {
    const type = resolveType(scope, node);
    if (throwable === undefined || isCompatible(type, throwable)) return type;
    scope.errors.push({
      kind: "wrong-type",
      span: scope.inside.source.span(node),
      found: showStatic(type),
      expected: expectedType("throwable"),
    });
    return ERROR_TYPE;
  });
}

/** A field that is not in the source: for the object around, or for a captured variable. */
export function addHiddenField(owner: ClassSymbol, name: string, type: StaticType): FieldSymbol {
  const span = owner.source.span(owner.declaration);
  const info: Field = { name, class: owner.info, type: erase(type), isStatic: false, isGuarded: true, span };
  const field: FieldSymbol = { info, owner, declaration: undefined, type, access: "package", isFinal: true };
  owner.fields.set(name, field);
  return field;
}

/** One more parameter that callers pass on unwritten, after those there are. Before the body is written only. */
export function addHiddenParameter(method: MethodSymbol, name: string, type: Type): Variable {
  const { info, hidden, variables } = method;
  const index = hidden.length;
  const offset = info.thisVariable === undefined ? 0 : 1;
  const variable: Mutable<Variable> = {
    name,
    index: index + offset,
    type,
    method: info,
    isTemporary: false,
    span: info.span,
  };
  variables.splice(index + offset, 0, variable);
  for (const [i, each] of variables.entries()) each.index = i;
  (info.parameters as Variable[]).splice(index, 0, variable);
  hidden.push(variable);
  return variable;
}

function isDuplicate(
  scope: TypeScope,
  name: Identifier,
  method: MethodSymbol,
  others: readonly MethodSymbol[],
): boolean {
  if (others.length === 0) return false;
  const signature = signatureOf(method.info);
  const first = others.find((other) => signatureOf(other.info) === signature);
  if (first === undefined) return false;
  const place = first.declaration?.name ?? name;
  const what = method.info.kind === "constructor" ? "constructor" : "method";
  const label = method.info.kind === "constructor" ? scope.inside.declaration.name.text : method.info.name;
  const shown = signature.replace(/^[^(]*/, label);
  scope.errors.push({
    kind: "duplicate-name",
    span: scope.inside.source.span(name),
    what,
    name: shown,
    first: scope.inside.source.span(place),
  });
  return true;
}

function reportDuplicate(scope: TypeScope, what: "field" | "variable", name: Identifier, first: Field["span"]): void {
  scope.errors.push({ kind: "duplicate-name", span: scope.inside.source.span(name), what, name: name.text, first });
}
