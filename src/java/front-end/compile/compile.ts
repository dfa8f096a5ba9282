import type { AnalysisError, Budget, Result } from "../../../kernel/index.ts";
import { failure, fill, success } from "../../../kernel/index.ts";
import type { Program, SourceFile } from "../../ir/program.ts";
import { NOTE_MESSAGES } from "../../messages/notes.ts";
import { checkAnnotationValues } from "../check/annotations.ts";
import type { CheckContext } from "../check/bodies.ts";
import { warningsOf } from "../check/flow/flow-problems.ts";
import type { FlowProblem } from "../check/scope/checker.ts";
import { located } from "../limits.ts";
import type { Collected } from "../lower/lowering.ts";
import type { Notes } from "../lower/notes.ts";
import { wrapSnippets } from "../syntax/tree/snippet.ts";
import type { CompilationUnit } from "../syntax/tree/tree.ts";
import type { ClassTable, Library } from "../types/class-table.ts";
import { checkAnnotations } from "../types/declarations/annotation-names.ts";
import { sealInfo } from "../types/declarations/class-symbol.ts";
import { declareClasses } from "../types/declarations/declare-classes.ts";
import { checkImports } from "../types/declarations/imports.ts";
import { checkSealed } from "../types/declarations/sealed.ts";
import { eachReasonOnce } from "../types/jdk/absent-classes.ts";
import { checkInheritance } from "../types/members/inheritance.ts";
import { checkRecord } from "../types/members/records.ts";
import type { ClassSymbol, MethodSymbol } from "../types/symbols.ts";
import { ClassCompilation, newCheckContext, newCollected } from "./class-compilation.ts";
import { LeavingOut } from "./leave-out.ts";
import { ReachableMethods } from "./reachable-methods.ts";
import type { TypedCollector } from "./typed-program.ts";

/** What the reader may decide about the code that is made of a text. */
export interface CompileOptions {
  /** Switched on as by `java -ea`: a condition that does not hold throws an `AssertionError`. Otherwise nothing is run. */
  readonly assertions: "on" | "off";
  /**
   * Whether code that is never reached, a variable without a value and an end without `return` are warnings of the
   * program. Left out: they are errors, as in Java.
   */
  readonly flow?: "warn";
  /** Declarations that do not compile are left out of the program, which lists them. Left out: they are errors, as in Java. */
  readonly mistakes?: "leave-out";
}

/** A library whose code may be there already. */
export interface CompiledLibrary extends Library {
  /** What writes the code of a method into a program, in place of compiling it. */
  readonly code?: (table: ClassTable, collected: Collected) => (method: MethodSymbol) => void;
}

/** `compileUnits`, again and again without the declarations that do not compile, until the others do. Throws `BudgetSpent`. */
export function compileSoundUnits(
  files: readonly SourceFile[],
  units: readonly CompilationUnit[],
  library: CompiledLibrary,
  options: CompileOptions,
  budget: Budget,
): Result<Program> {
  const compile = (some: readonly CompilationUnit[]) => compileUnits(files, some, library, options, budget);
  const whole = compile(units);
  if (whole.ok) return success({ ...whole.value, leftOut: [] });
  const leavingOut = new LeavingOut();
  let rest = leavingOut.without(units, whole.errors);
  while (rest !== undefined) {
    const result = compile(rest);
    if (result.ok) return success({ ...result.value, leftOut: leavingOut.all });
    rest = leavingOut.without(rest, result.errors);
  }
  return whole;
}

/**
 * From syntax trees to the program: names, types, then the three-address code of every body. Of the library only
 * what the program can reach is compiled. Throws `BudgetSpent`.
 */
