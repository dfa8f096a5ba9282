import type { AnalysisError } from "../../../../kernel/index.ts";
import type { ClassInfo } from "../../../ir/program.ts";
import type { CompilationUnit, TypeDeclaration } from "../../syntax/tree/tree.ts";
import type { ClassTable, Library } from "../class-table.ts";
import { isJdkClass } from "../jdk/jdk-names.ts";
import type { ClassSymbol } from "../symbols.ts";
import type { ClassOrigin, ClassPart, Completion } from "./class-symbol.ts";
import { newClassSymbol } from "./class-symbol.ts";
import { cutCircle, resolveHeader } from "./headers.ts";
import { declareMembersOf } from "./members.ts";
import { SupertypeOrder } from "./supertype-order.ts";

/** Is told of each part of a class that is worked out for its own sake, not for that of another part. */
export type CompletionObserver = (symbol: ClassSymbol, part: ClassPart) => void;

/** Enters all classes by name; their supertypes and members are worked out when they are asked for. */
export function declareClasses(
  user: readonly CompilationUnit[],
  library: Library,
  errors: AnalysisError[],
  libraryErrors: AnalysisError[],
  observer?: CompletionObserver,
): ClassTable {
  const table = new Table(user, library, errors, libraryErrors);
  if (observer !== undefined) table.observe(observer);
  for (const unit of user) for (const type of unit.types) table.add(unit, type);
  return table;
}

class Table implements ClassTable {
  readonly classes: ClassSymbol[] = [];
  readonly libraryClasses: ClassSymbol[] = [];
  readonly afterwards: (() => void)[] = [];
  readonly imported = new Map<CompilationUnit, Map<string, ClassSymbol | undefined>>();
  private readonly library: Library;
  private readonly errors: AnalysisError[];
  private readonly libraryErrors: AnalysisError[];
  private readonly packages: ReadonlySet<string>;
  /** The reader's top-level classes, by qualified name. */
  private readonly own = new Map<string, ClassSymbol>();
  /** The same by simple name; the first where several packages have one. */
  private readonly bySimpleName = new Map<string, ClassSymbol>();
  private readonly packagesBySimpleName: ReadonlyMap<string, readonly string[]>;
  private readonly libraryPackages: ReadonlyMap<string, readonly string[]>;
  private readonly offered: readonly string[];
  private readonly offeredPackages: ReadonlyMap<string, readonly string[]>;
  private readonly loaded = new Map<string, ClassSymbol | undefined>();
  private readonly byInfo = new Map<ClassInfo, ClassSymbol>();
  private completion: Completion;

  constructor(
    user: readonly CompilationUnit[],
    library: Library,
    errors: AnalysisError[],
    libraryErrors: AnalysisError[],
  ) {
    this.library = library;
    this.errors = errors;
    this.libraryErrors = libraryErrors;
    this.libraryPackages = groupBySimpleName(library.names);
    this.offered = library.names.filter((name) => isJdkClass(packageOf(name), name.slice(packageOf(name).length + 1)));
    this.offeredPackages = groupBySimpleName(this.offered);
    this.packagesBySimpleName = groupBySimpleName(
      user.flatMap((unit) => unit.types.map((type) => qualified(unit.packageName ?? "", type.name.text))),
    );
    this.packages = packagesOf([...user.map((unit) => unit.packageName ?? ""), ...library.names.map(packageOf)]);
    const order = new SupertypeOrder((circle) => {
      const [closing] = circle;
      if (closing !== undefined) cutCircle(this, circle, this.errorsOf(closing));
    });
    this.completion = {
      nested: (symbol) => this.declareNested(symbol),
      header: (symbol) => {
        if (symbol.info.isLibrary) this.libraryClasses.push(symbol);
        order.link(symbol, () => resolveHeader(this, symbol, this.errorsOf(symbol)));
      },
      members: (symbol) => declareMembersOf({ table: this, inside: symbol, errors: this.errorsOf(symbol) }),
    };
  }

  observe(observer: CompletionObserver): void {
    const { nested, header, members } = this.completion;
    let isWithin = false;
    const observed = (part: ClassPart, complete: (symbol: ClassSymbol) => void) => (symbol: ClassSymbol) => {
      const isOutermost = !isWithin;
      if (isOutermost) observer(symbol, part);
      isWithin = true;
      complete(symbol);
      if (isOutermost) isWithin = false;
    };
    // Nested classes are entered without a trace in the program, so it does not matter for whose sake.
    this.completion = { nested, header: observed("header", header), members: observed("members", members) };
  }

  get object(): ClassSymbol {
    return this.wellKnown("java.lang.Object");
  }

  get string(): ClassSymbol {
    return this.wellKnown("java.lang.String");
  }

  isPackage(name: string): boolean {
    return this.packages.has(name);
  }

  topLevel(name: string): ClassSymbol | undefined {
    return this.bySimpleName.get(name);
  }

  libraryPackagesOf(name: string): readonly string[] {
    return this.offeredPackages.get(name) ?? [];
  }

  classNames(): readonly string[] {
    return [...this.classes.map((symbol) => symbol.declaration.name.text), ...this.offeredPackages.keys()];
  }

  get libraryNames(): readonly string[] {
    return this.offered;
  }

  inPackage(packageName: string, name: string): ClassSymbol | undefined {
    const full = qualified(packageName, name);
    return this.own.get(full) ?? this.load(full, packageName, name);
  }

