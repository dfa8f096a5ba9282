import { type Span, valueAt } from "../../../kernel/index.ts";
import type { Instruction } from "../instruction.ts";
import { letters } from "../names.ts";
import type { AllocationSite, ClassInfo, Method, Program } from "../program.ts";
import { variableWritten } from "../uses.ts";
import { MachineClasses } from "./classes.ts";
import { RAISED, RaisedByCode } from "./raised.ts";

/** What stands for a whole method: a stack or a heap that is full says nothing about one instruction of it. */
const OF_METHODS: ReadonlySet<string> = new Set(["StackOverflowError", "OutOfMemoryError", "UnsatisfiedLinkError"]);

/** The errors of a class whose static initializer failed. */
const OF_CLASSES = ["ExceptionInInitializerError", "NoClassDefFoundError"] as const;

/** Exceptions that say nothing more than their class. */
const WITHOUT_MESSAGE: ReadonlySet<string> = new Set(["StackOverflowError"]);

/** The place of all that arises in code of the library. */
const LIBRARY = "library";

/** What an exception arises from. */
type Origin = Instruction | Method | ClassInfo | typeof LIBRARY;

/** Sites of exceptions of one class in one line. */
interface Alike {
  readonly name: string;
  readonly line: string;
  readonly sites: Mutable<AllocationSite>[];
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

const ofPrograms = new WeakMap<Program, MachineSites>();

/** The sites of a program: found once, as every run and analysis of it asks for them. */
export function machineSitesOf(program: Program): MachineSites {
  return valueAt(ofPrograms, program, () => new MachineSites(program));
}

/**
 * Where the virtual machine makes exceptions, and their messages, as allocation sites of kind `machine` with the numbers
 * after those of the program. In the reader's classes there is one for each instruction and class of exceptions,
 * `vm:ArithmeticException@2`, in the library one for each class of exceptions, `vm:NullPointerException@library`.
 * A message is `vm:String@2:ArithmeticException`. The same program has the same sites each time.
 */
export class MachineSites {
  readonly classes: MachineClasses;
  readonly raised: RaisedByCode;
  readonly #program: Program;
  readonly #sites = new Map<Origin, Map<string, AllocationSite>>();
  readonly #messages = new Map<AllocationSite, Mutable<AllocationSite>>();
  /** Of the reader's classes: those that share a line and a class. */
  readonly #lines = new Map<string, Alike>();
  #nextId: number;

  constructor(program: Program) {
    this.#program = program;
    this.classes = new MachineClasses(program);
    this.raised = new RaisedByCode(program);
    this.#nextId = program.allocationSites.length;
    for (const info of program.classes) if (!info.isLibrary) this.#addClass(info);
    this.#label();
    const { span } = program.wellKnown.object;
    for (const name of RAISED) this.#name(this.#enter(LIBRARY, name, span, undefined), name, LIBRARY);
  }

  /** The site of an exception that arises at an instruction, or anywhere in a method. */
  at(method: Method, instruction: Instruction | undefined, name: string): AllocationSite | undefined {
    if (method.class.isLibrary) return this.#known(LIBRARY, name);
    return OF_METHODS.has(name) || instruction === undefined
      ? this.#known(method, name)
      : this.#known(instruction, name);
  }

  /** The site of an error that says that a class cannot be used, as its static initializer failed. */
  failureOf(info: ClassInfo, name: (typeof OF_CLASSES)[number]): AllocationSite | undefined {
    return this.#known(info.isLibrary ? LIBRARY : info, name);
  }

  /** The site of the text that says what an exception is about. */
  messageOf(exception: AllocationSite): AllocationSite | undefined {
    return this.#messages.get(exception);
  }

  #known(origin: Origin, name: string): AllocationSite | undefined {
    return this.#sites.get(origin)?.get(name);
  }

  #addClass(info: ClassInfo): void {
    for (const name of OF_CLASSES) this.#add(info, name, info.span, undefined);
    for (const method of info.methods) this.#addMethod(method);
  }

  #addMethod(method: Method): void {
    const raised = this.raised.of(method);
    for (const name of OF_METHODS) this.#add(method, name, method.span, method);
    for (const instruction of method.body) {
      for (const name of raised(instruction)) {
        if (!OF_METHODS.has(name)) this.#add(instruction, name, placeOf(instruction), method);
      }
    }
  }

  #add(origin: Origin, name: string, span: Span, method: Method | undefined): void {
    const line = this.#lineOf(span);
    const alike = valueAt(this.#lines, `${name}@${line}`, () => ({ name, line, sites: [] }));
    alike.sites.push(this.#enter(origin, name, span, method));
  }

  #enter(origin: Origin, name: string, span: Span, method: Method | undefined): Mutable<AllocationSite> {
    const exception = this.#site(this.classes.named(name), span, method);
    valueAt(this.#sites, origin, () => new Map<string, AllocationSite>()).set(name, exception);
    if (!WITHOUT_MESSAGE.has(name))
      this.#messages.set(exception, this.#site(this.#program.wellKnown.string, span, method));
    return exception;
  }

  #site(type: ClassInfo, span: Span, method: Method | undefined): Mutable<AllocationSite> {
    const shared = { label: "", kind: "machine", method, ordinal: 0, span, isEmptyArray: false } as const;
    return { ...shared, id: this.#nextId++, type: { kind: "class", class: type } };
  }

  #name(exception: Mutable<AllocationSite>, name: string, place: string): void {
    exception.label = `vm:${name}@${place}`;
    const message = this.#messages.get(exception);
    if (message !== undefined) message.label = `vm:String@${place}:${name}`;
  }

  #lineOf({ file, start }: Span): string {
    if (file === this.#program.files[0]?.name) return String(start.line);
    return `${file.slice(file.lastIndexOf("/") + 1).replace(/\.java$/, "")}:${start.line}`;
  }

  /** Several of a line and class are told apart by letters, from left to right. */
  #label(): void {
    for (const { name, line, sites } of this.#lines.values()) {
      const sorted = sites.toSorted((a, b) => a.span.start.column - b.span.start.column);
      for (const [index, site] of sorted.entries())
        this.#name(site, name, sorted.length === 1 ? line : line + letters(index));
    }
  }
}

/** Whether a site's label says that the virtual machine makes the object. Literals begin with a quote. */
export function isMachineLabel(label: string): boolean {
  return label.startsWith("vm:");
}

/** Of a call its name, of a part of an expression that part, else the whole statement. */
function placeOf(instruction: Instruction): Span {
  if (instruction.kind === "call" || instruction.kind === "new") return instruction.site.span;
  const target = variableWritten(instruction);
  return target?.isTemporary === true ? target.span : instruction.span;
}
