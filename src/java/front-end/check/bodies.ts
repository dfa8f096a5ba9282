import { type AnalysisError, type Budget, fill } from "../../../kernel/index.ts";
import { classType, VOID } from "../../ir/types.ts";
import { CHECK_MESSAGES } from "../../messages/check.ts";
import type { Located } from "../syntax/source-text.ts";
import type { ConstantValue } from "../syntax/tree/expression.ts";
import type { Block } from "../syntax/tree/statement.ts";
import type { ConstructorDeclaration, MethodDeclaration } from "../syntax/tree/tree.ts";
import { newFrame } from "../typed/frames.ts";
import { hiddenParameterName } from "../typed/hidden-local.ts";
import type { Local, TypedBlock, TypedBody, TypedInitializer, TypedStatement } from "../typed/tree.ts";
import type { ClassTable } from "../types/class-table.ts";
import { componentAssignments } from "../types/declarations/implied-members.ts";
import type { MemberMethods } from "../types/members/lookup.ts";
import type { StaticType } from "../types/static-types.ts";
import { isCompatible } from "../types/static-types.ts";
import type { ClassSymbol, FieldSymbol, MethodSymbol } from "../types/symbols.ts";
import { checkAnonymousCall, checkConstructorCall } from "./calls/constructor-calls.ts";
import { checkEnumConstant } from "./calls/enums.ts";
import { mayBeConstantVariable } from "./conversions/constant-variables.ts";
import { checkExpression } from "./expressions.ts";
import { checkFlow, reportMissingReturn } from "./flow/flow-problems.ts";
import { startArgument } from "./functions/poly.ts";
import { checkBlock } from "./scope/blocks.ts";
import type { Checker, FlowProblem } from "./scope/checker.ts";
import { illFormed } from "./scope/checker.ts";
import { ImplicitLocals } from "./scope/implicit-locals.ts";
import type { LocalClasses } from "./scope/local-classes.ts";
import { checkLocalClass } from "./scope/local-classes.ts";
import { Scope } from "./scope/scope.ts";
import { checkStatement } from "./statements/statements.ts";
import type { Declared } from "./statements/thrown-exceptions.ts";
import { checkThrown } from "./statements/thrown-exceptions.ts";
import { checkValueOf } from "./values.ts";

/** What every body of the program is checked against. */
export interface CheckContext {
  readonly table: ClassTable;
  readonly budget: Budget;
  readonly memberMethods: MemberMethods;
  readonly errors: AnalysisError[];
  /** Left out: they are errors. */
  readonly flowProblems?: FlowProblem[];
  /** The values of the constant variables met so far. */
  readonly constants: Map<FieldSymbol, ConstantValue | undefined>;
  readonly localClasses: LocalClasses;
  readonly lambdaResults: Checker["lambdaResults"];
  readonly checkedNodes: Checker["checkedNodes"];
  /** What a class that stands in a body sees of that body. */
  readonly around?: Scope;
}

interface BodyPlace {
  readonly inside: ClassSymbol;
  readonly isStatic: boolean;
  readonly methodName: string | undefined;
  readonly isInitializer: boolean;
  readonly returnType: StaticType | undefined;
  readonly setsFinalFields: Checker["setsFinalFields"];
  readonly makesObjects: boolean;
  readonly implicitLocals: ImplicitLocals | undefined;
  readonly typeVariables?: Checker["typeVariables"];
}

function newChecker(context: CheckContext, place: BodyPlace): Checker {
  const { around } = context;
  return bind(context, {
    ...context,
    typeVariables: undefined,
    ...place,
    isBeforeObject: false,
    scope: new Scope(around, newFrame("body", around?.frame)),
    jumps: [],
    inference: undefined,
  });
}

type Unbound = Omit<
  Checker,
  | "expression"
  | "valueOf"
  | "argument"
  | "statement"
  | "localClass"
  | "checkClassBodies"
  | "findLocalClass"
  | "fork"
  | "constantOf"
>;

