import type { Bridge, ClassInfo, Field, Method } from "../../../ir/program.ts";
import type { CompilationUnit, TypeDeclaration } from "../../syntax/tree/tree.ts";
import { bridgesOf } from "../members/bridges.ts";
import type { ClassSymbol, EnclosingBody, Mutable } from "../symbols.ts";
import { rememberSymbol } from "../symbols.ts";

/** Where a class comes from. A library class is read when something about it is asked. */
export interface ClassOrigin {
  readonly name: string;
  readonly outer: ClassSymbol | undefined;
  readonly isLibrary: boolean;
  readonly isSynthetic: boolean;
  /** Of a class that stands inside a body. */
  readonly enclosing?: EnclosingBody;
  readonly read: () => { readonly unit: CompilationUnit; readonly declaration: TypeDeclaration };
}

/** What is worked out of a class on its own: its nested classes, its supertypes, its fields and methods. */
export type ClassPart = "nested" | "header" | "members";

/** Works out the parts of a class, each at most once. */
export type Completion = Readonly<Record<ClassPart, (symbol: ClassSymbol) => void>>;

/**
 * A class whose nested classes, supertypes and members are worked out when they are first asked for. Who asks again
 * meanwhile gets what is known so far.
 */
export function newClassSymbol(origin: ClassOrigin, completion: Completion): ClassSymbol {
  const symbol = new LazyClassSymbol(origin, completion);
  rememberSymbol(symbol);
  return symbol;
}

class LazyClassSymbol implements ClassSymbol {
  readonly info: Mutable<ClassInfo>;
  readonly outer: ClassSymbol | undefined;
  readonly enclosing: EnclosingBody | undefined;
  private readonly origin: ClassOrigin;
  private readonly completion: Completion;
  private readonly done = { nested: false, header: false, members: false };
  private reading: ReturnType<ClassOrigin["read"]> | undefined;
  private readonly known: Pick<ClassSymbol, "memberTypes" | "fields" | "methods" | "constructors"> & KnownLater = {
    memberTypes: new Map(),
    fields: new Map(),
    methods: new Map(),
    constructors: [],
    superclass: undefined,
    interfaces: [],
    typeParameters: [],
    superclassType: undefined,
    interfaceTypes: [],
    staticInitializer: undefined,
    hasUnknownSupertype: false,
  };

  constructor(origin: ClassOrigin, completion: Completion) {
    this.origin = origin;
    this.completion = completion;
    this.outer = origin.outer;
    this.enclosing = origin.enclosing;
    this.info = new LazyClassInfo(origin, this);
  }

  private parts(part: ClassPart): typeof this.known {
    if (!this.done[part]) {
      this.done[part] = true;
      this.completion[part](this);
    }
    return this.known;
  }

  private read(): ReturnType<ClassOrigin["read"]> {
    this.reading ??= this.origin.read();
    return this.reading;
  }

  get unit() {
    return this.read().unit;
  }
  get source() {
    return this.read().unit.source;
  }
  get declaration() {
    return this.read().declaration;
  }
  get isFinal() {
    const { flavor, modifiers } = this.declaration;
    return modifiers.has("final") || flavor === "enum" || flavor === "record";
  }
  get hasMembers() {
    return this.done.members;
  }
  get memberTypes() {
    return this.parts("nested").memberTypes;
  }
  get fields() {
    return this.parts("members").fields;
  }
  get methods() {
    return this.parts("members").methods;
  }
  get constructors() {
    return this.parts("members").constructors;
  }
  get staticInitializer() {
    return this.parts("members").staticInitializer;
  }
  set staticInitializer(method) {
    this.known.staticInitializer = method;
  }
  get superclass() {
    return this.parts("header").superclass;
  }
  set superclass(superclass) {
    this.known.superclass = superclass;
  }
  get interfaces() {
    return this.parts("header").interfaces;
  }
  set interfaces(interfaces) {
    this.known.interfaces = interfaces;
  }
  get hasUnknownSupertype() {
    return this.parts("header").hasUnknownSupertype;
  }
  set hasUnknownSupertype(isUnknown) {
    this.known.hasUnknownSupertype = isUnknown;
  }
  get typeParameters() {
    return this.parts("header").typeParameters;
  }
  set typeParameters(typeParameters) {
    this.known.typeParameters = typeParameters;
  }
  get superclassType() {
    return this.parts("header").superclassType;
  }
  set superclassType(type) {
    this.known.superclassType = type;
  }
  get interfaceTypes() {
    return this.parts("header").interfaceTypes;
  }
  set interfaceTypes(types) {
    this.known.interfaceTypes = types;
  }
}

