import {
  type AllocationSite,
  type ClassInfo,
  type Instruction,
  type InstructionOf,
  type Method,
  type Program,
  type Variable,
  variablesRead,
} from "../../../../java/index.ts";

/** What the virtual machine throws by itself, and what is above that. */
const RAISED: ReadonlySet<string> = new Set([
  "AbstractMethodError",
  "ArithmeticException",
  "ArrayIndexOutOfBoundsException",
  "ArrayStoreException",
  "ClassCastException",
  "Error",
  "Exception",
  "ExceptionInInitializerError",
  "IncompatibleClassChangeError",
  "IndexOutOfBoundsException",
  "LinkageError",
  "NegativeArraySizeException",
  "NoClassDefFoundError",
  "NullPointerException",
  "OutOfMemoryError",
  "RuntimeException",
  "StackOverflowError",
  "StringIndexOutOfBoundsException",
  "Throwable",
  "UnsatisfiedLinkError",
  "VirtualMachineError",
]);

/** The classes of the exceptions that stand for a failed static initializer, and what is above them. */
const FAILURES: ReadonlySet<string> = new Set([
  "Error",
  "ExceptionInInitializerError",
  "LinkageError",
  "NoClassDefFoundError",
  "Throwable",
]);

function isNamed({ isLibrary, name }: ClassInfo, names: ReadonlySet<string>): boolean {
  return isLibrary && names.has(name.slice(name.lastIndexOf(".") + 1));
}

/** Whether this may be the error that a failed static initializer ends in. */
export function catchesFailures({ type }: AllocationSite): boolean {
  return type.kind === "class" && isNamed(type.class, FAILURES);
}

/**
 * The objects of exceptions that the virtual machine throws (a division by zero, null, a wrong index). No `new` makes
 * them, so that results do not list them; but what is called on them runs. One for each type that is caught: it stands
 * for an exception of some class below.
 */
export class MachineExceptions {
  readonly #sites = new Map<ClassInfo, AllocationSite>();
  #nextId: number;

  constructor(program: Program) {
    this.#nextId = program.allocationSites.length;
  }

  /** Those made so far. */
  get sites(): readonly AllocationSite[] {
    return [...this.#sites.values()];
  }

  /** What a clause may receive from the virtual machine. */
  caughtBy({ types, span }: InstructionOf<"catch">): readonly AllocationSite[] {
    return types.filter((info) => isNamed(info, RAISED)).map((info) => this.#site(info, span));
  }

  #site(info: ClassInfo, span: Instruction["span"]): AllocationSite {
    const known = this.#sites.get(info);
    if (known !== undefined) return known;
    const site: AllocationSite = {
      id: this.#nextId++,
      label: info.name,
      kind: "machine",
      type: { kind: "class", class: info },
      method: undefined,
      ordinal: 0,
      span,
      isEmptyArray: false,
    };
    this.#sites.set(info, site);
    return site;
  }
}

/** The clauses of a method that do more with their exception than look at it or throw it on. */
export function usedCatches(method: Method): readonly InstructionOf<"catch">[] {
  const catches = method.body.filter((instruction) => instruction.kind === "catch");
  if (catches.length === 0) return [];
  const used = handedOn(method);
  return catches.filter(({ target }) => used.has(target));
}

/** The variables whose objects are called, stored, returned or handed on, be it under another name. */
function handedOn(method: Method): ReadonlySet<Variable> {
  const used = new Set<Variable>();
  for (let size = -1; size < used.size; ) {
    size = used.size;
    for (const instruction of method.body) {
      const passes = HANDING_ON.has(instruction.kind) || (isRename(instruction) && used.has(instruction.target));
      if (passes) for (const variable of variablesRead(instruction)) used.add(variable);
    }
  }
  return used;
}

const HANDING_ON: ReadonlySet<Instruction["kind"]> = new Set([
  "array-store",
  "call",
  "closure",
  "new",
  "return",
  "static-store",
  "store",
]);

function isRename(instruction: Instruction): instruction is InstructionOf<"copy"> | InstructionOf<"cast"> {
  return instruction.kind === "copy" || instruction.kind === "cast";
}
