import { fill, nearest } from "../../../../kernel/index.ts";
import { isSubclass } from "../../../ir/hierarchy.ts";
import { primitive } from "../../../ir/types.ts";
import { CHECK_MESSAGES } from "../../../messages/check.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { Expression, ExpressionOf } from "../../syntax/tree/expression.ts";
import type { Identifier } from "../../syntax/tree/tree.ts";
import { markThisUsed } from "../../typed/frames.ts";
import type { Local, TypedExpression } from "../../typed/tree.ts";
import { isRefusedAtImport, staticallyImported } from "../../types/declarations/imports.ts";
import { findClass, reportUnknownClass, resolveType } from "../../types/declarations/resolve-types.ts";
import { isOfJdk } from "../../types/jdk/absent-classes.ts";
import { absentMember } from "../../types/members/absent-members.ts";
import { findField, isAccessible, isOpenToPrograms } from "../../types/members/lookup.ts";
import { memberType } from "../../types/relations/member-types.ts";
import { classBoundsOf } from "../../types/relations/subtyping.ts";
import { thisTypeOf } from "../../types/relations/this-type.ts";
import { showStatic } from "../../types/static-types.ts";
import type { Access, ClassSymbol, FieldSymbol } from "../../types/symbols.ts";
import { extendsUnknown } from "../../types/symbols.ts";
import { adapted } from "../conversions/adapt.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, illFormed, invalid, report, wrongType } from "../scope/checker.ts";
import { outerObject } from "../scope/outer-objects.ts";
import type { Scope } from "../scope/scope.ts";

/** A simple name: a local variable, else a field of the class or of one around it (JLS 6.5.6.1). */
export function checkName(checker: Checker, node: ExpressionOf<"name">): TypedExpression {
  const found = findVariable(checker, node);
  if (found !== undefined) return found;
  reportUnknownVariable(checker, node.name);
  return invalid(node);
}

/** As `checkName`, but undefined when there is no such variable. */
function findVariable(checker: Checker, node: ExpressionOf<"name">): TypedExpression | undefined {
  const { text } = node.name;
  const declared = findDeclared(checker, text);
  if (declared?.kind === "field") return ownField(checker, node, declared.field, declared.owner);
  if (declared?.kind === "local") {
    const { local } = declared;
    return { kind: "local", type: local.type, local, start: node.start, end: node.end };
  }
  const imported = importedField(checker, text);
  if (imported === undefined) return undefined;
  return {
    kind: "field",
    type: imported.type,
    receiver: undefined,
    field: imported.info,
    start: node.start,
    end: node.end,
  };
}

/** A static field that the file imports by its name. */
function importedField(checker: Checker, name: string): FieldSymbol | undefined {
  for (const owner of staticallyImported(checker.table, checker.inside.unit, name)) {
    const field = findField(owner, name);
    if (field?.info.isStatic === true) return field;
  }
  return undefined;
}

type Declared =
  | { readonly kind: "local"; readonly local: Local }
  | { readonly kind: "field"; readonly field: FieldSymbol; readonly owner: ClassSymbol };

/** What a name means from the inside out: a variable of the body, a field of its class, a variable of the body around it, … */
function findDeclared(checker: Checker, name: string): Declared | undefined {
  const implicit = checker.implicitLocals?.find(name);
  let scope: Scope | undefined = checker.scope;
  for (let owner: ClassSymbol | undefined = checker.inside; owner !== undefined; owner = owner.outer) {
    const local: Local | undefined = scope?.findWithinMethod(name) ?? implicit;
    if (local !== undefined) return { kind: "local", local };
    const field = findField(owner, name);
    if (field !== undefined) return { kind: "field", field, owner };
    if (owner.enclosing !== undefined) scope = scope?.beyondClass();
  }
  return undefined;
}

/** Whether a name means a variable here, usable or not. */
export function isVariable(checker: Checker, name: string): boolean {
  return findDeclared(checker, name) !== undefined || importedField(checker, name) !== undefined;
}

function ownField(
  checker: Checker,
  node: ExpressionOf<"name">,
  field: FieldSymbol,
  owner: ClassSymbol,
): TypedExpression {
  const place = { start: node.start, end: node.end };
  const { info } = field;
  if (info.isStatic) {
    refuseEarlyStatic(checker, node, field);
    return { kind: "field", type: field.type, receiver: undefined, field: info, ...place };
  }
  const receiver = outerObject(checker, owner, node);
  if (receiver === undefined) {
    illFormed(checker, node, "instance-field-without-object", { name: info.name, why: whyNoObject(checker, owner) });
    return invalid(node);
  }
  if (!checkAccess(checker, node.name, field)) return invalid(node);
  const type = memberType(receiver.type, field, field.type);
  return adapted({ kind: "field", type, receiver, field: info, ...place }, info.type);
}

