import type { AnalysisError, Result } from "../kernel/index.ts";
import { failure, success } from "../kernel/index.ts";
import type { ConstructorCode } from "./check/blank-finals.ts";
import { reportBlankFinals } from "./check/blank-finals.ts";
import type { Surroundings } from "./check/bodies.ts";
import { checkInitializers, checkMethodBody } from "./check/bodies.ts";
import { reportConstructorCycles } from "./check/constructor-calls.ts";
import { LocalClasses } from "./check/local-classes.ts";
import { Demands } from "./demands.ts";
import { AssertionErrors } from "./lower/assertions.ts";
import { lowerBody, lowerStaticInitializer } from "./lower/bodies.ts";
import { LambdaClasses } from "./lower/lambda-classes.ts";
import type { Collected } from "./lower/lowering.ts";
import { Notes } from "./lower/notes.ts";
import { Sites } from "./lower/sites.ts";
import type { Method, Program, SourceFile } from "./program.ts";
import { wrapSnippets } from "./syntax/snippet.ts";
import type { CompilationUnit } from "./syntax/tree.ts";
import type { TypedConstructorCall, TypedInitializer } from "./typed/tree.ts";
import type { TypedCollector } from "./typed-program.ts";
import { checkAnnotations } from "./types/annotation-names.ts";
import { sealInfo } from "./types/class-symbol.ts";
import type { ClassTable, Library } from "./types/class-table.ts";
import { declareClasses } from "./types/class-table.ts";
import { checkImports } from "./types/imports.ts";
import { checkInheritance } from "./types/inheritance.ts";
import { MemberMethods } from "./types/lookup.ts";
import type { ClassSymbol, MethodSymbol } from "./types/symbols.ts";

/** What the reader may decide about the code that is made of a text. */
export interface CompileOptions {
  /** Switched on as by `java -ea`: a condition that does not hold throws an `AssertionError`. Otherwise nothing is run. */
  readonly assertions: "on" | "off";
}

/**
 * From syntax trees to the program: names, types, then the three-address code of every body. Of the library only
 * what the program can reach is compiled.
 */
export function compileUnits(
  files: readonly SourceFile[],
  units: readonly CompilationUnit[],
  library: Library,
  { assertions }: CompileOptions,
  typed?: TypedCollector,
): Result<Program> {
  const errors: AnalysisError[] = [];
  const libraryErrors: AnalysisError[] = [];
  const user = wrapSnippets(units);
  const table = declareClasses(user, library, errors, libraryErrors);
  const memberMethods = new MemberMethods(table.object);
  for (const unit of user) {
    checkImports(table, unit, errors);
    checkAnnotations(table, unit, errors);
  }
  complete(table);
  for (const symbol of table.classes) checkInheritance(table, memberMethods, symbol, errors);
  const surroundings = { table, memberMethods, constants: new Map(), localClasses: new LocalClasses() };
  const collected: Collected = {
    sites: new Sites(
      user.map((unit) => unit.source),
      table,
    ),
    notes: new Notes(),
    lambdas: new LambdaClasses(() => table.object.info),
    assertionErrors: assertions === "on" ? new AssertionErrors(table) : undefined,
  };
  typed?.declared(user, table);
  // Checking a body may add the local classes in it to the list.
  for (const symbol of table.classes) new ClassCompilation({ ...surroundings, errors }, collected, symbol, typed).all();
  if (errors.length > 0) return failure(...errors);
  for (const symbol of table.classes) noteNative(collected.notes, symbol);
  compileLibrary({ ...surroundings, errors: libraryErrors }, collected);
  for (const error of libraryErrors) noteFault(collected.notes, error);
  const symbols = [...table.classes, ...table.libraryClasses];
  for (const symbol of symbols) sealInfo(symbol);
  const classes = [...symbols.map((symbol) => symbol.info), ...collected.lambdas.all];
  return success({
    files,
    classes,
    methods: classes.flatMap((info) => info.methods),
    ...collected.sites.finish(),
    wellKnown: { object: table.object.info, string: table.string.info },
    notes: collected.notes.all(),
  });
}

/** What every program has, then supertypes and members of all of the reader's classes, for the mistakes in them. */
function complete(table: ClassTable): void {
  for (const { superclass } of [table.object, table.string]) void superclass;
  for (const { superclass } of table.classes) void superclass;
  for (const { methods } of table.classes) void methods;
}

