import type { ClassInfo, Instruction, Method } from "../../../../java/index.ts";

/** Which classes and initializers one analysis has come upon: each is handed out once. */
export class ClassInitialization {
  readonly #initialized = new Set<ClassInfo>();
  readonly #entered = new Set<Method>();

  /** The classes that running a method initializes; none when it is asked again, under another context. */
  firstInitializedBy(method: Method): readonly ClassInfo[] {
    if (this.#entered.has(method)) return [];
    this.#entered.add(method);
    return classesInitializedBy(method);
  }

  /** The static initializers that a class still needs, in the order in which they run. */
  initializersOf(info: ClassInfo): readonly Method[] {
    return initializersOf(info, this.#initialized);
  }
}

/** The classes that running a method initializes, in order of first mention (JLS 12.4.1). */
export function classesInitializedBy(method: Method): readonly ClassInfo[] {
  const classes = new Set<ClassInfo>();
  if (method.isStatic || method.kind === "constructor") classes.add(method.class);
  for (const instruction of method.body) {
    const mentioned = classOf(instruction);
    if (mentioned !== undefined) classes.add(mentioned);
  }
  return [...classes];
}

/** The class that an instruction initializes, if it is not yet. */
export function classOf(instruction: Instruction): ClassInfo | undefined {
  switch (instruction.kind) {
    case "new":
      return instruction.constructor.target.class;
    case "static-load":
    case "static-store":
      return instruction.field.class;
    case "call":
      return instruction.site.kind === "static" ? instruction.site.target.class : undefined;
    default:
      return undefined;
  }
}

/**
 * The static initializers to run for a class, in order: superclasses first, then superinterfaces
 * that declare a default method, then its own (JLS 12.4.2). `done` is filled with what was visited.
 */
export function initializersOf(info: ClassInfo, done: Set<ClassInfo>): readonly Method[] {
  if (done.has(info)) return [];
  done.add(info);
  const before = info.superclass === undefined ? [] : initializersOf(info.superclass, done);
  const own = info.methods.filter((method) => method.kind === "static-initializer");
  const fromInterfaces = info.kind === "interface" ? [] : info.interfaces.flatMap((each) => defaultsOf(each, done));
  return [...before, ...fromInterfaces, ...own];
}

function defaultsOf(info: ClassInfo, done: Set<ClassInfo>): readonly Method[] {
  const above = info.interfaces.flatMap((each) => defaultsOf(each, done));
  const declaresDefault = info.methods.some(
    (method) => method.kind === "method" && !method.isAbstract && !method.isStatic,
  );
  return declaresDefault ? [...above, ...initializersOf(info, done)] : above;
}
