import { isSubclass } from "../../../ir/hierarchy.ts";
import type { ClassInfo } from "../../../ir/program.ts";
import { classType } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import type { Located } from "../../syntax/source-text.ts";
import { TreeBuilder } from "../../syntax/tree/build.ts";
import type { Block, CatchClause, Resource, Statement } from "../../syntax/tree/statement.ts";
import { hiddenLocal, hiddenName } from "../../typed/hidden-local.ts";
import type { Local, TypedBlock, TypedCatch, TypedExpression, TypedStatement } from "../../typed/tree.ts";
import { resolveType } from "../../types/declarations/resolve-types.ts";
import { join } from "../../types/relations/least-upper-bound.ts";
import type { StaticType } from "../../types/static-types.ts";
import { ERROR_TYPE, isCompatible, showStatic } from "../../types/static-types.ts";
import { checkBlock, inScope, reportRedeclaration } from "../scope/blocks.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, illFormed, wrongType } from "../scope/checker.ts";

type Try = Extract<Statement, { readonly kind: "try" }>;

/** `try` with everything that may follow it: resources are closed before a handler runs, `finally` comes last (JLS 14.20). */
export function checkTry(checker: Checker, node: Try): TypedStatement {
  const { resources, catches, finallyBlock } = node;
  if (resources.length === 0 && catches.length === 0 && finallyBlock === undefined) {
    illFormed(checker, { start: node.start, end: node.start + "try".length }, "try-without-handler");
  }
  const body = inScope(checker, () => checkResources(checker, resources, node.body));
  const clauses = checkCatches(checker, catches);
  const caught: TypedStatement =
    clauses.length === 0 ? body : { kind: "try", body: asBlock(body), catches: clauses, ...range(node) };
  if (finallyBlock === undefined) return caught;
  const leave = inScope(checker, () => checkBlock(checker, finallyBlock));
  return {
    kind: "protected",
    body: caught,
    leave,
    handler: rethrowAfter(checker, leave, finallyBlock),
    ...range(node),
  };
}

function range(place: Located) {
  return { start: place.start, end: place.end };
}

function asBlock(statement: TypedStatement): TypedBlock {
  return statement.kind === "block" ? statement : { kind: "block", statements: [statement], ...range(statement) };
}

function throwable(checker: Checker): ClassInfo {
  return checker.table.wellKnown("java.lang.Throwable").info;
}

/** What catches anything, runs the statements and throws it on. */
function rethrowAfter(checker: Checker, first: TypedBlock, place: Located): TypedCatch {
  const info = throwable(checker);
  const at = range(place);
  const local = hiddenLocal("thrown", classType(info), place);
  const value: TypedExpression = { kind: "local", type: local.type, local, ...at };
  const statements: readonly TypedStatement[] = [first, { kind: "throw", value, ...at }];
  return { local, types: [info], body: { kind: "block", statements, ...at }, ...at };
}

function checkCatches(checker: Checker, clauses: readonly CatchClause[]): readonly TypedCatch[] {
  const before: ClassInfo[] = [];
  return clauses.map((clause) => {
    const types = clause.types.flatMap((node): readonly (readonly [ClassInfo, Located])[] => {
      const type = resolveType(checker, node);
      if (type.kind === "error") return [];
      if (type.kind === "class" && isCompatible(type, classType(throwable(checker)))) return [[type.class, node]];
      wrongType(checker, node, showStatic(type), expectedType("throwable"));
      return [];
    });
    reportUnreachable(checker, types, before);
    const infos = types.map(([info]) => info);
    reportOverlap(checker, types);
    before.push(...infos);
    return inScope(checker, () => checkClause(checker, clause, infos));
  });
}

function reportUnreachable(
  checker: Checker,
  types: readonly (readonly [ClassInfo, Located])[],
  before: readonly ClassInfo[],
): void {
  for (const [info, place] of types) {
    const earlier = before.find((each) => isSubclass(info, each));
    if (earlier === undefined) continue;
    illFormed(checker, place, "caught-before", { name: info.name, earlier: earlier.name });
  }
}

function reportOverlap(checker: Checker, types: readonly (readonly [ClassInfo, Located])[]): void {
  for (const [info, place] of types) {
    const wider = types.find(([other]) => other !== info && isSubclass(info, other))?.[0];
    if (wider !== undefined)
      illFormed(checker, place, "alternative-is-subtype", { name: info.name, wider: wider.name });
  }
}

