import type { AnalysisError, Result } from "../kernel/index.ts";
import { failure, success } from "../kernel/index.ts";
import type { Surroundings } from "./check/bodies.ts";
import { checkInitializers, checkMethodBody } from "./check/bodies.ts";
import { reportConstructorCycles } from "./check/constructor-calls.ts";
import { lowerBody, lowerStaticInitializer } from "./lower/bodies.ts";
import type { Collected } from "./lower/lowering.ts";
import { Notes } from "./lower/notes.ts";
import { Sites } from "./lower/sites.ts";
import type { Method, Program, SourceFile } from "./program.ts";
import { wrapSnippets } from "./syntax/snippet.ts";
import type { CompilationUnit } from "./syntax/tree.ts";
import type { TypedConstructorCall } from "./typed/tree.ts";
import { declareClasses } from "./types/class-table.ts";
import { resolveHeaders } from "./types/headers.ts";
import { checkInheritance } from "./types/inheritance.ts";
import { MemberMethods } from "./types/lookup.ts";
import { declareMembers } from "./types/members.ts";
import type { ClassSymbol } from "./types/symbols.ts";

/** From syntax trees to the program: names, types, then the three-address code of every body. */
export function compileUnits(
  files: readonly SourceFile[],
  units: readonly CompilationUnit[],
  library: readonly CompilationUnit[],
): Result<Program> {
  const errors: AnalysisError[] = [];
  const user = wrapSnippets(units);
  const table = declareClasses(user, library, errors);
  resolveHeaders(table, errors);
  declareMembers(table, errors);
  const memberMethods = new MemberMethods(table.object);
  for (const symbol of table.classes) checkInheritance(table, memberMethods, symbol, errors);
  const surroundings: Surroundings = { table, memberMethods, errors };
  const sites = new Sites(
    [...user, ...library].map((unit) => unit.source),
    table,
  );
  const notes = new Notes();
  for (const symbol of table.classes) compileClass(surroundings, { sites, notes }, symbol);
  if (errors.length > 0) return failure(...errors);
  const classes = table.classes.map((symbol) => symbol.info);
  return success({
    files,
    classes,
    methods: classes.flatMap((info) => info.methods),
    ...sites.finish(),
    wellKnown: { object: table.object.info, string: table.string.info },
    notes: notes.all(),
  });
}

function compileClass(surroundings: Surroundings, collected: Collected, symbol: ClassSymbol): void {
  const { errors } = surroundings;
  const initializers = checkInitializers(surroundings, symbol, false);
  const staticInitializers = checkInitializers(surroundings, symbol, true);
  const calls = new Map<Method, TypedConstructorCall>();
  if (symbol.staticInitializer !== undefined && errors.length === 0) {
    lowerStaticInitializer(collected, symbol.staticInitializer, staticInitializers);
  }
  for (const method of [...symbol.constructors, ...[...symbol.methods.values()].flat()]) {
    const body = checkMethodBody(surroundings, method);
    if (body === undefined) continue;
    if (body.constructorCall !== undefined) calls.set(method.info, body.constructorCall);
    if (errors.length === 0) lowerBody(collected, method, body, initializers);
  }
  reportConstructorCycles(symbol, calls, (constructor) => {
    errors.push({
      kind: "ill-formed",
      span: symbol.source.span(constructor.declaration?.name ?? symbol.declaration.name),
      problem: "This constructor calls itself through “this(…)”.",
      remedy: "Let one constructor of the circle call “super(…)”.",
    });
  });
}
