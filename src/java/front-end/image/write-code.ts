import type { Instruction, InstructionOf, Operand } from "../../ir/instruction.ts";
import type { ClassInfo, ExceptionHandler, Field, Method, Variable } from "../../ir/program.ts";
import type { LambdaClasses } from "../lower/expressions/lambda-classes.ts";
import type { PlacedAllocation, PlacedCall, Sites } from "../lower/sites.ts";
import type { ClassPart } from "../types/declarations/class-symbol.ts";
import type { ClassSymbol } from "../types/symbols.ts";
import { ALLOCATION_KINDS, CALL_FLAGS, CALL_KINDS, INSTRUCTION_KINDS, NONE, PARTS } from "./image.ts";
import type { ImageTables, SpanTable } from "./image-tables.ts";

/** One method of the library as the compiler left it, and all that its compilation did to the program. */
export interface CompiledMethod {
  readonly method: Method;
  /** What was worked out of classes for its sake, beyond what is there whenever it is compiled. */
  readonly completed: readonly { readonly symbol: ClassSymbol; readonly part: ClassPart }[];
  readonly sites: Sites;
  readonly lambdas: LambdaClasses;
}

/**
 * A method as numbers: the parts of classes that its compilation works out; the classes of its lambdas; allocation
 * sites, call sites and literals; then variables, handlers and instructions of the method and of each lambda.
 */
export function writeCode(tables: ImageTables, spans: SpanTable, compiled: CompiledMethod): readonly number[] {
  return new CodeWriter(tables, spans, compiled).write();
}

type Access = InstructionOf<
  "load" | "store" | "static-load" | "static-store" | "array-load" | "array-store" | "array-length"
>;

type Departure = InstructionOf<"goto" | "if-false" | "return" | "throw">;

class CodeWriter {
  private readonly out: number[] = [];
  private readonly tables: ImageTables;
  private readonly spans: SpanTable;
  private readonly compiled: CompiledMethod;
  /** The method itself, then those of its lambdas. */
  private readonly methods: readonly Method[];
  private readonly numberOfSite = new Map<object, number>();

  constructor(tables: ImageTables, spans: SpanTable, compiled: CompiledMethod) {
    this.tables = tables;
    this.spans = spans;
    this.compiled = compiled;
    this.methods = [compiled.method, ...compiled.lambdas.all.flatMap((info) => info.methods)];
  }

  write(): readonly number[] {
    const { completed, lambdas, sites } = this.compiled;
    const { allocations, calls, conversions, literals } = sites.placed;
    this.list(completed, ({ symbol, part }) => this.put(this.tables.class(symbol.info), indexOf(PARTS, part)));
    this.list(lambdas.all, (info) => this.lambda(info));
    for (const sites of [allocations, calls, [...literals.values()]]) this.number(sites);
    this.list(allocations, (placed) => this.allocation(placed));
    this.list(calls, (placed) => this.call(placed, conversions.has(placed.site)));
    this.list([...literals], ([text, { site, offset }]) => {
      this.put(this.tables.string(text), this.spans.span(site.span), offset);
    });
    for (const method of this.methods) this.code(method);
    return this.out;
  }

  private number(placed: readonly { readonly site: object }[]): void {
    for (const [i, { site }] of placed.entries()) this.numberOfSite.set(site, i);
  }

  private put(...numbers: readonly number[]): void {
    this.out.push(...numbers);
  }

  private list<T>(items: readonly T[], write: (item: T) => void): void {
    this.put(items.length);
    for (const item of items) write(item);
  }

  private lambda({ name, span, interfaces, bridges, fields, methods: [method] }: ClassInfo): void {
    if (method === undefined) throw new Error(`${name} has no method`);
    this.put(Number(name.slice(name.lastIndexOf("$") + 1)), this.spans.span(span), this.tables.type(method.returnType));
    this.list(interfaces, (info) => this.put(this.tables.class(info)));
    this.list(bridges, ({ overridden }) => this.method(overridden));
    this.list(fields, (field) => this.put(this.tables.string(field.name), this.tables.type(field.type)));
    this.list(method.parameters, (parameter) => this.variable(parameter));
  }

  private variable({ name, type, span, isTemporary }: Variable): void {
    this.put(this.tables.string(name), this.tables.type(type), this.spans.span(span), Number(isTemporary));
  }

  /** Its class, and its place in that. */
  private method(method: Method): void {
    this.put(this.tables.class(method.class), indexOf(method.class.methods, method));
  }

  /** Lambdas are counted down from -1. */
  private field(field: Field): void {
    const lambda = this.compiled.lambdas.all.indexOf(field.class);
    this.put(lambda < 0 ? this.tables.class(field.class) : -1 - lambda, indexOf(field.class.fields, field));
  }

  /** The type of a lambda is the class that it became. */
  private allocation({ site, offset, dimension, outermost }: PlacedAllocation): void {
    const { kind, method, type, ordinal, span, isEmptyArray } = site;
    this.put(
      indexOf(this.methods, method),
      indexOf(ALLOCATION_KINDS, kind),
      kind === "lambda" && type.kind === "class" ? this.lambdaClass(type.class) : this.tables.type(type),
      ordinal,
      Number(isEmptyArray),
      dimension,
      this.site(outermost),
      this.spans.span(span),
      offset,
    );
  }

  private lambdaClass(info: ClassInfo): number {
    return indexOf(this.compiled.lambdas.all, info);
  }

