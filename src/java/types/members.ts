import type { AnalysisError } from "../../kernel/index.ts";
import type { Instruction } from "../instruction.ts";
import type { Field, Method, MethodKind, Type, Variable } from "../program.ts";
import type { Located } from "../syntax/source-text.ts";
import type {
  ConstructorDeclaration,
  FieldDeclaration,
  Identifier,
  MethodDeclaration,
  Modifiers,
  Parameter,
} from "../syntax/tree.ts";
import { classType, showType, VOID } from "../types.ts";
import type { ClassTable } from "./class-table.ts";
import type { TypeScope } from "./resolve-types.ts";
import { resolveType, resolveValueType } from "./resolve-types.ts";
import { erase } from "./static-types.ts";
import type { Access, ClassSymbol, FieldSymbol, MethodSymbol, Mutable } from "./symbols.ts";
import { signatureOf } from "./symbols.ts";

/** Enters the fields, methods and constructors of every class, the unwritten ones too. */
export function declareMembers(table: ClassTable, errors: AnalysisError[]): void {
  for (const symbol of table.classes) declareMembersOf({ table, inside: symbol, errors });
}

function declareMembersOf(scope: TypeScope): void {
  const { inside: symbol } = scope;
  const fields: Field[] = [];
  const methods: Method[] = [];
  for (const member of symbol.declaration.members) {
    if (member.kind === "field") {
      const field = declareField(scope, member);
      if (field !== undefined) fields.push(field.info);
    }
    const method = declareCallable(scope, member);
    if (method !== undefined) methods.push(method.info);
  }
  if (symbol.info.kind === "class" && symbol.constructors.length === 0) {
    const implicit = defaultConstructor(symbol);
    symbol.constructors.push(implicit);
    methods.unshift(implicit.info);
  }
  symbol.info.fields = fields;
  symbol.info.methods = methods;
}