/** In brackets, why there is no object of the class at this place. */
export function whyNoObject(checker: Checker, owner: ClassSymbol): string {
  if (owner !== checker.inside) {
    return ` ${fill(CHECK_MESSAGES, "in-static-class", { inner: checker.inside.info.name, outer: owner.info.name })}`;
  }
  if (checker.isBeforeObject) return ` ${fill(CHECK_MESSAGES, "before-object")}`;
  const { methodName } = checker;
  return methodName === undefined ? "" : ` ${fill(CHECK_MESSAGES, "in-static-method", { method: methodName })}`;
}

function reportUnknownVariable(checker: Checker, name: Identifier): void {
  const close = nearestVariable(checker, name.text);
  if (close === undefined && (extendsUnknown(checker.inside) || isRefusedStatically(checker, name.text))) return;
  report(checker, {
    kind: "unknown-name",
    span: checker.inside.source.span(name),
    what: "variable",
    name: name.text,
    ...(close === undefined ? {} : { nearest: close }),
  });
}

/** The name that was meant. Before a dot a class may have been: `Sytem.out`. */
function nearestVariable(checker: Checker, name: string): string | undefined {
  const variables = [...checker.scope.names(), ...fieldNames(checker.inside)];
  return nearest(name, [...variables, ...(/^\p{Lu}/u.test(name) ? checker.table.classNames() : [])]);
}

/** Whether the name may be one of what a refused `import static` brings along. */
export function isRefusedStatically(checker: Checker, name: string): boolean {
  return isRefusedAtImport(checker.table, checker.inside.unit, name, true);
}

function fieldNames(symbol: ClassSymbol): readonly string[] {
  const above = symbol.superclass === undefined ? [] : fieldNames(symbol.superclass);
  const own = [...symbol.fields.values()].filter((field) => !symbol.info.isLibrary || isOpenToPrograms(field));
  return [
    ...own.map((field) => field.info.name),
    ...above,
    ...(symbol.outer === undefined ? [] : fieldNames(symbol.outer)),
  ];
}

/** What stands before a dot: a class, or a value. */
type Qualifier =
  | { readonly kind: "class"; readonly symbol: ClassSymbol }
  | { readonly kind: "value"; readonly value: TypedExpression };

/** A name before a dot is a variable if there is one, else a class (JLS 6.4.2, 6.5.2). */
export function checkQualifier(checker: Checker, node: Expression): Qualifier {
  const first = firstName(node);
  if (first === undefined || isVariable(checker, first.name.text)) {
    return { kind: "value", value: checkOperand(checker, node) };
  }
  const parts = partsOf(node);
  const symbol = parts === undefined ? undefined : findClass(checker, parts);
  if (symbol !== undefined) return { kind: "class", symbol };
  if (parts !== undefined && parts.length > 1 && isOfJdk(first.name.text)) {
    reportAbsentName(checker, parts, node);
    return { kind: "value", value: invalid(node) };
  }
  if (node.kind === "name") reportUnknownQualifier(checker, node);
  return { kind: "value", value: node.kind === "name" ? invalid(node) : checkOperand(checker, node) };
}

/** A class by its full name: what begins with a capital letter is its simple name. */
function reportAbsentName(checker: Checker, parts: readonly Identifier[], place: Located): void {
  const names = parts.map((part) => part.text);
  const capital = names.findIndex((name) => /^\p{Lu}/u.test(name));
  const name = (capital < 0 ? names : names.slice(0, capital + 1)).join(".");
  reportUnknownClass(checker, place, name);
}

/** What begins with a capital letter is taken for a class, unless a variable or class has nearly that name. */
function reportUnknownQualifier(checker: Checker, node: ExpressionOf<"name">): void {
  const { text } = node.name;
  const { table, inside } = checker;
  const isClass =
    table.libraryPackagesOf(text).length > 0 ||
    (/^\p{Lu}/u.test(text) &&
      (isRefusedAtImport(table, inside.unit, text) || nearestVariable(checker, text) === undefined));
  if (isClass) reportUnknownClass(checker, node, text);
  else reportUnknownVariable(checker, node.name);
}

function firstName(node: Expression): ExpressionOf<"name"> | undefined {
  if (node.kind === "name") return node;
  return node.kind === "member" ? firstName(node.object) : undefined;
}

function partsOf(node: Expression): readonly Identifier[] | undefined {
  if (node.kind === "name") return [node.name];
  if (node.kind !== "member") return undefined;
  const before = partsOf(node.object);
  return before === undefined ? undefined : [...before, node.name];
}

/** `a.f`, `C.f`, `super.f`, `array.length`. Fields are found by the declared type of what stands before the dot. */
export function checkMember(checker: Checker, node: ExpressionOf<"member">): TypedExpression {
  const { object } = node;
  if (object.kind === "super") return checkSuperField(checker, node, object);
  const qualifier = checkQualifier(checker, object);
  if (qualifier.kind === "class") return checkClassField(checker, node, qualifier.symbol);
  const { value } = qualifier;
  if (value.type.kind === "error") return invalid(node);
  if (value.type.kind === "array" && node.name.text === "length") {
    return { kind: "length", type: primitive("int"), array: value, start: node.start, end: node.end };
  }
  const bounds = classBoundsOf(value.type).map((each) => checker.table.symbolOf(each.class));
  const bound = bounds.find((each) => findField(each, node.name.text) !== undefined) ?? bounds[0];
  if (bound === undefined) {
    if (value.type.kind === "array") reportUnknownField(checker, node.name, undefined);
    else wrongType(checker, object, showStatic(value.type), expectedType("object-with-fields"));
    return invalid(node);
  }
  return fieldOf(checker, node, bound, value);
}

