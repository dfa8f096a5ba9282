import { supertypesOf } from "./hierarchy.ts";
import type { Instruction } from "./instruction.ts";
import type { ClassInfo, Method, Type } from "./program.ts";
import type { TypeDeclaration } from "./syntax/tree.ts";
import type { ClassTable } from "./types/class-table.ts";
import type { ClassSymbol, MethodSymbol } from "./types/symbols.ts";

/**
 * Which methods of the library compiled code may run, found out as bodies are read: targets of static and special
 * calls, initialisers of used classes, and whatever a virtual call could reach by its name and number of arguments in
 * a class that something creates (rapid type analysis without regard to the receiver's type).
 */
export class Demands {
  private readonly table: ClassTable;
  private readonly waiting: MethodSymbol[] = [];
  private readonly seen = new Set<Method>();
  /** Classes with objects, and what is above them. */
  private readonly live = new Set<ClassInfo>();
  private readonly initialised = new Set<ClassInfo>();
  /** `name/arity` of every virtual call. */
  private readonly called = new Set<string>();

  constructor(table: ClassTable) {
    this.table = table;
  }

  /** The next library method to compile. */
  next(): MethodSymbol | undefined {
    return this.waiting.pop();
  }

  /** All of a class of the reader's. */
  readClass(symbol: ClassSymbol): void {
    this.enliven(symbol.info);
    for (const method of symbol.info.methods) {
      this.readBody(method);
      if (method.name === "main" && method.parameters.some((each) => each.type.kind === "array")) {
        this.enliven(this.table.string.info);
      }
    }
  }

  readBody(method: Method): void {
    for (const instruction of method.body) this.readInstruction(instruction);
  }

  private readInstruction(instruction: Instruction): void {
    switch (instruction.kind) {
      case "new":
        this.enlivenType(instruction.site.type);
        this.run(instruction.constructor.target);
        break;
      case "closure":
        this.enliven(instruction.class);
        for (const method of instruction.class.methods) this.readBody(method);
        break;
      case "call":
        this.call(
          instruction.site.target,
          instruction.site.kind === "virtual" || instruction.site.kind === "interface",
        );
        break;
      case "static-load":
      case "static-store":
        this.initialise(instruction.field.class);
        break;
      case "catch":
        for (const info of instruction.types) this.enliven(info);
        break;
      case "string-literal":
      case "concat":
        this.enliven(this.table.string.info);
        break;
      default:
        break;
    }
  }

  private call(target: Method, isVirtual: boolean): void {
    if (isVirtual && !target.isPrivate) {
      this.callVirtually(target.name, target.parameters.length);
      this.enliven(target.class);
    }
    this.run(target);
  }

  private run(target: Method): void {
    if (target.isStatic || target.kind === "constructor") this.initialise(target.class);
    if (!target.class.isLibrary || this.seen.has(target)) return;
    this.seen.add(target);
    const symbol = symbolOfMethod(this.table.symbolOf(target.class), target);
    if (symbol !== undefined) this.waiting.push(symbol);
  }

  private initialise(info: ClassInfo): void {
    if (this.initialised.has(info)) return;
    this.initialised.add(info);
    for (const above of supertypesOf(info)) this.initialise(above);
    if (!info.isLibrary || info.isSynthetic || !mayHaveInitializer(this.table.symbolOf(info).declaration)) return;
    const initializer = info.methods.find((method) => method.kind === "static-initializer");
    if (initializer !== undefined) this.run(initializer);
  }

  private callVirtually(name: string, arity: number): void {
    const key = keyOf(name, arity);
    if (this.called.has(key)) return;
    this.called.add(key);
    for (const info of this.live) this.runCalledMethods(info, key);
  }

  private enlivenType(type: Type): void {
    if (type.kind === "class") this.enliven(type.class);
  }

  private enliven(info: ClassInfo): void {
    if (this.live.has(info)) return;
    for (const each of supertypesOf(info)) {
      if (this.live.has(each)) continue;
      this.live.add(each);
      for (const key of this.called) this.runCalledMethods(each, key);
      if (each.name === "Throwable") this.reportUncaught();
    }
  }

  /** What prints an exception that nobody catches. */
  private reportUncaught(): void {
    this.callVirtually("getMessage", 0);
    this.callVirtually("printStackTrace", 0);
  }

  private runCalledMethods(info: ClassInfo, key: string): void {
    if (!info.isLibrary || info.isSynthetic || !declaresMethod(this.table.symbolOf(info), key)) return;
    for (const method of info.methods) {
      if (method.kind === "method" && !method.isStatic && keyOf(method.name, method.parameters.length) === key) {
        this.run(method);
      }
    }
  }
}

function keyOf(name: string, arity: number): string {
  return `${name}/${arity}`;
}

/** By the looks of its declaration: its members need not be worked out to know that it has none of that name. */
function declaresMethod(symbol: ClassSymbol, key: string): boolean {
  if (symbol.hasMembers) return true;
  return symbol.declaration.members.some(
    (member) => member.kind === "method" && keyOf(member.name.text, member.parameters.length) === key,
  );
}

function mayHaveInitializer({ flavor, members, constants }: TypeDeclaration): boolean {
  return (
    constants.length > 0 ||
    members.some(
      (member) =>
        (member.kind === "initializer" && member.isStatic) ||
        (member.kind === "field" && (flavor === "interface" || member.modifiers.has("static"))),
    )
  );
}

function symbolOfMethod(owner: ClassSymbol, info: Method): MethodSymbol | undefined {
  if (info.kind === "static-initializer") return owner.staticInitializer;
  const candidates = info.kind === "constructor" ? owner.constructors : (owner.methods.get(info.name) ?? []);
  return candidates.find((each) => each.info === info);
}