  private call({ site, offset, isCounted }: PlacedCall, isConversion: boolean): void {
    const { kind, method, target, isImplicit, span } = site;
    const flags =
      (isImplicit ? CALL_FLAGS.isImplicit : 0) |
      (isCounted ? CALL_FLAGS.isCounted : 0) |
      (isConversion ? CALL_FLAGS.isConversion : 0);
    this.put(indexOf(this.methods, method), indexOf(CALL_KINDS, kind), flags);
    this.method(target);
    this.put(this.spans.span(span), offset);
  }

  /** Among the allocation sites, call sites or literals of the method. */
  private site(site: object): number {
    const number = this.numberOfSite.get(site);
    if (number === undefined) throw new Error(`${this.compiled.method.label} uses a site of another method`);
    return number;
  }

  /** `this` and parameters are there before the code is. */
  private code({ thisVariable, parameters, variables, handlers, body }: Method): void {
    const declared = parameters.length + (thisVariable === undefined ? 0 : 1);
    this.list(variables.slice(declared), (variable) => this.variable(variable));
    this.list(handlers, ({ from, to, handler, types }: ExceptionHandler) => {
      this.put(from, to, handler);
      this.classes(types);
    });
    this.list(body, (instruction) => {
      this.put(indexOf(INSTRUCTION_KINDS, instruction.kind), this.spans.span(instruction.span));
      this.instruction(instruction);
    });
  }

  private classes(types: readonly ClassInfo[]): void {
    this.list(types, (info) => this.put(this.tables.class(info)));
  }

  private local(variable: Variable | undefined): void {
    this.put(variable === undefined ? NONE : variable.index);
  }

  /** Variables have even numbers, constants odd ones. */
  private operand(operand: Operand | undefined): void {
    if (operand === undefined) this.put(NONE);
    else if (operand.kind === "variable") this.put(operand.variable.index * 2);
    else this.put(this.tables.constant(operand) * 2 + 1);
  }

  private operands(operands: readonly Operand[]): void {
    this.list(operands, (operand) => this.operand(operand));
  }

  private instruction(instruction: Instruction): void {
    if ("target" in instruction) this.local(instruction.target);
    switch (instruction.kind) {
      case "constant":
        this.put(this.tables.constant(instruction.value));
        break;
      case "string-literal":
        this.put(this.site(instruction.site));
        break;
      case "new":
        this.put(this.site(instruction.site), this.site(instruction.constructor));
        this.operands(instruction.arguments);
        break;
      case "new-array":
        this.list(instruction.sites, (site) => this.put(this.site(site)));
        this.operands(instruction.lengths);
        break;
      case "copy":
        this.local(instruction.source);
        break;
      case "cast":
        this.operand(instruction.source);
        this.put(this.tables.type(instruction.type), Number(instruction.isWritten));
        break;
      case "load":
      case "store":
      case "static-load":
      case "static-store":
      case "array-load":
      case "array-store":
      case "array-length":
        this.access(instruction);
        break;
      case "call":
        this.put(this.site(instruction.site));
        this.local(instruction.receiver);
        this.operands(instruction.arguments);
        this.put(Number(instruction.skipsNull === true));
        break;
      case "binary":
        this.put(this.tables.string(instruction.operator));
        this.operand(instruction.left);
        this.operand(instruction.right);
        break;
      case "unary":
        this.put(this.tables.string(instruction.operator));
        this.operand(instruction.operand);
        break;
      case "convert":
      case "instanceof":
        this.operand(instruction.source);
        this.put(this.tables.type(instruction.type));
        break;
      case "concat":
        this.operands(instruction.parts);
        this.put(this.site(instruction.site));
        break;
      case "closure":
        this.put(this.site(instruction.site), this.lambdaClass(instruction.class));
        this.list(instruction.captured, ({ field, value }) => {
          this.put(indexOf(instruction.class.fields, field));
          this.operand(value);
        });
        break;
      case "catch":
        this.classes(instruction.types);
        break;
      case "goto":
      case "if-false":
      case "return":
      case "throw":
        this.departure(instruction);
        break;
      case "nop":
        break;
    }
  }

  /** What goes on elsewhere than at the next instruction. */
  private departure(instruction: Departure): void {
    switch (instruction.kind) {
      case "goto":
        this.put(instruction.to);
        break;
      case "if-false":
        this.operand(instruction.condition);
        this.put(instruction.to);
        break;
      case "return":
        this.operand(instruction.value);
        break;
      case "throw":
        this.local(instruction.value);
        break;
    }
  }

  /** What reads or writes a field, an element, or the length of an array. */
  private access(instruction: Access): void {
    switch (instruction.kind) {
      case "load":
        this.local(instruction.base);
        this.field(instruction.field);
        break;
      case "store":
        this.local(instruction.base);
        this.field(instruction.field);
        this.operand(instruction.source);
        break;
      case "static-load":
        this.field(instruction.field);
        break;
      case "static-store":
        this.field(instruction.field);
        this.operand(instruction.source);
        break;
      case "array-load":
        this.local(instruction.base);
        this.operand(instruction.index);
        break;
      case "array-store":
        this.local(instruction.base);
        this.operand(instruction.index);
        this.operand(instruction.source);
        break;
      case "array-length":
        this.local(instruction.base);
        break;
    }
  }
}

function indexOf<T>(all: readonly (T | undefined)[], wanted: T | undefined): number {
  const index = all.indexOf(wanted);
  if (index < 0) throw new Error("the image has no number for this");
  return index;
}