function fieldOf(
  checker: Checker,
  node: ExpressionOf<"member">,
  symbol: ClassSymbol,
  receiver: TypedExpression | undefined,
): TypedExpression {
  const field = findField(symbol, node.name.text);
  if (field === undefined || (field.owner.info.isLibrary && !isAccessible(field, checker.inside))) {
    reportUnknownField(checker, node.name, symbol);
    return invalid(node);
  }
  if (!checkAccess(checker, node.name, field)) return invalid(node);
  refuseEarlyStatic(checker, node, field);
  const type = receiver === undefined ? field.type : memberType(receiver.type, field, field.type);
  const use: TypedExpression = { kind: "field", type, receiver, field: field.info, start: node.start, end: node.end };
  return adapted(use, field.info.type);
}

/** The constants of an enum are made before its static fields have values, unless these are constant (JLS 8.9.2). */
function refuseEarlyStatic(checker: Checker, node: Expression, field: FieldSymbol): void {
  const { owner, info } = field;
  if (!checker.makesObjects || !info.isStatic || owner.info.kind !== "enum") return;
  if (!isSubclass(checker.inside.info, owner.info) || checker.constantOf(field) !== undefined) return;
  illFormed(checker, node, "enum-static-before-its-value", { name: info.name, enum: owner.info.name });
}

function checkClassField(checker: Checker, node: ExpressionOf<"member">, symbol: ClassSymbol): TypedExpression {
  const typed = fieldOf(checker, node, symbol, undefined);
  if (typed.kind !== "field" || typed.field.isStatic) return typed;
  illFormed(checker, node, "instance-field-on-class", { field: node.name.text, class: symbol.info.name });
  return invalid(node);
}

function checkSuperField(
  checker: Checker,
  node: ExpressionOf<"member">,
  keyword: ExpressionOf<"super">,
): TypedExpression {
  const { superclass } = checker.inside;
  if (keyword.qualifier !== undefined || superclass === undefined) {
    illFormed(checker, keyword, "no-superclass-object");
    return invalid(node);
  }
  if (!checkThis(checker, keyword)) return invalid(node);
  const receiver: TypedExpression = {
    kind: "this",
    type: thisTypeOf(checker.inside),
    start: keyword.start,
    end: keyword.end,
  };
  return fieldOf(checker, node, superclass, receiver);
}

/** `Outer.this` (JLS 15.8.4). */
export function checkOuterThis(checker: Checker, node: ExpressionOf<"outer-this">): TypedExpression {
  const type = resolveType(checker, node.qualifier);
  if (type.kind !== "class") return invalid(node);
  const found = outerObject(checker, checker.table.symbolOf(type.class), node);
  if (found !== undefined) return found;
  illFormed(checker, node, "no-enclosing-object", { type: showStatic(type) });
  return invalid(node);
}

/** Whether there is a `this` here; reports when not. */
export function checkThis(checker: Checker, node: Expression): boolean {
  if (!checker.isStatic) {
    markThisUsed(checker.scope.frame);
    return true;
  }
  const word = node.kind === "super" ? "super" : "this";
  const why = whyNoObject(checker, checker.inside);
  illFormed(checker, node, checker.isBeforeObject ? "no-this-yet" : "no-this-in-static-context", { word, why });
  return false;
}

function reportUnknownField(checker: Checker, name: Identifier, symbol: ClassSymbol | undefined): void {
  if (symbol !== undefined && extendsUnknown(symbol)) return;
  const span = checker.inside.source.span(name);
  const refusal = symbol === undefined ? undefined : absentMember(symbol, name.text, "field", span);
  if (refusal !== undefined) {
    report(checker, refusal);
    return;
  }
  const close = symbol === undefined ? nearest(name.text, ["length"]) : nearest(name.text, fieldNames(symbol));
  report(checker, {
    kind: "unknown-name",
    span: checker.inside.source.span(name),
    what: "field",
    name: name.text,
    ...(close === undefined ? {} : { nearest: close }),
  });
}

/** Whether the member may be used here; reports when it is private elsewhere. */
export function checkAccess(
  checker: Checker,
  name: Identifier,
  member: { readonly access: Access; readonly owner: ClassSymbol },
): boolean {
  if (isAccessible(member, checker.inside)) return true;
  const owner = member.owner.info;
  if (owner.isLibrary) illFormed(checker, name, "library-constructor-not-public", { owner: owner.name });
  else illFormed(checker, name, "private-member", { member: name.text, owner: owner.name });
  return false;
}