  wellKnown(qualifiedName: string): ClassSymbol {
    const packageName = packageOf(qualifiedName);
    const symbol = this.load(qualifiedName, packageName, qualifiedName.slice(packageName.length + 1));
    if (symbol === undefined) throw new Error(`the library has no ${qualifiedName}`);
    return symbol;
  }

  symbolOf(info: ClassInfo): ClassSymbol {
    const symbol = this.byInfo.get(info);
    if (symbol === undefined) throw new Error(`${info.name} is missing from the class table`);
    return symbol;
  }

  declareLocal(origin: ClassOrigin): ClassSymbol {
    const symbol = this.enter(origin);
    if (!origin.isLibrary) this.list(symbol);
    return symbol;
  }

  add(unit: CompilationUnit, declaration: TypeDeclaration): void {
    const simple = declaration.name.text;
    const full = qualified(unit.packageName ?? "", simple);
    const first = this.own.get(full);
    if (first !== undefined) {
      this.reportDuplicate(unit, declaration, first);
      return;
    }
    const isUnique = this.packagesBySimpleName.get(simple)?.length === 1;
    const name = isUnique ? simple : full;
    const symbol = this.enter({
      name,
      outer: undefined,
      isLibrary: false,
      isSynthetic: false,
      read: () => ({ unit, declaration }),
    });
    this.own.set(full, symbol);
    if (!this.bySimpleName.has(simple)) this.bySimpleName.set(simple, symbol);
    this.list(symbol);
  }

  /** The class and those nested in it, each after the one around it. */
  private list(symbol: ClassSymbol): void {
    this.classes.push(symbol);
    for (const nested of symbol.memberTypes.values()) this.list(nested);
  }

  /** A library class of this name, not read yet; undefined when the library has none. */
  private load(full: string, packageName: string, simple: string): ClassSymbol | undefined {
    if (this.loaded.has(full)) return this.loaded.get(full);
    const packages = this.libraryPackages.get(simple) ?? [];
    const symbol = packages.includes(packageName) ? this.enterLibrary(full, simple, packages.length > 1) : undefined;
    this.loaded.set(full, symbol);
    return symbol;
  }

  private enterLibrary(full: string, simple: string, isShared: boolean): ClassSymbol {
    const isHidden = isShared || this.bySimpleName.has(simple);
    return this.enter({
      name: isHidden ? full : simple,
      outer: undefined,
      isLibrary: true,
      isSynthetic: false,
      read: () => {
        const unit = this.library.read(full);
        const declaration = unit?.types.find((type) => type.name.text === simple);
        if (unit === undefined || declaration === undefined) throw new Error(`${full} does not declare its class`);
        return { unit, declaration };
      },
    });
  }

  private enter(origin: ClassOrigin): ClassSymbol {
    const symbol = newClassSymbol(origin, this.completion);
    this.byInfo.set(symbol.info, symbol);
    return symbol;
  }

  private declareNested(symbol: ClassSymbol): void {
    const { unit, declaration } = symbol;
    for (const member of declaration.members) {
      if (member.kind !== "type-declaration") continue;
      const first = symbol.memberTypes.get(member.name.text) ?? enclosing(symbol, member.name.text);
      if (first !== undefined) this.reportDuplicate(unit, member, first);
      else {
        const nested = this.enter({
          name: `${symbol.info.name}.${member.name.text}`,
          outer: symbol,
          isLibrary: symbol.info.isLibrary,
          isSynthetic: false,
          read: () => ({ unit, declaration: member }),
        });
        symbol.memberTypes.set(member.name.text, nested);
      }
    }
  }

  private errorsOf(symbol: ClassSymbol): AnalysisError[] {
    return symbol.info.isLibrary ? this.libraryErrors : this.errors;
  }

  private reportDuplicate(unit: CompilationUnit, declaration: TypeDeclaration, first: ClassSymbol): void {
    this.errors.push({
      kind: "duplicate-name",
      span: unit.source.span(declaration.name),
      what: "class",
      name: declaration.name.text,
      first: first.source.span(first.declaration.name),
    });
  }
}

function qualified(packageName: string, name: string): string {
  return packageName === "" ? name : `${packageName}.${name}`;
}

function packageOf(qualifiedName: string): string {
  return qualifiedName.slice(0, Math.max(0, qualifiedName.lastIndexOf(".")));
}

/** For each simple name the packages that have a class of it. */
function groupBySimpleName(qualifiedNames: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const packages = new Map<string, string[]>();
  for (const name of qualifiedNames) {
    const packageName = packageOf(name);
    const simple = name.slice(packageName === "" ? 0 : packageName.length + 1);
    const known = packages.get(simple);
    if (known === undefined) packages.set(simple, [packageName]);
    else if (!known.includes(packageName)) known.push(packageName);
  }
  return packages;
}

/** `a`, `a.b` and `a.b.c` for a package `a.b.c`. */
function packagesOf(packageNames: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const packageName of packageNames) {
    const parts = packageName === "" ? [] : packageName.split(".");
    for (let i = 1; i <= parts.length; i++) names.add(parts.slice(0, i).join("."));
  }
  return names;
}

/** A nested class must not be called like one around it (JLS 8.1). */
function enclosing(symbol: ClassSymbol, name: string): ClassSymbol | undefined {
  for (let each: ClassSymbol | undefined = symbol; each !== undefined; each = each.outer) {
    if (each.declaration.name.text === name) return each;
  }
  return undefined;
}
