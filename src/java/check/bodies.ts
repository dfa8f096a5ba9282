import type { AnalysisError } from "../../kernel/index.ts";
import type { Located } from "../syntax/source-text.ts";
import type { Block } from "../syntax/statement.ts";
import type { ConstructorDeclaration, MethodDeclaration } from "../syntax/tree.ts";
import type { Local, LocalUse, TypedBlock, TypedBody, TypedInitializer, TypedStatement } from "../typed/tree.ts";
import type { ClassTable } from "../types/class-table.ts";
import type { MemberMethods } from "../types/lookup.ts";
import type { StaticType } from "../types/static-types.ts";
import type { ClassSymbol, MethodSymbol } from "../types/symbols.ts";
import { classType, VOID } from "../types.ts";
import type { Checker } from "./checker.ts";
import { illFormed } from "./checker.ts";
import { checkConstructorCall } from "./constructor-calls.ts";
import { checkAssigned } from "./definite-assignment.ts";
import { checkExpression } from "./expressions.ts";
import { canComplete } from "./flow.ts";
import { ImplicitLocals } from "./implicit-locals.ts";
import { Scope } from "./scope.ts";
import { checkBlock, checkStatement } from "./statements.ts";
import { checkValueOf } from "./values.ts";

/** What every body of the program is checked against. */
export interface Surroundings {
  readonly table: ClassTable;
  readonly memberMethods: MemberMethods;
  readonly errors: AnalysisError[];
}

interface BodyPlace {
  readonly inside: ClassSymbol;
  readonly isStatic: boolean;
  readonly methodName: string | undefined;
  readonly returnType: StaticType | undefined;
  readonly setsFinalFields: Checker["setsFinalFields"];
  readonly implicitLocals: ImplicitLocals | undefined;
}

function newChecker(surroundings: Surroundings, place: BodyPlace): Checker {
  const checker: Checker = {
    ...surroundings,
    ...place,
    isBeforeObject: false,
    scope: new Scope(),
    loops: 0,
    expression: (node) => checkExpression(checker, node),
    valueOf: (node, expected) => checkValueOf(checker, node, expected),
    statement: (node) => checkStatement(checker, node),
  };
  return checker;
}

/** The body of a method or constructor, written or not; undefined when there is none. */
export function checkMethodBody(surroundings: Surroundings, method: MethodSymbol): TypedBody | undefined {
  const { declaration, owner } = method;
  if (declaration === undefined)
    return method.info.kind === "constructor" ? checkDefaultConstructor(surroundings, method) : undefined;
  if (declaration.body === undefined) return undefined;
  if (!owner.declaration.isSynthetic)
    return checkBodyWith(surroundings, method, declaration, declaration.body, undefined);
  return checkSnippetBody(surroundings, method, declaration, declaration.body);
}

const MOST_WALKS = 8;

/** Walks until the types of the variables that are declared by assigning them no longer change, then for good. */
function checkSnippetBody(
  surroundings: Surroundings,
  method: MethodSymbol,
  declaration: MethodDeclaration | ConstructorDeclaration,
  body: Block,
): TypedBody {
  const object = classType(surroundings.table.object.info);
  let known: ReadonlyMap<string, StaticType> = new Map();
  for (let walk = 0; walk < MOST_WALKS; walk++) {
    const implicit = new ImplicitLocals(object, known);
    checkBodyWith({ ...surroundings, errors: [] }, method, declaration, body, implicit);
    const surprises = implicit.surprises();
    if (surprises === undefined) break;
    known = surprises;
  }
  return checkBodyWith(surroundings, method, declaration, body, new ImplicitLocals(object, known));
}

