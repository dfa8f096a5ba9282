import { valueAt } from "../../../kernel/index.ts";
import type { ClassInfo, Program } from "../program.ts";

/** The superclass of each class whose objects the virtual machine or a library method of its own may make. */
const PARENTS: Readonly<Record<string, string>> = {
  ArithmeticException: "RuntimeException",
  ArrayIndexOutOfBoundsException: "IndexOutOfBoundsException",
  ArrayStoreException: "RuntimeException",
  AbstractMethodError: "IncompatibleClassChangeError",
  ClassCastException: "RuntimeException",
  Class: "Object",
  CloneNotSupportedException: "Exception",
  Error: "Throwable",
  Exception: "Throwable",
  ExceptionInInitializerError: "LinkageError",
  IllegalArgumentException: "RuntimeException",
  IllegalStateException: "RuntimeException",
  IncompatibleClassChangeError: "LinkageError",
  IndexOutOfBoundsException: "RuntimeException",
  LinkageError: "Error",
  NegativeArraySizeException: "RuntimeException",
  NoClassDefFoundError: "LinkageError",
  NullPointerException: "RuntimeException",
  NumberFormatException: "IllegalArgumentException",
  OutOfMemoryError: "VirtualMachineError",
  RuntimeException: "Exception",
  StackOverflowError: "VirtualMachineError",
  StringIndexOutOfBoundsException: "IndexOutOfBoundsException",
  Throwable: "Object",
  UnsatisfiedLinkError: "LinkageError",
  UnsupportedOperationException: "RuntimeException",
  VirtualMachineError: "Error",
};

/**
 * The classes of what the virtual machine throws, by simple name. A program has only the classes that it mentions; the
 * others are made up here, below the nearest class that the program has, so that `catch` finds them.
 */
export class MachineClasses {
  readonly #program: Program;
  readonly #known = new Map<string, ClassInfo>();

  constructor(program: Program) {
    this.#program = program;
  }

  named(name: string): ClassInfo {
    return valueAt(
      this.#known,
      name,
      () => this.#program.classes.find((each) => each.isLibrary && isNamed(each, name)) ?? this.#makeUp(name),
    );
  }

  #makeUp(name: string): ClassInfo {
    const { object } = this.#program.wellKnown;
    const parent = PARENTS[name] ?? "RuntimeException";
    const start = { line: 1, column: 1 };
    return {
      name,
      kind: "class",
      isAbstract: false,
      superclass: parent === "Object" ? object : this.named(parent),
      interfaces: [],
      fields: [],
      methods: [],
      outer: undefined,
      isLibrary: true,
      isSynthetic: false,
      bridges: [],
      span: { file: `java/lang/${name}.java`, start, end: start },
    };
  }
}

function isNamed(info: ClassInfo, name: string): boolean {
  return info.name === name || (info.name.endsWith(`.${name}`) && info.outer === undefined);
}
