import type { Span } from "../../../kernel/index.ts";
import type { Instruction, Operand } from "../../ir/instruction.ts";
import type { ClassInfo, Field, Method, Type, Variable } from "../../ir/program.ts";
import { temporaryNames } from "../../ir/shown-variables.ts";
import { showType } from "../../ir/types.ts";
import { variableWritten } from "../../ir/uses.ts";
import type { Located, SourceText } from "../syntax/source-text.ts";
import { capturesOf } from "../typed/frames.ts";
import type { Local } from "../typed/tree.ts";
import { erase } from "../types/static-types.ts";
import type { ClassSymbol, MethodSymbol } from "../types/symbols.ts";
import type { NewAllocation } from "./sites.ts";

/** The name of temporaries until they are numbered. */
const TEMPORARY = "";

/** A jump target whose position is not known yet. */
export interface Label {
  readonly references: number[];
}

type InstructionBody = Instruction extends infer I ? (I extends Instruction ? Omit<I, "span"> : never) : never;

/** The instructions that the handlers of one statement are for; `from` while it is open. */
export interface Region {
  readonly ranges: { readonly from: number; readonly to: number }[];
  from: number | undefined;
}

/** Something around a place that jumps out of it meet. */
export type Exit =
  | { readonly kind: "loop"; readonly labels: readonly string[]; readonly breaks: Label; readonly continues: Label }
  | { readonly kind: "switch"; readonly breaks: Label }
  | { readonly kind: "label"; readonly labels: readonly string[]; readonly breaks: Label }
  | { readonly kind: "value"; readonly target: Variable; readonly breaks: Label }
  /** Handlers that are no longer meant once control leaves, and what is to be run then. */
  | { readonly kind: "region"; readonly region: Region; readonly leave: (() => void) | undefined };

/** Writes the three-address code of one method. */
export class BodyBuilder {
  readonly method: Method;
  readonly source: SourceText;
  /** What jumps may refer to or have to leave properly, innermost last. */
  readonly exits: Exit[] = [];
  private readonly symbol: MethodSymbol;
  private readonly variableOf = new Map<Local, Variable>();
  private readonly declarationOf = new Map<Variable, Local>();
  private readonly timesNamed = new Map<string, number>();
  private readonly ordinals = new Map<string, number>();
  private reachable = true;
  private around: Variable | undefined;
  private statement: Span;
  /** Where stack traces place what comes next, as javac counts: the last call or branch of the statement; else its first line. */
  private line: number | undefined;

  constructor(symbol: MethodSymbol, parameters: readonly Local[]) {
    this.symbol = symbol;
    this.method = symbol.info;
    this.source = symbol.owner.source;
    this.statement = symbol.info.span;
    for (const [i, local] of parameters.entries()) {
      const variable = this.method.parameters[i];
      if (variable === undefined) continue;
      this.bind(local, variable);
      this.timesNamed.set(variable.name, 1);
    }
  }

  /** Whether an enum or record brings the method along: the calls in it are not in the source. */
  get isImplied(): boolean {
    return this.symbol.isImplied;
  }

  /** Whether control can get to the next instruction. Nothing is written where it cannot. */
  get isReachable(): boolean {
    return this.reachable;
  }

  /** The instructions from here on belong to this piece of source. */
  enter(place: Located): void {
    this.statement = this.source.span(place);
    this.line = undefined;
  }

  /** Stack traces place what comes next, up to the next call, on the line of this offset. */
  mark(offset: number): void {
    this.line = this.source.span({ start: offset, end: offset }).start.line;
  }

  emit(instruction: InstructionBody): void {
    if (!this.reachable) return;
    const { statement: span } = this;
    if (instruction.kind === "call" && !instruction.site.isImplicit) this.line = instruction.site.span.start.line;
    const isFirst = this.line === undefined || this.line === span.start.line || this.owner.info.isLibrary;
    const place = isFirst ? { span } : { span, line: this.line };
    this.symbol.body.push({ ...instruction, ...place } as Instruction);
  }

  /** The variable of a declaration: `x`, and `x#2` for the second `x` of the method. */
  declare(local: Local): Variable {
    if (local.isHidden === true) {
      const hidden = this.temporary(erase(local.type), local.place);
      this.bind(local, hidden);
      return hidden;
    }
    const count = (this.timesNamed.get(local.name) ?? 0) + 1;
    this.timesNamed.set(local.name, count);
    const name = count === 1 ? local.name : `${local.name}#${count}`;
    const variable = this.newVariable(name, erase(local.type), false, this.source.span(local.place));
    this.bind(local, variable);
    return variable;
  }

  /** The declaration behind a variable; undefined for `this` and temporaries. */
  localOf(variable: Variable): Local | undefined {
    return this.declarationOf.get(variable);
  }

  variable(local: Local): Variable {
    return this.variableOf.get(local) ?? this.captured(local) ?? this.declare(local);
  }

  /** A variable of the body around the class of this method: the objects of that class keep it in a field. */
  private captured(local: Local): Variable | undefined {
    const path: Field[] = [];
    for (let info: ClassInfo | undefined = this.method.class; info !== undefined; info = info.outer) {
      const capture = capturesOf(info).find((each) => each.local === local);
      if (capture !== undefined)
        return [...path, capture.field].reduce((base, field) => this.load(base, field), this.self());
      const outer = info.fields.find((field) => field.name === "this$0");
      if (outer === undefined) return undefined;
      path.push(outer);
    }
    return undefined;
  }

  private load(base: Variable, field: Field): Variable {
    const target = this.newVariable(TEMPORARY, field.type, true, this.statement);
    this.emit({ kind: "load", target, base, field });
    return target;
  }

  /** In a lambda, `this` means the object around it. */
  setSelf(variable: Variable): void {
    this.around = variable;
  }