function bind(context: CheckContext, state: Unbound): Checker {
  const checker: Checker = {
    ...state,
    argument: (node) => startArgument(checker, node),
    localClass: (node) => checkLocalClass(checker, node),
    checkClassBodies: (symbol, scope) =>
      checkClassBodies({ ...context, errors: checker.errors, around: scope }, symbol),
    findLocalClass: (name) => checker.scope.findClass(name),
    fork: (changes) => bind(context, { ...checker, ...changes }),
    expression: (node) => checkExpression(checker, node),
    valueOf: (node, expected) => checkValueOf(checker, node, expected),
    statement: (node) => checkStatement(checker, node),
    constantOf: (field) => constantOf(context, field),
  };
  return checker;
}

/** The value of a constant variable; its mistakes are reported where it stands. */
function constantOf(context: CheckContext, field: FieldSymbol): ConstantValue | undefined {
  const { constants } = context;
  if (constants.has(field) || field.declaration?.kind !== "field") return constants.get(field);
  if (!mayBeConstantVariable(field)) return undefined;
  constants.set(field, undefined);
  const { initializer } = field.declaration;
  if (initializer === undefined) return undefined;
  const checker = initializerChecker({ ...context, errors: [] }, field.owner, field.info.isStatic);
  const value = checker.valueOf(initializer, field.type);
  if (value.kind === "constant" && value.value.kind !== "null") constants.set(field, value.value);
  return constants.get(field);
}

/** The body of a method or constructor, written or not; undefined when there is none. */
export function checkMethodBody(context: CheckContext, method: MethodSymbol): TypedBody | undefined {
  const { localClasses } = context;
  if (context.around === undefined && localClasses.bodies.has(method)) return localClasses.bodies.get(method);
  const body = checkBodyOf(context, method);
  if (context.around === undefined) localClasses.finish();
  return body;
}

/** The bodies of a class that stands in a body: checked with what is around, kept until they are lowered. */
function checkClassBodies(context: CheckContext, symbol: ClassSymbol): void {
  const { localClasses } = context;
  localClasses.initializers.set(symbol, checkInitializers(context, symbol, false));
  localClasses.staticInitializers.set(symbol, checkInitializers(context, symbol, true));
  for (const method of [...symbol.constructors, ...[...symbol.methods.values()].flat()])
    localClasses.bodies.set(method, checkMethodBody(context, method));
  for (const nested of symbol.memberTypes.values()) checkClassBodies(context, nested);
}

function checkBodyOf(context: CheckContext, method: MethodSymbol): TypedBody | undefined {
  const { declaration, owner } = method;
  if (declaration === undefined)
    return method.info.kind === "constructor" ? checkDefaultConstructor(context, method) : undefined;
  if (declaration.body === undefined) return undefined;
  if (!owner.declaration.isSynthetic) return checkBodyWith(context, method, declaration, declaration.body, undefined);
  return checkSnippetBody(context, method, declaration, declaration.body);
}

const MAX_WALKS = 8;

/** Walks until the types of the variables that are declared by assigning them no longer change, then for good. */
function checkSnippetBody(
  context: CheckContext,
  method: MethodSymbol,
  declaration: MethodDeclaration | ConstructorDeclaration,
  body: Block,
): TypedBody {
  const object = classType(context.table.object.info);
  let known: ReadonlyMap<string, StaticType> = new Map();
  for (let walk = 0; walk < MAX_WALKS; walk++) {
    const implicit = new ImplicitLocals(object, known);
    checkBodyWith({ ...context, errors: [], flowProblems: [] }, method, declaration, body, implicit);
    const surprises = implicit.surprises();
    if (surprises === undefined) break;
    known = surprises;
  }
  return checkBodyWith(context, method, declaration, body, new ImplicitLocals(object, known));
}

