import { supertypesOf } from "../../ir/hierarchy.ts";
import type { Instruction } from "../../ir/instruction.ts";
import type { ClassInfo, Method, Type } from "../../ir/program.ts";
import type { TypeDeclaration } from "../syntax/tree/tree.ts";
import type { ClassTable } from "../types/class-table.ts";
import type { ClassSymbol, MethodSymbol } from "../types/symbols.ts";

/** What a virtual call says about the methods that it may run. */
interface VirtualCall {
  readonly name: string;
  readonly arity: number;
}

/**
 * Which methods of the library compiled code may run, found out as bodies are read: targets of static and special
 * calls, initializers of used classes, and whatever a virtual call could reach by its name and number of arguments in
 * a class that something creates (rapid type analysis without regard to the receiver's type).
 */
export class ReachableMethods {
  private readonly table: ClassTable;
  private readonly waiting: MethodSymbol[] = [];
  private readonly seen = new Set<Method>();
  /** Classes with objects, and what is above them. */
  private readonly live = new Set<ClassInfo>();
  private readonly initialized = new Set<ClassInfo>();
  /** `name/arity` of every virtual call. */
  private readonly called = new Map<string, VirtualCall>();

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
        this.initialize(instruction.field.class);
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
    if (target.isStatic || target.kind === "constructor") this.initialize(target.class);
    if (!target.class.isLibrary || this.seen.has(target)) return;
    this.seen.add(target);
    const symbol = symbolOfMethod(this.table.symbolOf(target.class), target);
    if (symbol !== undefined) this.waiting.push(symbol);
  }

  private initialize(info: ClassInfo): void {
    if (this.initialized.has(info)) return;
    this.initialized.add(info);
    for (const above of supertypesOf(info)) this.initialize(above);
    if (!info.isLibrary || info.isSynthetic || !mayHaveInitializer(this.table.symbolOf(info).declaration)) return;
    const initializer = info.methods.find((method) => method.kind === "static-initializer");
    if (initializer !== undefined) this.run(initializer);
  }

  private callVirtually(name: string, arity: number): void {
    const key = `${name}/${arity}`;
    if (this.called.has(key)) return;
    const call = { name, arity };
    this.called.set(key, call);
    for (const info of this.live) this.runCalledMethods(info, call);
  }

  private enlivenType(type: Type): void {
    if (type.kind === "class") this.enliven(type.class);
  }

  private enliven(info: ClassInfo): void {
    if (this.live.has(info)) return;
    for (const each of supertypesOf(info)) {
      if (this.live.has(each)) continue;
      this.live.add(each);
      for (const call of this.called.values()) this.runCalledMethods(each, call);
      if (each.name === "Throwable") this.reportUncaught();
    }
  }

  /** What prints an uncaught exception. */
  private reportUncaught(): void {
    this.callVirtually("getMessage", 0);
    this.callVirtually("printStackTrace", 0);
  }

  /** The members of a class are worked out only where one of its declarations looks like what is called. */
  private runCalledMethods(info: ClassInfo, call: VirtualCall): void {
    if (!info.isLibrary || info.isSynthetic) return;
    const symbol = this.table.symbolOf(info);
    if (!symbol.hasMembers && !declaresMethod(symbol.declaration, call)) return;
    for (const { info: method } of symbol.methods.get(call.name) ?? []) {
      if (!method.isStatic && method.parameters.length === call.arity) this.run(method);
    }
  }
}

function declaresMethod({ members }: TypeDeclaration, { name, arity }: VirtualCall): boolean {
  return members.some(
    (member) => member.kind === "method" && member.name.text === name && member.parameters.length === arity,
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