/** Code outside of Java is not modelled. */
function noteNative(notes: Notes, symbol: ClassSymbol): void {
  for (const member of symbol.declaration.members) {
    if (member.kind !== "method" || !member.modifiers.has("native")) continue;
    notes.add("A native method has no code here: nothing is known of what it does.", symbol.source.span(member.name));
  }
}

/** A library method that cannot be compiled is left without a body, and the result says so. */
function noteFault(notes: Notes, error: AnalysisError): void {
  if ("span" in error)
    notes.add(`This part of the library could not be compiled: ${JSON.stringify(error)}`, error.span);
}

/** Compiles the library's methods that compiled code may call, until there are no more. */
function compileLibrary(surroundings: Surroundings, collected: Collected): void {
  const { table } = surroundings;
  const demands = new Demands(table);
  const compilations = new Map<ClassSymbol, ClassCompilation>();
  for (const symbol of table.classes) demands.readClass(symbol);
  for (let method = demands.next(); method !== undefined; method = demands.next()) {
    const { owner } = method;
    const compilation = compilations.get(owner) ?? new ClassCompilation(surroundings, collected, owner);
    compilations.set(owner, compilation);
    compilation.method(method);
    demands.readBody(method.info);
  }
}

/** Checks and lowers the bodies of one class. */
class ClassCompilation {
  private readonly surroundings: Surroundings;
  private readonly collected: Collected;
  private readonly symbol: ClassSymbol;
  private readonly typed: TypedCollector | undefined;
  private readonly constructorCalls = new Map<Method, TypedConstructorCall>();
  private readonly constructors: ConstructorCode[] = [];
  private statics: readonly TypedInitializer[] | undefined;
  private initializers: readonly TypedInitializer[] | undefined;

  constructor(surroundings: Surroundings, collected: Collected, symbol: ClassSymbol, typed?: TypedCollector) {
    this.surroundings = surroundings;
    this.collected = collected;
    this.symbol = symbol;
    this.typed = typed;
  }

  /** Everything, written or not. */
  all(): void {
    const { symbol, surroundings } = this;
    this.instanceInitializers();
    if (symbol.staticInitializer === undefined) this.staticInitializers();
    else this.method(symbol.staticInitializer);
    for (const method of [...symbol.constructors, ...[...symbol.methods.values()].flat()]) this.method(method);
    for (const code of [...this.staticInitializers(), ...this.instanceInitializers()])
      this.typed?.checked(symbol, code);
    const code = {
      statics: this.staticInitializers(),
      instance: this.instanceInitializers(),
      constructors: this.constructors,
    };
    // Of a body that does not compile it is not known what it assigns.
    if (surroundings.errors.length === 0) reportBlankFinals(symbol, code, surroundings.errors);
    reportConstructorCycles(symbol, this.constructorCalls, (constructor) => {
      surroundings.errors.push({
        kind: "ill-formed",
        span: symbol.source.span(constructor.declaration?.name ?? symbol.declaration.name),
        problem: "This constructor calls itself through “this(…)”.",
        remedy: "Let one constructor of the circle call “super(…)”.",
      });
    });
  }

  private staticInitializers(): readonly TypedInitializer[] {
    this.statics ??= checkInitializers(this.surroundings, this.symbol, true);
    return this.statics;
  }

  private instanceInitializers(): readonly TypedInitializer[] {
    this.initializers ??= checkInitializers(this.surroundings, this.symbol, false);
    return this.initializers;
  }

  /** One method, constructor or static initialiser. Nothing is lowered once there is a mistake in the reader's text. */
  method(method: MethodSymbol): void {
    const { surroundings, collected, symbol } = this;
    const before = symbol.info.isLibrary ? surroundings.errors.length : 0;
    const isSound = () => surroundings.errors.length === before;
    if (method.info.kind === "static-initializer") {
      const initializers = this.staticInitializers();
      if (isSound()) lowerStaticInitializer(collected, method, initializers);
      return;
    }
    const initializers = method.info.kind === "constructor" ? this.instanceInitializers() : [];
    const body = checkMethodBody(surroundings, method);
    if (body === undefined) return;
    this.typed?.checked(symbol, body);
    if (method.info.kind === "constructor")
      this.constructors.push({ constructor: method, call: body.constructorCall, block: body.block });
    if (body.constructorCall !== undefined) this.constructorCalls.set(method.info, body.constructorCall);
    if (isSound()) lowerBody(collected, method, body, initializers);
  }
}