function checkBodyWith(
  context: CheckContext,
  method: MethodSymbol,
  declaration: MethodDeclaration | ConstructorDeclaration,
  body: Block,
  implicitLocals: ImplicitLocals | undefined,
): TypedBody {
  const { info } = method;
  const checker = newChecker(context, {
    inside: method.owner,
    isStatic: info.isStatic,
    methodName: info.kind === "constructor" ? `${declaration.name.text}(…)` : `${info.name}()`,
    isInitializer: false,
    returnType: method.returnType,
    typeVariables: { get: (name) => method.typeParameters.find((parameter) => parameter.name === name) },
    setsFinalFields: info.kind === "constructor" ? "instance" : undefined,
    makesObjects: info.kind === "constructor",
    implicitLocals,
  });
  const hidden = hiddenLocals(checker, method, declaration.name);
  const parameters = writtenParameters(method, declaration).map((parameter, i): Local => {
    const { name, isFinal } = parameter;
    const local = { name: name.text, type: method.parameterTypes[i] ?? VOID, place: name, isFixed: isFinal };
    checker.scope.declare(local);
    return local;
  });
  const constructorCall =
    info.kind === "constructor" ? checkConstructorCall(checker, method, body.statements[0]) : undefined;
  const isWritten = info.kind === "constructor" && body.statements[0]?.kind === "constructor-call";
  const rest = isWritten ? { ...body, statements: body.statements.slice(1) } : body;
  const block = isCompact(declaration)
    ? checkCompactBody(checker, method, declaration.name, rest)
    : checkBlock(checker, rest);
  if (checkFlow(checker, block) && info.returnType.kind !== "void")
    reportMissingReturn(checker, { start: block.end - 1, end: block.end });
  checkThrown(checker, block, declaredBy(checker, method), constructorCall);
  return { parameters: [...hidden, ...parameters], constructorCall, block: withDeclarations(block, implicitLocals) };
}

/** The body of a compact constructor with what it does at its end, which it does not do itself (JLS 8.10.4.2). */
function checkCompactBody(checker: Checker, { owner }: MethodSymbol, name: Located, body: Block): TypedBlock {
  const own = checkBlock(checker.fork({ setsFinalFields: undefined, compact: name }), body);
  const behind = checkBlock(checker, { ...body, statements: componentAssignments(body, owner.declaration.components) });
  return { ...own, statements: [...own.statements, ...behind.statements] };
}

/** What a method or constructor may throw. A snippet's code stands for part of a program, and may throw anything. */
function declaredBy(checker: Checker, { owner, thrownTypes }: MethodSymbol): Declared {
  const name = checker.methodName ?? "it";
  return {
    types: owner.declaration.isSynthetic ? undefined : thrownTypes,
    toDeclare: (type) => fill(CHECK_MESSAGES, "declare-on-method", { type, method: name }),
  };
}

/** The parameters that are not in the source. */
function hiddenLocals(checker: Checker, method: MethodSymbol, place: Located): readonly Local[] {
  return method.hidden.map((variable) => {
    const local: Local = { name: hiddenParameterName(variable), type: variable.type, place, isFixed: true };
    checker.scope.declare(local);
    return local;
  });
}

function isCompact(declaration: MethodDeclaration | ConstructorDeclaration): boolean {
  return declaration.kind === "constructor" && declaration.isCompact;
}

/** A compact constructor has the components of its record. */
function writtenParameters(method: MethodSymbol, declaration: MethodDeclaration | ConstructorDeclaration) {
  return isCompact(declaration) ? method.owner.declaration.components : declaration.parameters;
}

/** Variables declared by assignment exist from the start, in the order of their first assignment. */
function withDeclarations(block: TypedBlock, implicit: ImplicitLocals | undefined): TypedBlock {
  const declarations = (implicit?.all() ?? []).map(
    (local): TypedStatement => ({
      kind: "declare",
      local,
      value: undefined,
      start: local.place.start,
      end: local.place.end,
    }),
  );
  return declarations.length === 0 ? block : { ...block, statements: [...declarations, ...block.statements] };
}

function checkDefaultConstructor(context: CheckContext, method: MethodSymbol): TypedBody {
  const { owner } = method;
  const checker = newChecker(context, {
    inside: owner,
    isStatic: false,
    methodName: undefined,
    isInitializer: false,
    returnType: VOID,
    setsFinalFields: undefined,
    makesObjects: true,
    implicitLocals: undefined,
  });
  const { name } = owner.declaration;
  const block: TypedBlock = { kind: "block", statements: [], start: name.start, end: name.end };
  const hidden = hiddenLocals(checker, method, name);
  const above = context.localClasses.superConstructors.get(method);
  if (above === undefined) {
    const constructorCall = checkConstructorCall(checker, method, undefined);
    const toDeclare = (type: string) =>
      fill(CHECK_MESSAGES, "declare-on-constructor", { type, class: owner.info.name });
    checkThrown(checker, block, { types: [], toDeclare }, constructorCall);
    return { parameters: hidden, constructorCall, block };
  }
  const given = method.info.parameters
    .slice(method.hidden.length)
    .map(({ name: text, type }): Local => ({ name: text, type, place: name, isFixed: true }));
  return {
    parameters: [...hidden, ...given],
    constructorCall: checkAnonymousCall(checker, method, above, given),
    block,
  };
}

