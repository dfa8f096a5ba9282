import type { Budget } from "../../../kernel/index.ts";
import type { Method } from "../../ir/program.ts";
import { CHECK_MESSAGES } from "../../messages/check.ts";
import { illFormedIn } from "../../messages/ill-formed.ts";
import type { CheckContext } from "../check/bodies.ts";
import { checkInitializers, checkMethodBody } from "../check/bodies.ts";
import { reportConstructorCycles } from "../check/calls/constructor-calls.ts";
import type { ConstructorCode } from "../check/flow/blank-finals.ts";
import { reportBlankFinals } from "../check/flow/blank-finals.ts";
import { LocalClasses } from "../check/scope/local-classes.ts";
import { AssertionErrors } from "../lower/assertions.ts";
import { lowerBody, lowerStaticInitializer } from "../lower/bodies.ts";
import { LambdaClasses } from "../lower/expressions/lambda-classes.ts";
import type { Collected } from "../lower/lowering.ts";
import { Notes } from "../lower/notes.ts";
import { Sites } from "../lower/sites.ts";
import type { SourceText } from "../syntax/source-text.ts";
import type { TypedConstructorCall, TypedInitializer } from "../typed/tree.ts";
import type { ClassTable } from "../types/class-table.ts";
import { MemberMethods } from "../types/members/lookup.ts";
import type { ClassSymbol, MethodSymbol } from "../types/symbols.ts";
import type { TypedCollector } from "./typed-program.ts";

/** What the bodies of one program are checked against, but for where complaints go. */
export function newCheckContext(table: ClassTable, budget: Budget): Omit<CheckContext, "errors"> {
  return {
    table,
    budget,
    memberMethods: new MemberMethods(table.object, budget),
    constants: new Map(),
    localClasses: new LocalClasses(),
    lambdaResults: new Map(),
    checkedNodes: new Map(),
  };
}

/** What the lowering of one program collects. The sources are the reader's. */
export function newCollected(
  table: ClassTable,
  sources: readonly SourceText[],
  hasAssertions: boolean,
  budget: Budget,
  isRefused: Collected["isRefused"] = () => false,
): Collected {
  return {
    budget,
    sites: new Sites(sources, table),
    notes: new Notes(),
    lambdas: new LambdaClasses(() => table.object.info),
    assertionErrors: hasAssertions ? new AssertionErrors(table) : undefined,
    isRefused,
  };
}

/** Checks and lowers the bodies of one class. */
export class ClassCompilation {
  private readonly context: CheckContext;
  private readonly collected: Collected;
  private readonly symbol: ClassSymbol;
  private readonly typed: TypedCollector | undefined;
  private readonly constructorCalls = new Map<Method, TypedConstructorCall>();
  private readonly constructors: ConstructorCode[] = [];
  private statics: readonly TypedInitializer[] | undefined;
  private initializers: readonly TypedInitializer[] | undefined;

  constructor(context: CheckContext, collected: Collected, symbol: ClassSymbol, typed?: TypedCollector) {
    this.context = context;
    this.collected = collected;
    this.symbol = symbol;
    this.typed = typed;
  }

  /** Everything, written or not. */
  all(): void {
    const { symbol, context } = this;
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
    if (context.errors.length === 0) reportBlankFinals(symbol, code, context.errors);
    reportConstructorCycles(symbol, this.constructorCalls, (constructor) => {
      const span = symbol.source.span(constructor.declaration?.name ?? symbol.declaration.name);
      context.errors.push(illFormedIn(CHECK_MESSAGES, span, "constructor-cycle"));
    });
  }

  private staticInitializers(): readonly TypedInitializer[] {
    this.statics ??= checkInitializers(this.context, this.symbol, true);
    return this.statics;
  }

  private instanceInitializers(): readonly TypedInitializer[] {
    this.initializers ??= checkInitializers(this.context, this.symbol, false);
    return this.initializers;
  }

  /** One method, constructor or static initializer. Nothing is lowered once there is a mistake in the reader's text. */
  method(method: MethodSymbol): void {
    const { context, collected, symbol } = this;
    const before = symbol.info.isLibrary ? context.errors.length : 0;
    const isSound = () => context.errors.length === before;
    if (method.info.kind === "static-initializer") {
      const initializers = this.staticInitializers();
      if (isSound()) lowerStaticInitializer(collected, method, initializers);
      return;
    }
    const initializers = method.info.kind === "constructor" ? this.instanceInitializers() : [];
    const body = checkMethodBody(context, method);
    if (body === undefined) return;
    this.typed?.checked(symbol, body);
    if (method.info.kind === "constructor")
      this.constructors.push({ constructor: method, call: body.constructorCall, block: body.block });
    if (body.constructorCall !== undefined) this.constructorCalls.set(method.info, body.constructorCall);
    if (isSound()) lowerBody(collected, method, body, initializers);
  }
}
