import type { Span } from "../../../kernel/index.ts";
import type { Instruction, Operand } from "../../ir/instruction.ts";
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
import { classType } from "../../ir/types.ts";
import { type LambdaClass, newLambdaClass } from "../lower/expressions/lambda-classes.ts";
import { UNLABELED } from "../lower/sites.ts";
import type { SourceText } from "../syntax/source-text.ts";
import type { ClassSymbol, MethodSymbol, Mutable } from "../types/symbols.ts";
import { ALLOCATION_KINDS, CALL_FLAGS, CALL_KINDS, INSTRUCTIONS, type InstructionPart, NONE, PARTS } from "./image.ts";
import type { ImageReferences } from "./image-references.ts";
import type { LoadedFile } from "./loaded-image.ts";

/** What a method's code is put into. */
interface Target {
  readonly method: Method;
  readonly variables: Mutable<Variable>[];
  readonly body: Instruction[];
  readonly handlers: ExceptionHandler[];
  /** Whether the program has it already, so that what is read here is dropped. */
  readonly isKnown: boolean;
}

const KINDS = Object.entries(INSTRUCTIONS).map(([kind, named]) => {
  const parts = Object.entries<InstructionPart>(named);
  return { parts, blank: blankOf(kind, parts) };
});

/** An instruction of a kind to be filled in: copies of one object are alike to the engine, which reads them faster. */
function blankOf(kind: string, parts: readonly (readonly [key: string, part: InstructionPart])[]) {
  return { kind, ...Object.fromEntries(parts.map(([key]) => [key, undefined])), span: undefined };
}

/** Reads the code of one method, in the order in which `writeCode` writes it. */
export class MethodReader {
  private static readonly parts: { readonly [P in InstructionPart]: (reader: MethodReader) => unknown } = {
    variable: (reader) => reader.variable(),
    "optional variable": (reader) => reader.optional((number) => at(reader.variables, number)),
    operand: (reader) => reader.operand(),
    "optional operand": (reader) => reader.optional((number) => reader.operandOf(number)),
    operands: (reader) => reader.list(() => reader.operand()),
    constant: (reader) => reader.references.image.constant(reader.next()),
    operator: (reader) => reader.string(),
    flag: (reader) => reader.next() === 1,
    mark: (reader) => (reader.next() === 1 ? true : undefined),
    index: (reader) => reader.next(),
    type: (reader) => reader.type(),
    field: (reader) => reader.field(),
    "class of a lambda": (reader) => at(reader.lambdas, reader.next()),
    classes: (reader) => reader.classes(),
    "captured values": (reader) => reader.list(() => ({ field: reader.field(), value: reader.operand() })),
    site: (reader) => at(reader.allocations, reader.next()),
    sites: (reader) => reader.list(() => at(reader.allocations, reader.next())),
    call: (reader) => at(reader.calls, reader.next()),
    literal: (reader) => at(reader.literals, reader.next()),
  };

  private readonly references: ImageReferences;
  private readonly file: LoadedFile;
  private readonly source: SourceText;
  private readonly code: readonly number[];
  private readonly owner: ClassSymbol;
  private readonly targets: Target[];
  private readonly lambdas: ClassInfo[] = [];
  private readonly allocations: AllocationSite[] = [];
  private readonly calls: CallSite[] = [];
  private readonly literals: AllocationSite[] = [];
  /** Of the method whose code is read. */
  private variables: readonly Variable[] = [];
  private at = 0;

  constructor(references: ImageReferences, file: LoadedFile, code: readonly number[], method: MethodSymbol) {
    const { info, variables, body, handlers, owner } = method;
    this.references = references;
    this.file = file;
    this.source = owner.source;
    this.code = code;
    this.owner = owner;
    this.targets = [{ method: info, variables, body, handlers, isKnown: false }];
  }

  read(): void {
    this.each(() => this.complete());
    this.each(() => this.lambda());
    this.each(() => this.allocation());
    this.each(() => this.call());
    this.each(() => this.literal());
    for (const target of this.targets) this.body(target);
  }

  private next(): number {
    const number = this.code[this.at];
    this.at++;
    return number ?? NONE;
  }

  private each(read: () => void): void {
    for (let count = this.next(); count > 0; count--) read();
  }

  private list<T>(read: () => T): T[] {
    const items: T[] = [];
    for (let count = this.next(); count > 0; count--) items.push(read());
    return items;
  }

  private string(): string {
    return this.references.image.string(this.next());
  }

  private type(): Type {
    return this.references.type(this.next());
  }

