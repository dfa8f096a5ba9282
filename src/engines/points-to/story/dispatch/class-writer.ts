import { type ClassInfo, type Method, type Program, supertypesOf, type Type } from "../../../../java/index.ts";
import type { SymbolTables } from "../../../../trace/index.ts";
import type { ClassSymbol, PointsToSymbols } from "../symbols.ts";

/**
 * Writes the classes that Dispatch climbs along: those of the reader with all above them, and those of the library once a
 * dispatch meets an object of theirs.
 */
export class ClassWriter {
  readonly #table;
  readonly #met = new Set<ClassInfo>();
  /** What calls ask for: other methods of the library answer nothing. */
  #asked: ReadonlySet<string> = new Set();
  #isGiven = true;

  constructor(tables: SymbolTables<PointsToSymbols>) {
    this.#table = tables.interned("classes", (info: ClassInfo) => this.#symbol(info));
  }

  start({ callSites, classes }: Program): void {
    this.#asked = new Set(callSites.map(({ target }) => signatureIn(target)));
    for (const info of classes) if (!info.isLibrary) this.#enter(info);
    this.#isGiven = false;
  }

  /** An object of this type receives a call. */
  meet(type: Type | undefined): void {
    if (type?.kind === "class") this.#enter(type.class);
  }

  #enter(info: ClassInfo): void {
    if (this.#met.has(info)) return;
    this.#met.add(info);
    for (const each of supertypesOf(info)) this.#table.numberOf(each);
  }

  #symbol(info: ClassInfo): ClassSymbol {
    return {
      name: info.name,
      isInterface: info.kind === "interface",
      superclass: info.superclass?.name ?? "",
      interfaces: info.interfaces.map(({ name }) => name),
      methods: Object.fromEntries([
        ...info.bridges.map(({ overridden, by }) => [signatureIn(overridden), answer(by)] as const),
        ...info.methods
          .filter((method) => isOverridable(method) && (!info.isLibrary || this.#asked.has(signatureIn(method))))
          .map((method) => [signatureIn(method), answer(method)] as const),
      ]),
      isGiven: this.#isGiven,
    };
  }
}

/** Whether calls look for it: neither constructors nor private or static methods are ever overridden. */
function isOverridable({ kind, isPrivate, isStatic }: Method): boolean {
  return kind === "method" && !isPrivate && !isStatic;
}

function answer({ isAbstract, label }: Method): string {
  return isAbstract ? "" : label;
}

/** `get(int)` */
function signatureIn({ label, class: { name } }: Method): string {
  return label.slice(name.length + 1);
}
