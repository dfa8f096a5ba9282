import type { AnalysisError } from "../../kernel/index.ts";
import type { ClassInfo } from "../program.ts";
import type { SourceText } from "../syntax/source-text.ts";
import type { CompilationUnit, TypeDeclaration } from "../syntax/tree.ts";
import type { ClassSymbol } from "./symbols.ts";

/** Every class of the program and of the library, by name. */
export interface ClassTable {
  /** The reader's first, then the library's; each in source order, a nested class after the one around it. */
  readonly classes: readonly ClassSymbol[];
  readonly object: ClassSymbol;
  readonly string: ClassSymbol;
  readonly topLevel: (name: string) => ClassSymbol | undefined;
  readonly isPackage: (name: string) => boolean;
  readonly symbolOf: (info: ClassInfo) => ClassSymbol;
}

/** Enters all classes by name; their supertypes and members come later. The reader's classes hide the library's. */
export function declareClasses(
  user: readonly CompilationUnit[],
  library: readonly CompilationUnit[],
  errors: AnalysisError[],
): ClassTable {
  const declared = new Declarations(errors);
  for (const unit of user) for (const type of unit.types) declared.add(unit, type, false);
  const userNames = new Set(declared.topLevel.keys());
  const wellKnown = new Map<string, ClassSymbol>();
  for (const unit of library) {
    for (const type of unit.types) {
      const symbol = declared.add(unit, type, true, userNames.has(type.name.text));
      if (symbol !== undefined) wellKnown.set(type.name.text, symbol);
    }
  }
  const packages = packagesOf([...user, ...library]);
  return {
    classes: declared.classes,
    object: get(wellKnown, "Object"),
    string: get(wellKnown, "String"),
    topLevel: (name) => declared.topLevel.get(name),
    isPackage: (name) => packages.has(name),
    symbolOf: (info) => get(declared.byInfo, info),
  };
}

function get<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error("a class is missing from the class table");
  return value;
}

/** `a`, `a.b` and `a.b.c` for a package `a.b.c`. */
function packagesOf(units: readonly CompilationUnit[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const unit of units) {
    const parts = unit.packageName?.split(".") ?? [];
    for (let i = 1; i <= parts.length; i++) names.add(parts.slice(0, i).join("."));
  }
  return names;
}

class Declarations {
  readonly classes: ClassSymbol[] = [];
  readonly topLevel = new Map<string, ClassSymbol>();
  readonly byInfo = new Map<ClassInfo, ClassSymbol>();
  private readonly errors: AnalysisError[];

  constructor(errors: AnalysisError[]) {
    this.errors = errors;
  }

  /** Undefined when a class of that name exists already, which is an error. */
  add(
    unit: CompilationUnit,
    declaration: TypeDeclaration,
    isLibrary: boolean,
    isHidden = false,
  ): ClassSymbol | undefined {
    const simple = declaration.name.text;
    const first = isHidden ? undefined : this.topLevel.get(simple);
    if (first !== undefined) {
      this.reportDuplicate(unit.source, declaration, first);
      return undefined;
    }
    const name = isHidden && unit.packageName !== undefined ? `${unit.packageName}.${simple}` : simple;
    const symbol = this.declare(unit.source, declaration, name, undefined, isLibrary);
    if (!isHidden) this.topLevel.set(simple, symbol);
    return symbol;
  }

  private declare(
    source: SourceText,
    declaration: TypeDeclaration,
    name: string,
    outer: ClassSymbol | undefined,
    isLibrary: boolean,
  ): ClassSymbol {
    const symbol = newSymbol(source, declaration, name, outer, isLibrary);
    this.classes.push(symbol);
    this.byInfo.set(symbol.info, symbol);
    for (const member of declaration.members) {
      if (member.kind !== "type-declaration") continue;
      const first = symbol.memberTypes.get(member.name.text) ?? enclosing(symbol, member.name.text);
      if (first !== undefined) this.reportDuplicate(source, member, first);
      else {
        const nested = this.declare(source, member, `${name}.${member.name.text}`, symbol, isLibrary);
        symbol.memberTypes.set(member.name.text, nested);
      }
    }
    return symbol;
  }

  private reportDuplicate(source: SourceText, declaration: TypeDeclaration, first: ClassSymbol): void {
    this.errors.push({
      kind: "duplicate-name",
      span: source.span(declaration.name),
      what: "class",
      name: declaration.name.text,
      first: first.source.span(first.declaration.name),
    });
  }
}

/** A nested class must not be called like one around it (JLS 8.1). */
function enclosing(symbol: ClassSymbol, name: string): ClassSymbol | undefined {
  for (let each: ClassSymbol | undefined = symbol; each !== undefined; each = each.outer) {
    if (each.declaration.name.text === name) return each;
  }
  return undefined;
}

function newSymbol(
  source: SourceText,
  declaration: TypeDeclaration,
  name: string,
  outer: ClassSymbol | undefined,
  isLibrary: boolean,
): ClassSymbol {
  const { flavor, modifiers } = declaration;
  return {
    info: {
      name,
      kind: flavor,
      isAbstract: flavor === "interface" || modifiers.has("abstract"),
      superclass: undefined,
      interfaces: [],
      fields: [],
      methods: [],
      outer: outer?.info,
      isLibrary,
      isSynthetic: false,
      span: source.span(declaration),
    },
    source,
    declaration,
    outer,
    isFinal: modifiers.has("final"),
    memberTypes: new Map(),
    fields: new Map(),
    methods: new Map(),
    constructors: [],
    staticInitializer: undefined,
    superclass: undefined,
    interfaces: [],
  };
}