  private span(): Span {
    return this.file.span(this.next());
  }

  private class(): ClassInfo {
    return this.references.symbol(this.next()).info;
  }

  private classes(): readonly ClassInfo[] {
    return this.list(() => this.class());
  }

  private method(): Method {
    return at(this.class().methods, this.next());
  }

  /** The parts of classes that are worked out for the sake of this code, in that order. */
  private complete(): void {
    const symbol = this.references.symbol(this.next());
    if (at(PARTS, this.next()) === "header") void symbol.superclass;
    else void symbol.methods;
  }

  private lambda(): void {
    const number = this.next();
    const span = this.span();
    const returnType = this.type();
    const created: LambdaClass = newLambdaClass({
      owner: this.owner,
      object: this.references.collected.lambdas.object(),
      number,
      span,
      returnType,
      interfaces: this.classes(),
      implemented: this.list(() => this.method()),
      kept: this.list(() => ({ name: this.string(), type: this.type() })),
      parameters: this.list(() => ({
        name: this.string(),
        type: this.type(),
        span: this.span(),
        isTemporary: this.next() === 1,
      })),
    });
    const info = this.references.enterLambda(created.info);
    this.lambdas.push(info);
    this.targets.push({ ...created, isKnown: info !== created.info });
  }

  private allocation(): void {
    const target = at(this.targets, this.next());
    const kind = at(ALLOCATION_KINDS, this.next());
    const typeNumber = this.next();
    const type = kind === "lambda" ? classType(at(this.lambdas, typeNumber)) : this.references.type(typeNumber);
    const ordinal = this.next();
    const isEmptyArray = this.next() === 1;
    const dimension = this.next();
    const outermost = this.next();
    const span = this.span();
    const offset = this.next();
    const { method } = target;
    const site: AllocationSite = { id: -1, label: "", kind, type, method, ordinal, span, isEmptyArray };
    this.allocations.push(site);
    if (target.isKnown) return;
    const { sites } = this.references.collected;
    sites.placeAllocation(site, { source: this.source, offset }, dimension, at(this.allocations, outermost));
  }

  private call(): void {
    const { method, isKnown } = at(this.targets, this.next());
    const kind = at(CALL_KINDS, this.next());
    const flags = this.next();
    const isImplicit = (flags & CALL_FLAGS.isImplicit) !== 0;
    const [callee, span] = [this.method(), this.span()];
    const site: CallSite = { id: -1, labels: UNLABELED, kind, method, target: callee, isImplicit, span };
    const place = { source: this.source, offset: this.next() };
    this.calls.push(site);
    if (isKnown) return;
    const isCounted = (flags & CALL_FLAGS.isCounted) !== 0;
    this.references.collected.sites.placeCall(site, place, isCounted, (flags & CALL_FLAGS.isConversion) !== 0);
  }

  private literal(): void {
    const text = this.string();
    const span = this.span();
    const place = { source: this.source, offset: this.next() };
    this.literals.push(this.references.collected.sites.placeLiteral(text, place, () => span));
  }

  private body({ method, variables, handlers, body }: Target): void {
    this.variables = variables;
    this.each(() => {
      const name = this.string();
      const type = this.type();
      const span = this.span();
      variables.push({ name, index: variables.length, type, method, isTemporary: this.next() === 1, span });
    });
    this.each(() => {
      handlers.push({ from: this.next(), to: this.next(), handler: this.next(), types: this.classes() });
    });
    this.each(() => {
      body.push(this.instruction());
    });
  }

  private variable(): Variable {
    return at(this.variables, this.next());
  }

  private operand(): Operand {
    return this.operandOf(this.next());
  }

  private optional<T>(read: (number: number) => T): T | undefined {
    const number = this.next();
    return number === NONE ? undefined : read(number);
  }

  private operandOf(number: number): Operand {
    if ((number & 1) === 1) return this.references.image.constant(number >> 1);
    return { kind: "variable", variable: at(this.variables, number >> 1) };
  }

  private field(): Field {
    const number = this.next();
    const { fields } = number < 0 ? at(this.lambdas, -1 - number) : this.references.symbol(number).info;
    return at(fields, this.next());
  }

  private instruction(): Instruction {
    const { blank, parts } = at(KINDS, this.next());
    const instruction: Record<string, unknown> = { ...blank, span: this.span() };
    for (const [key, part] of parts) instruction[key] = MethodReader.parts[part](this);
    return instruction as unknown as Instruction;
  }
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`the image of the library has no number ${index} there`);
  return item;
}
