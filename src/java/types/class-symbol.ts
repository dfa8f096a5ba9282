import type { Bridge, ClassInfo, Field, Method } from "../program.ts";
import type { CompilationUnit, TypeDeclaration } from "../syntax/tree.ts";
import { bridgesOf } from "./bridges.ts";
import type { ClassSymbol, EnclosingBody, Mutable } from "./symbols.ts";
import { rememberSymbol } from "./symbols.ts";

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
  const done = { nested: false, header: false, members: false };
  const complete = (part: ClassPart): void => {
    if (done[part]) return;
    done[part] = true;
    completion[part](symbol);
  };
  let reading: ReturnType<ClassOrigin["read"]> | undefined;
  const read = () => {
    reading ??= origin.read();
    return reading;
  };
  const parts: Pick<ClassSymbol, "memberTypes" | "fields" | "methods" | "constructors"> &
    Mutable<
      Pick<
        ClassSymbol,
        "superclass" | "interfaces" | "staticInitializer" | "typeParameters" | "superclassType" | "interfaceTypes"
      >
    > = {
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
  };
  const symbol: ClassSymbol = {
    info: lazyInfo(
      origin,
      () => symbol,
      () => complete("members"),
    ),
    outer: origin.outer,
    enclosing: origin.enclosing,
    get unit() {
      return read().unit;
    },
    get source() {
      return read().unit.source;
    },
    get declaration() {
      return read().declaration;
    },
    get isFinal() {
      const { flavor, modifiers } = read().declaration;
      return modifiers.has("final") || flavor === "enum" || flavor === "record";
    },
    get hasMembers() {
      return done.members;
    },
    get memberTypes() {
      complete("nested");
      return parts.memberTypes;
    },
    get fields() {
      complete("members");
      return parts.fields;
    },
    get methods() {
      complete("members");
      return parts.methods;
    },
    get constructors() {
      complete("members");
      return parts.constructors;
    },
    get staticInitializer() {
      complete("members");
      return parts.staticInitializer;
    },
    set staticInitializer(method) {
      parts.staticInitializer = method;
    },
    get superclass() {
      complete("header");
      return parts.superclass;
    },
    set superclass(superclass) {
      parts.superclass = superclass;
    },
    get interfaces() {
      complete("header");
      return parts.interfaces;
    },
    set interfaces(interfaces) {
      parts.interfaces = interfaces;
    },
    get typeParameters() {
      complete("header");
      return parts.typeParameters;
    },
    set typeParameters(typeParameters) {
      parts.typeParameters = typeParameters;
    },
    get superclassType() {
      complete("header");
      return parts.superclassType;
    },
    set superclassType(type) {
      parts.superclassType = type;
    },
    get interfaceTypes() {
      complete("header");
      return parts.interfaceTypes;
    },
    set interfaceTypes(types) {
      parts.interfaceTypes = types;
    },
  };
  rememberSymbol(symbol);
  return symbol;
}

/** What the program shows of the class, as far as it is known. */
function lazyInfo(origin: ClassOrigin, self: () => ClassSymbol, completeMembers: () => void): Mutable<ClassInfo> {
  let fields: readonly Field[] = [];
  let methods: readonly Method[] = [];
  let bridges: readonly Bridge[] | undefined;
  return {
    name: origin.name,
    outer: origin.outer?.info,
    isLibrary: origin.isLibrary,
    isSynthetic: origin.isSynthetic,
    get kind() {
      return self().declaration.flavor;
    },
    get isAbstract() {
      const { declaration } = self();
      const { flavor, modifiers } = declaration;
      return flavor === "interface" || modifiers.has("abstract") || (flavor === "enum" && isOpenEnum(declaration));
    },
    get superclass() {
      return self().superclass?.info;
    },
    get interfaces() {
      return self().interfaces.map((each) => each.info);
    },
    get fields() {
      completeMembers();
      return fields;
    },
    set fields(found) {
      fields = found;
    },
    get methods() {
      completeMembers();
      return methods;
    },
    set methods(found) {
      methods = found;
    },
    get bridges() {
      if (bridges === undefined) {
        bridges = [];
        bridges = bridgesOf(self());
      }
      return bridges;
    },
    get span() {
      const { source, declaration } = self();
      return source.span(declaration);
    },
  };
}

/** An enum that has no objects of its own: each of its constants has a body. */
function isOpenEnum({ constants }: TypeDeclaration): boolean {
  return constants.length > 0 && constants.every((constant) => constant.body !== undefined);
}

/** Turns what is known of a class into plain data. Members that nobody asked for stay out. */
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
  const { name, kind, isAbstract, superclass, interfaces, outer, isLibrary, isSynthetic, span } = info;
  return { name, kind, isAbstract, superclass, interfaces, outer, isLibrary, isSynthetic, span };
}