  get owner(): ClassSymbol {
    return this.symbol.owner;
  }

  /** A variable for the value of an expression that has none. It is named by `finish`. */
  temporary(type: Type, at: Located): Variable {
    return this.newVariable(TEMPORARY, type, true, this.source.span(at));
  }

  private bind(local: Local, variable: Variable): void {
    this.variableOf.set(local, variable);
    this.declarationOf.set(variable, local);
  }

  private newVariable(name: string, type: Type, isTemporary: boolean, span: Span): Variable {
    const variable: Variable = {
      name,
      index: this.symbol.variables.length,
      type,
      method: this.method,
      isTemporary,
      span,
    };
    this.symbol.variables.push(variable);
    return variable;
  }

  /** `this`. The checks made sure that there is one. */
  self(): Variable {
    if (this.around !== undefined) return this.around;
    const { thisVariable } = this.method;
    if (thisVariable === undefined) throw new Error(`${this.method.label} has no this`);
    return thisVariable;
  }

  /** The next `new T` of this method, counted among those of the same type. */
  newAllocation(type: Type, at: Located): NewAllocation {
    return this.allocation(type, at, showType(type));
  }

  /** The next text of this method that is joined from others. They are counted apart from `new String(…)`. */
  newText(type: Type, at: Located): NewAllocation {
    return this.allocation(type, at, "+");
  }

  private allocation(type: Type, at: Located, name: string): NewAllocation {
    const ordinal = this.ordinals.get(name) ?? 0;
    this.ordinals.set(name, ordinal + 1);
    return { method: this.method, type, ordinal, source: this.source, at };
  }

  newLabel(): Label {
    return { references: [] };
  }

  goto(label: Label): void {
    this.refer(label);
    this.emit({ kind: "goto", to: -1 });
    this.reachable = false;
  }

  gotoIfFalse(condition: Operand, label: Label): void {
    this.refer(label);
    this.emit({ kind: "if-false", condition, to: -1 });
  }

  private refer(label: Label): void {
    if (this.reachable) label.references.push(this.symbol.body.length);
  }

  /** The label means the next instruction. Call once for each label. */
  place(label: Label): void {
    const { body } = this.symbol;
    for (const index of label.references) {
      const jump = body[index];
      if (jump?.kind === "goto" || jump?.kind === "if-false") body[index] = { ...jump, to: body.length };
    }
    if (label.references.length > 0) this.reachable = true;
  }

  /** A backward jump to an instruction that exists already. */
  gotoBack(index: number): void {
    this.emit({ kind: "goto", to: index });
    this.reachable = false;
  }

  here(): number {
    return this.symbol.body.length;
  }

  /** Starts a stretch of code that exceptions of it are caught in. */
  openRegion(): Region {
    return { ranges: [], from: this.here() };
  }

  /** Ends the stretch here; also where code in between does not belong to it. */
  closeRegion(region: Region): void {
    const to = this.here();
    if (region.from !== undefined && to > region.from) region.ranges.push({ from: region.from, to });
    region.from = undefined;
  }

  resumeRegion(region: Region): void {
    region.from = this.here();
  }

  /** The handler of a closed region starts here: `target` receives the exception. False when nothing can be thrown. */
  startHandler(region: Region, types: readonly ClassInfo[], declare: () => Variable): boolean {
    if (region.ranges.length === 0) return false;
    this.reachable = true;
    const handler = this.here();
    this.emit({ kind: "catch", target: declare(), types });
    for (const { from, to } of region.ranges) this.symbol.handlers.push({ from, to, handler, types });
    return true;
  }

  /**
   * Starts a stretch of code that runs while a lock is held. Locks that are taken within it come behind it. What may be null
   * is taken by an instruction of its own, for the handlers within do not catch that.
   */
  openLock(lock: Local | "this"): number {
    const from = this.here();
    const variable = lock === "this" ? this.self() : this.variable(lock);
    if (lock !== "this") this.emit({ kind: "nop" });
    return this.symbol.locks.push({ from, to: from, lock: variable }) - 1;
  }

  /** An empty stretch gets an instruction, for the lock is waited for. */
  closeLock(index: number): void {
    const { locks } = this.symbol;
    const region = locks[index];
    if (region?.from === this.here()) this.emit({ kind: "nop" });
    if (region !== undefined) locks[index] = { ...region, to: this.here() };
  }

  /** What comes next gets code although nothing leads to it. */
  resumeUnreached(): void {
    this.reachable = true;
  }

  throw(value: Variable): void {
    this.line = undefined;
    this.emit({ kind: "throw", value });
    this.reachable = false;
  }

  /**
   * Numbers the temporaries in the order in which they get their values, which is how they are read. Parameters have
   * their numbers, and what the reader calls `$1` keeps its name.
   */
  finish(): void {
    const { body, variables } = this.symbol;
    const isUnnamed = ({ name }: Variable) => name === TEMPORARY;
    const slots = variables.filter(isUnnamed).map((variable) => variable.index);
    const written = body.flatMap((instruction) => variableWritten(instruction) ?? []);
    const order = new Set([...written, ...variables].filter(isUnnamed));
    const temporaries = [...order].map((variable) => variables[variable.index]);
    const names = temporaryNames(temporaries.length, new Set(variables.map(({ name }) => name)));
    for (const [i, temporary] of temporaries.entries()) {
      const [slot, name] = [slots[i], names[i]];
      if (temporary === undefined || slot === undefined || name === undefined) continue;
      temporary.name = name;
      temporary.index = slot;
      variables[slot] = temporary;
    }
  }

  return(value: Operand | undefined): void {
    this.emit({ kind: "return", value });
    this.reachable = false;
  }
}