/** The initializers of a class in source order: of its static fields and blocks, or of the others. */
export function checkInitializers(
  context: CheckContext,
  inside: ClassSymbol,
  isStatic: boolean,
): readonly TypedInitializer[] {
  const { localClasses, around } = context;
  const known = (isStatic ? localClasses.staticInitializers : localClasses.initializers).get(inside);
  if (around === undefined && known !== undefined) return known;
  const found = checkInitializersOf(context, inside, isStatic);
  if (around === undefined) localClasses.finish();
  return found;
}

function checkInitializersOf(
  context: CheckContext,
  inside: ClassSymbol,
  isStatic: boolean,
): readonly TypedInitializer[] {
  const constants = isStatic ? checkConstants(context, inside) : [];
  const declared = { types: thrownByInitializers(inside, isStatic), toDeclare: undefined };
  const others = inside.declaration.members.flatMap((member): readonly TypedInitializer[] => {
    if (member.kind === "initializer" && member.isStatic === isStatic) {
      return [checkInitializerBlock(initializerChecker(context, inside, isStatic), member.body, declared)];
    }
    if (member.kind !== "field" || member.initializer === undefined) return [];
    const field = inside.fields.get(member.name.text);
    if (field?.declaration !== member || field.info.isStatic !== isStatic) return [];
    const checker = initializerChecker(context, inside, isStatic);
    const value = checker.valueOf(member.initializer, field.type);
    checkThrown(checker, value, declared);
    return [{ kind: "field", field: field.info, value, start: member.start, end: member.end }];
  });
  return [...constants, ...others];
}

/** What every constructor declares; anything in an anonymous class, nothing in static initializers (JLS 11.2.3). */
function thrownByInitializers(inside: ClassSymbol, isStatic: boolean): readonly StaticType[] | undefined {
  if (isStatic) return [];
  const { constructors, declaration } = inside;
  if (declaration.isSynthetic || (inside.enclosing !== undefined && declaration.name.text === "")) return undefined;
  const [first, ...others] = constructors;
  return (first?.thrownTypes ?? []).filter((type) =>
    others.every((other) => other.thrownTypes.some((each) => isCompatible(type, each))),
  );
}

/** The constants of an enum are made before anything else (JLS 8.9.3). */
function checkConstants(context: CheckContext, inside: ClassSymbol): readonly TypedInitializer[] {
  return inside.declaration.constants.flatMap((constant, ordinal): readonly TypedInitializer[] => {
    const field = inside.fields.get(constant.name.text);
    if (field?.declaration !== constant) return [];
    const value = checkEnumConstant(initializerChecker(context, inside, true), constant, ordinal);
    return [{ kind: "field", field: field.info, value, start: constant.start, end: constant.end }];
  });
}

/** What a class's static initializers would be checked with. */
export function staticChecker(context: CheckContext, inside: ClassSymbol): Checker {
  return initializerChecker(context, inside, true);
}

function initializerChecker(context: CheckContext, inside: ClassSymbol, isStatic: boolean): Checker {
  return newChecker(context, {
    inside,
    isStatic,
    methodName: undefined,
    isInitializer: true,
    returnType: undefined,
    setsFinalFields: isStatic ? "static" : "instance",
    makesObjects: !isStatic,
    implicitLocals: undefined,
  });
}

function checkInitializerBlock(checker: Checker, body: Block, declared: Declared): TypedBlock {
  const block = checkBlock(checker, body);
  if (!checkFlow(checker, block)) illFormed(checker, block, "initializer-never-ends");
  checkThrown(checker, block, declared);
  return block;
}