/** What is set once it is worked out. */
type KnownLater = Mutable<
  Pick<
    ClassSymbol,
    | "superclass"
    | "interfaces"
    | "staticInitializer"
    | "typeParameters"
    | "superclassType"
    | "interfaceTypes"
    | "hasUnknownSupertype"
  >
>;

/** What the program shows of the class, as far as it is known. */
class LazyClassInfo implements Mutable<ClassInfo> {
  readonly name: string;
  readonly outer: ClassInfo | undefined;
  readonly isLibrary: boolean;
  readonly isSynthetic: boolean;
  readonly #symbol: ClassSymbol;
  #fields: readonly Field[] = [];
  #methods: readonly Method[] = [];
  #bridges: readonly Bridge[] | undefined;

  constructor(origin: ClassOrigin, symbol: ClassSymbol) {
    this.name = origin.name;
    this.outer = origin.outer?.info;
    this.isLibrary = origin.isLibrary;
    this.isSynthetic = origin.isSynthetic;
    this.#symbol = symbol;
  }

  get kind() {
    return this.#symbol.declaration.flavor;
  }
  get isPrivate() {
    return this.#symbol.declaration.modifiers.has("private");
  }
  get isAbstract() {
    const { declaration } = this.#symbol;
    const { flavor, modifiers } = declaration;
    return flavor === "interface" || modifiers.has("abstract") || (flavor === "enum" && isOpenEnum(declaration));
  }
  get superclass() {
    return this.#symbol.superclass?.info;
  }
  get interfaces() {
    return this.#symbol.interfaces.map((each) => each.info);
  }
  get fields() {
    void this.#symbol.fields;
    return this.#fields;
  }
  set fields(found) {
    this.#fields = found;
  }
  get methods() {
    void this.#symbol.methods;
    return this.#methods;
  }
  set methods(found) {
    this.#methods = found;
  }
  get bridges() {
    if (this.#bridges === undefined) {
      this.#bridges = [];
      this.#bridges = bridgesOf(this.#symbol);
    }
    return this.#bridges;
  }
  get span() {
    const { source, declaration } = this.#symbol;
    return source.span(declaration);
  }
}

/** An enum that has no objects of its own: each of its constants has a body. */
function isOpenEnum({ constants }: TypeDeclaration): boolean {
  return constants.length > 0 && constants.every((constant) => constant.body !== undefined);
}

/** Turns what is known of a class into plain data. Members that were not asked for stay out. */
export function sealInfo(symbol: ClassSymbol): void {
  const { info, hasMembers } = symbol;
  const plain: ClassInfo = {
    ...headerOf(info),
    fields: hasMembers ? info.fields : [],
    methods: hasMembers ? info.methods : [],
    bridges: hasMembers ? info.bridges : [],
  };
  for (const [key, value] of Object.entries(plain)) {
    Object.defineProperty(info, key, { value, enumerable: true, writable: true, configurable: true });
  }
}

function headerOf(info: ClassInfo): Omit<ClassInfo, "fields" | "methods" | "bridges"> {
  const { name, kind, isAbstract, superclass, interfaces, outer, isPrivate, isLibrary, isSynthetic, span } = info;
  const ofPlace = { outer, ...(isPrivate === true ? { isPrivate } : {}) };
  return { name, kind, isAbstract, superclass, interfaces, ...ofPlace, isLibrary, isSynthetic, span };
}