function checkBodyWith(
  surroundings: Surroundings,
  method: MethodSymbol,
  declaration: MethodDeclaration | ConstructorDeclaration,
  body: Block,
  implicitLocals: ImplicitLocals | undefined,
): TypedBody {
  const { info } = method;
  const checker = newChecker(surroundings, {
    inside: method.owner,
    isStatic: info.isStatic,
    methodName: info.kind === "constructor" ? `${declaration.name.text}(…)` : `${info.name}()`,
    returnType: info.returnType,
    setsFinalFields: info.kind === "constructor" ? "instance" : undefined,
    implicitLocals,
  });
  const parameters = declaration.parameters.map((parameter, i): Local => {
    const { name, isFinal } = parameter;
    const local = { name: name.text, type: info.parameters[i]?.type ?? VOID, place: name, isFixed: isFinal };
    checker.scope.declare(local);
    return local;
  });
  const constructorCall =
    info.kind === "constructor" ? checkConstructorCall(checker, method, body.statements[0]) : undefined;
  const isWritten = info.kind === "constructor" && body.statements[0]?.kind === "constructor-call";
  const block = checkBlock(checker, isWritten ? { ...body, statements: body.statements.slice(1) } : body);
  checkFlow(checker, method, block);
  return { parameters, constructorCall, block: withDeclarations(block, implicitLocals) };
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

function checkFlow(checker: Checker, method: MethodSymbol, block: TypedBlock): void {
  checkAssigned(block, (use) => reportUnassigned(checker, use));
  const completes = canComplete(block, (place) => reportUnreachable(checker, place));
  if (!completes || method.info.returnType.kind === "void") return;
  const name = method.declaration?.name ?? block;
  const problem = `${checker.methodName ?? "This"} can reach its end without returning a value.`;
  illFormed(checker, name, problem, "End every way through it with a return, or declare it void.");
}

function reportUnassigned(checker: Checker, use: LocalUse): void {
  const remedy = "Give it one where it is declared, or on every way that leads here.";
  illFormed(checker, use, `“${use.local.name}” may have no value yet.`, remedy);
}

function reportUnreachable(checker: Checker, place: Located): void {
  illFormed(checker, place, "This can never be reached.", "Leave it out, or change what comes before it.");
}

function checkDefaultConstructor(surroundings: Surroundings, method: MethodSymbol): TypedBody {
  const { owner } = method;
  const checker = newChecker(surroundings, {
    inside: owner,
    isStatic: false,
    methodName: undefined,
    returnType: VOID,
    setsFinalFields: undefined,
    implicitLocals: undefined,
  });
  const { name } = owner.declaration;
  const block: TypedBlock = { kind: "block", statements: [], start: name.start, end: name.end };
  return { parameters: [], constructorCall: checkConstructorCall(checker, method, undefined), block };
}

/** The initialisers of a class in source order: of its static fields and blocks, or of the others. */
export function checkInitializers(
  surroundings: Surroundings,
  inside: ClassSymbol,
  isStatic: boolean,
): readonly TypedInitializer[] {
  return inside.declaration.members.flatMap((member): readonly TypedInitializer[] => {
    if (member.kind === "initializer" && member.isStatic === isStatic) {
      return [checkInitializerBlock(initializerChecker(surroundings, inside, isStatic), member.body)];
    }
    if (member.kind !== "field" || member.initializer === undefined) return [];
    const field = inside.fields.get(member.name.text);
    if (field?.declaration !== member || field.info.isStatic !== isStatic) return [];
    const value = initializerChecker(surroundings, inside, isStatic).valueOf(member.initializer, field.info.type);
    return [{ kind: "field", field: field.info, value, start: member.start, end: member.end }];
  });
}

function initializerChecker(surroundings: Surroundings, inside: ClassSymbol, isStatic: boolean): Checker {
  return newChecker(surroundings, {
    inside,
    isStatic,
    methodName: undefined,
    returnType: undefined,
    setsFinalFields: isStatic ? "static" : "instance",
    implicitLocals: undefined,
  });
}

function checkInitializerBlock(checker: Checker, body: Block): TypedBlock {
  const block = checkBlock(checker, body);
  checkAssigned(block, (use) => reportUnassigned(checker, use));
  canComplete(block, (place) => reportUnreachable(checker, place));
  return block;
}