function declareCallable(
  scope: TypeScope,
  member: ClassSymbol["declaration"]["members"][number],
): MethodSymbol | undefined {
  switch (member.kind) {
    case "method":
      return declareMethod(scope, member);
    case "constructor":
      return declareConstructor(scope, member);
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

export function isStaticField(symbol: ClassSymbol, field: FieldDeclaration): boolean {
  return symbol.info.kind === "interface" || field.modifiers.has("static");
}

function accessOf(symbol: ClassSymbol, modifiers: Modifiers): Access {
  if (modifiers.has("private")) return "private";
  if (modifiers.has("public") || symbol.info.kind === "interface") return "public";
  return modifiers.has("protected") ? "protected" : "package";
}

function declareField(scope: TypeScope, declaration: FieldDeclaration): FieldSymbol | undefined {
  const { inside: owner } = scope;
  const type = erase(resolveValueType(scope, declaration.type));
  const { text: name } = declaration.name;
  const first = owner.fields.get(name);
  if (first !== undefined) {
    reportDuplicate(scope, "field", declaration.name, first.info.span);
    return undefined;
  }
  const info: Field = {
    name,
    class: owner.info,
    type,
    isStatic: isStaticField(owner, declaration),
    span: owner.source.span(declaration.name),
  };
  const field: FieldSymbol = { info, owner, declaration, access: accessOf(owner, declaration.modifiers) };
  owner.fields.set(name, field);
  return field;
}

function declareMethod(scope: TypeScope, declaration: MethodDeclaration): MethodSymbol | undefined {
  const { inside: owner } = scope;
  const { modifiers } = declaration;
  const isAbstract = declaration.body === undefined && !modifiers.has("native");
  const method = newMethod(owner, declaration, {
    name: declaration.name.text,
    kind: "method",
    isStatic: modifiers.has("static"),
    isAbstract,
    access: accessOf(owner, modifiers),
    isFinal: modifiers.has("final"),
    returnType: erase(resolveType(scope, declaration.returnType)),
    parameters: parametersOf(scope, declaration.parameters),
    place: declaration,
  });
  const sameName = owner.methods.get(method.info.name) ?? [];
  if (isDuplicate(scope, declaration.name, method, sameName)) return undefined;
  owner.methods.set(method.info.name, [...sameName, method]);
  return method;
}

function declareConstructor(scope: TypeScope, declaration: ConstructorDeclaration): MethodSymbol | undefined {
  const { inside: owner } = scope;
  const { name } = declaration;
  const expected = owner.declaration.name.text;
  if (name.text !== expected) {
    scope.errors.push({
      kind: "ill-formed",
      span: owner.source.span(name),
      problem: `“${name.text}” has no return type, as if it were a constructor of ${expected}.`,
      remedy: `Put a return type or void before it, or call it ${expected}.`,
    });
    return undefined;
  }
  const constructor = newMethod(owner, declaration, {
    name: "<init>",
    kind: "constructor",
    isStatic: false,
    isAbstract: false,
    access: accessOf(owner, declaration.modifiers),
    isFinal: false,
    returnType: VOID,
    parameters: parametersOf(scope, declaration.parameters),
    place: declaration,
  });
  if (isDuplicate(scope, name, constructor, owner.constructors)) return undefined;
  owner.constructors.push(constructor);
  return constructor;
}

function defaultConstructor(owner: ClassSymbol): MethodSymbol {
  return newMethod(owner, undefined, {
    name: "<init>",
    kind: "constructor",
    isStatic: false,
    isAbstract: false,
    access: accessOf(owner, owner.declaration.modifiers),
    isFinal: false,
    returnType: VOID,
    parameters: [],
    place: owner.declaration,
  });
}

/** `<clinit>`, at the place of the first static initialiser; undefined when the class has it already. */
function declareStaticInitializer(owner: ClassSymbol, place: Located): MethodSymbol | undefined {
  if (owner.staticInitializer !== undefined) return undefined;
  owner.staticInitializer = newMethod(owner, undefined, {
    name: "<clinit>",
    kind: "static-initializer",
    isStatic: true,
    isAbstract: false,
    access: "private",
    isFinal: false,
    returnType: VOID,
    parameters: [],
    place,
  });
  return owner.staticInitializer;
}

interface TypedParameter {
  readonly name: Identifier;
  readonly type: Type;
}

function parametersOf(scope: TypeScope, parameters: readonly Parameter[]): readonly TypedParameter[] {
  const seen = new Map<string, Identifier>();
  return parameters.map(({ name, type }) => {
    const first = seen.get(name.text);
    if (first !== undefined) reportDuplicate(scope, "variable", name, scope.inside.source.span(first));
    seen.set(name.text, name);
    return { name, type: erase(resolveValueType(scope, type)) };
  });
}

interface NewMethod {
  readonly name: string;
  readonly kind: MethodKind;
  readonly isStatic: boolean;
  readonly isAbstract: boolean;
  readonly access: Access;
  readonly isFinal: boolean;
  readonly returnType: Type;
  readonly parameters: readonly TypedParameter[];
  readonly place: Located;
}

function newMethod(owner: ClassSymbol, declaration: MethodSymbol["declaration"], given: NewMethod): MethodSymbol {
  const variables: Mutable<Variable>[] = [];
  const parameters: Variable[] = [];
  const body: Instruction[] = [];
  const types = given.parameters.map((parameter) => showType(parameter.type)).join(",");
  const span = owner.source.span(given.place);
  const self = { name: "this", index: 0, type: classType(owner.info), isTemporary: false, span };
  const info: Method & { thisVariable: Variable | undefined } = {
    label: `${owner.info.name}.${given.name}(${types})`,
    name: given.name,
    kind: given.kind,
    class: owner.info,
    isStatic: given.isStatic,
    isAbstract: given.isAbstract,
    isPrivate: given.access === "private",
    isImplicit: declaration === undefined && given.kind === "constructor",
    thisVariable: undefined,
    parameters,
    returnType: given.returnType,
    variables,
    handlers: [],
    body,
    span,
  };
  if (!given.isStatic) {
    info.thisVariable = { ...self, method: info };
    variables.push(info.thisVariable);
  }
  for (const { name, type } of given.parameters) {
    const place = owner.source.span(name);
    const variable: Variable = {
      name: name.text,
      index: variables.length,
      type,
      method: info,
      isTemporary: false,
      span: place,
    };
    variables.push(variable);
    parameters.push(variable);
  }
  return { info, owner, declaration, access: given.access, isFinal: given.isFinal, variables, body };
}

function isDuplicate(
  scope: TypeScope,
  name: Identifier,
  method: MethodSymbol,
  others: readonly MethodSymbol[],
): boolean {
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