export function compileUnits(
  files: readonly SourceFile[],
  units: readonly CompilationUnit[],
  library: CompiledLibrary,
  { assertions, flow }: CompileOptions,
  budget: Budget,
  typed?: TypedCollector,
): Result<Program> {
  const errors: AnalysisError[] = [];
  const libraryErrors: AnalysisError[] = [];
  const flowProblems: FlowProblem[] = [];
  const user = wrapSnippets(units);
  const table = declareClasses(user, library, errors, libraryErrors);
  const context = newCheckContext(table, budget);
  for (const unit of user) {
    checkImports(table, unit, errors);
    checkAnnotations(table, unit, errors);
  }
  complete(table, budget);
  for (const symbol of table.classes) {
    budget.spend();
    try {
      checkInheritance(table, context.memberMethods, symbol, errors);
      checkSealed(table, symbol, errors);
      checkRecord(symbol, errors);
    } catch (cause) {
      throw located(cause, symbol.source, symbol.declaration.name);
    }
  }
  const sources = user.map((unit) => unit.source);
  const collected = newCollected(table, sources, assertions === "on", budget, (statement) =>
    flowProblems.some(({ unreachable }) => unreachable === statement),
  );
  typed?.declared(user, table);
  // Checking a body may add the local classes in it to the list.
  for (const symbol of table.classes)
    new ClassCompilation({ ...context, errors, flowProblems }, collected, symbol, typed).all();
  for (const unit of user) checkAnnotationValues({ ...context, errors }, table, unit);
  for (let ask = table.afterwards.pop(); ask !== undefined; ask = table.afterwards.pop()) {
    budget.spend();
    ask();
  }
  if (errors.length > 0) return failure(...eachReasonOnce(errors));
  if (flow !== "warn" && flowProblems.length > 0) return failure(...flowProblems.map(({ error }) => error));
  for (const symbol of table.classes) noteNative(collected.notes, symbol);
  const compileMethod =
    library.code === undefined
      ? compilerOf({ ...context, errors: libraryErrors }, collected)
      : library.code(table, collected);
  addLibraryCode(table, compileMethod, budget);
  for (const error of libraryErrors) noteFault(collected.notes, error);
  const symbols = [...table.classes, ...table.libraryClasses];
  for (const symbol of symbols) {
    budget.spend();
    sealInfo(symbol);
  }
  const classes = [...symbols.map((symbol) => symbol.info), ...collected.lambdas.all];
  return success({
    files,
    classes,
    methods: classes.flatMap((info) => info.methods),
    ...collected.sites.finish(),
    wellKnown: { object: table.object.info, string: table.string.info },
    notes: collected.notes.all(),
    warnings: warningsOf(flowProblems),
  });
}

/** What every program has, then supertypes and members of all of the reader's classes, for the mistakes in them. */
function complete(table: ClassTable, budget: Budget): void {
  for (const { superclass } of [table.object, table.string]) void superclass;
  for (const { superclass } of table.classes) void superclass;
  for (const { methods } of table.classes) {
    budget.spend();
    void methods;
  }
}

/** Code outside of Java is not modeled. */
function noteNative(notes: Notes, symbol: ClassSymbol): void {
  for (const member of symbol.declaration.members) {
    if (member.kind !== "method" || !member.modifiers.has("native")) continue;
    notes.add(fill(NOTE_MESSAGES, "native-method"), symbol.source.span(member.name));
  }
}

/** A library method that cannot be compiled is left without a body, and the result says so. */
function noteFault(notes: Notes, error: AnalysisError): void {
  if ("span" in error) notes.add(fill(NOTE_MESSAGES, "library-fault", { error: JSON.stringify(error) }), error.span);
}

/** Adds the code of the library's methods that compiled code may call, until there are no more. */
function addLibraryCode(table: ClassTable, compileMethod: (method: MethodSymbol) => void, budget: Budget): void {
  const reachable = new ReachableMethods(table);
  for (const symbol of table.classes) {
    budget.spend();
    reachable.readClass(symbol);
  }
  for (let method = reachable.next(); method !== undefined; method = reachable.next()) {
    budget.spend();
    compileMethod(method);
    reachable.readBody(method.info);
  }
}

/** Compiles methods of the library from their sources. */
function compilerOf(context: CheckContext, collected: Collected): (method: MethodSymbol) => void {
  const compilations = new Map<ClassSymbol, ClassCompilation>();
  return (method) => {
    const { owner } = method;
    const compilation = compilations.get(owner) ?? new ClassCompilation(context, collected, owner);
    compilations.set(owner, compilation);
    compilation.method(method);
  };
}
