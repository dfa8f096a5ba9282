import type { Constant, Instruction, InstructionOf, Operand } from "../../ir/instruction.ts";
import type {
  AllocationSite,
  CallSite,
  ClassInfo,
  ExceptionHandler,
  Field,
  Method,
  Type,
  Variable,
} from "../../ir/program.ts";
import type { LambdaClasses } from "../lower/expressions/lambda-classes.ts";
import type { PlacedAllocation, PlacedCall, Sites } from "../lower/sites.ts";
import type { ClassPart } from "../types/declarations/class-symbol.ts";
import type { ClassSymbol } from "../types/symbols.ts";
import { ALLOCATION_KINDS, CALL_FLAGS, CALL_KINDS, INSTRUCTIONS, type InstructionPart, NONE, PARTS } from "./image.ts";
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

const KINDS = Object.keys(INSTRUCTIONS);

class CodeWriter {
  private readonly out: number[] = [];
  private readonly tables: ImageTables;
  private readonly spans: SpanTable;
  private readonly compiled: CompiledMethod;
  /** The method itself, then those of its lambdas. */
  private readonly methods: readonly Method[];
  private readonly numberOfSite = new Map<object, number>();
  private readonly parts: { readonly [P in InstructionPart]: (value: never) => void } = {
    variable: (variable: Variable) => this.put(variable.index),
    "optional variable": (variable: Variable | undefined) => this.put(variable?.index ?? NONE),
    operand: (operand: Operand) => this.operand(operand),
    "optional operand": (operand: Operand | undefined) =>
      operand === undefined ? this.put(NONE) : this.operand(operand),
    operands: (operands: readonly Operand[]) => this.list(operands, (operand) => this.operand(operand)),
    constant: (constant: Constant) => this.put(this.tables.constant(constant)),
    operator: (operator: string) => this.put(this.tables.string(operator)),
    flag: (isSet: boolean) => this.put(Number(isSet)),
    mark: (isSet: true | undefined) => this.put(Number(isSet === true)),
    index: (index: number) => this.put(index),
    type: (type: Type) => this.put(this.tables.type(type)),
    field: (field: Field) => this.field(field),
    "class of a lambda": (info: ClassInfo) => this.put(this.lambdaClass(info)),
    classes: (types: readonly ClassInfo[]) => this.classes(types),
    "captured values": (captured: InstructionOf<"closure">["captured"]) =>
      this.list(captured, ({ field, value }) => {
        this.field(field);
        this.operand(value);
      }),
    site: (site: AllocationSite) => this.put(this.site(site)),
    sites: (sites: readonly AllocationSite[]) => this.list(sites, (site) => this.put(this.site(site))),
    call: (site: CallSite) => this.put(this.site(site)),
    literal: (site: AllocationSite) => this.put(this.site(site)),
  };

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
    this.list(body, (instruction) => this.instruction(instruction));
  }

  private classes(types: readonly ClassInfo[]): void {
    this.list(types, (info) => this.put(this.tables.class(info)));
  }

  /** Variables have even numbers, constants odd ones. */
  private operand(operand: Operand): void {
    if (operand.kind === "variable") this.put(operand.variable.index * 2);
    else this.put(this.tables.constant(operand) * 2 + 1);
  }

  private instruction(instruction: Instruction): void {
    this.put(KINDS.indexOf(instruction.kind), this.spans.span(instruction.span));
    const values: Readonly<Record<string, unknown>> = { ...instruction };
    for (const [key, part] of Object.entries(INSTRUCTIONS[instruction.kind])) this.parts[part](values[key] as never);
  }
}

function indexOf<T>(all: readonly (T | undefined)[], wanted: T | undefined): number {
  const index = all.indexOf(wanted);
  if (index < 0) throw new Error("the image has no number for this");
  return index;
}