function checkClause(checker: Checker, clause: CatchClause, types: readonly ClassInfo[]): TypedCatch {
  const { name, body } = clause;
  reportRedeclaration(checker, name);
  const object = classType(checker.table.object.info);
  const [first, ...rest] = types.map((info): StaticType => classType(info));
  const type = first === undefined ? ERROR_TYPE : rest.reduce((a, b) => join(a, b, object), first);
  const isFixed = clause.isFinal || clause.types.length > 1;
  const local: Local = { name: name.text, type, place: name, isFixed, isHidden: clause.isHidden === true };
  checker.scope.declare(local);
  return { local, types, body: checkBlock(checker, body), ...range(clause) };
}

/** The first resource around the others around the body (JLS 14.20.3.1). */
function checkResources(checker: Checker, resources: readonly Resource[], body: Block): TypedBlock {
  const [first, ...rest] = resources;
  if (first === undefined) return checkBlock(checker, body);
  const { declaration, local } = checkResource(checker, first);
  const inner = inScope(checker, () => checkResources(checker, rest, body));
  const guarded: TypedStatement = {
    kind: "protected",
    body: inner,
    leave: closing(checker, first, local),
    handler: closeAfterFailure(checker, first, local),
    ...range(body),
  };
  return { kind: "block", statements: [declaration, guarded], ...range(body) };
}

interface OpenResource {
  readonly declaration: TypedStatement;
  readonly local: Local;
}

function checkResource(checker: Checker, resource: Resource): OpenResource {
  const declaration = resource.kind === "local" ? checker.statement(resource) : keep(checker, resource);
  if (declaration.kind !== "declare") throw new Error("a resource that declares nothing");
  const { local } = declaration;
  const closeable = classType(checker.table.wellKnown("java.lang.AutoCloseable").info);
  if (!isCompatible(local.type, closeable)) {
    wrongType(checker, resource, showStatic(local.type), expectedType("closeable"));
    return { declaration, local: { ...local, type: ERROR_TYPE } };
  }
  return { declaration, local };
}

/** A variable that is there already is looked at once. */
function keep(checker: Checker, resource: Extract<Resource, { kind: "expression" }>): TypedStatement {
  const value = checkOperand(checker, resource.expression);
  const local = hiddenLocal("resource", value.type, resource);
  return { kind: "declare", local, value, ...range(resource) };
}

/** `if (r != null) r.close();` */
function closing(checker: Checker, place: Located, local: Local): TypedBlock {
  return inScope(checker, () => {
    checker.scope.declare(local);
    const build = new TreeBuilder(range(place));
    return checkBlock(checker, build.block(closeUnlessNull(build, local, closeCall(build, local))));
  });
}

function closeCall(build: TreeBuilder, local: Local): Statement {
  return build.evaluate(build.call(build.name(local.name), "close"));
}

function closeUnlessNull(build: TreeBuilder, local: Local, close: Statement): Statement {
  if (local.type.kind === "error") return build.block();
  return build.if(build.binary(build.name(local.name), "!=", build.null()), close);
}

/** Closes the resource; what that throws is kept as suppressed in the exception that is thrown on. */
function closeAfterFailure(checker: Checker, place: Located, local: Local): TypedCatch {
  return inScope(checker, () => {
    checker.scope.declare(local);
    const build = new TreeBuilder(range(place));
    const type = build.type("java", "lang", "Throwable");
    const info = throwable(checker);
    const thrown = hiddenLocal("thrown", classType(info), place);
    checker.scope.declare(thrown);
    const second = hiddenName("second", place.start);
    const suppress = build.evaluate(build.call(build.name(thrown.name), "addSuppressed", build.name(second)));
    const close: Statement = {
      kind: "try",
      resources: [],
      body: build.block(closeCall(build, local)),
      catches: [
        {
          types: [type],
          name: build.identifier(second),
          isFinal: true,
          body: build.block(suppress),
          isHidden: true,
          ...range(place),
        },
      ],
      finallyBlock: undefined,
      ...range(place),
    };
    const rethrow: Statement = { kind: "throw", value: build.name(thrown.name), ...range(place) };
    const body = checkBlock(checker, build.block(closeUnlessNull(build, local, close), rethrow));
    return { local: thrown, types: [info], body, ...range(place) };
  });
}
