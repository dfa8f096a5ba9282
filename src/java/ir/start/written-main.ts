import { isSubclass } from "../hierarchy.ts";
import type { ClassInfo, Method, Program, SourceFile, Type } from "../program.ts";
import { showType } from "../types.ts";

/** Objects that are made for a parameter have parameters of their own, up to this depth; then comes null. */
const DEEPEST = 3;

/** What stands for a collection of the library that a method asks for. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  Iterable: "ArrayList",
  Collection: "ArrayList",
  List: "ArrayList",
  ArrayList: "ArrayList",
  LinkedList: "LinkedList",
  Queue: "LinkedList",
  Deque: "ArrayDeque",
  Set: "HashSet",
  HashSet: "HashSet",
  SortedSet: "TreeSet",
  TreeSet: "TreeSet",
  Map: "HashMap",
  HashMap: "HashMap",
  SortedMap: "TreeMap",
  TreeMap: "TreeMap",
};

const PRIMITIVES: Readonly<Record<string, string>> = {
  boolean: "true",
  char: "'a'",
  byte: "(byte) 1",
  short: "(short) 1",
  long: "1L",
  float: "1f",
  double: "1.0",
};

/** Classes of the library that a value is written for. */
const VALUES: Readonly<Record<string, string>> = {
  Object: "new Object()",
  String: '"a"',
  CharSequence: '"a"',
  Comparable: '"a"',
  Integer: "1",
  Number: "1",
  Long: "1L",
  Double: "1.0",
  Float: "1f",
  Boolean: "true",
  Character: "'a'",
};

/**
 * A class with a `main` that makes an object of each class of a program and calls the methods that are not private,
 * with plain values: for programs that have no `main`. The file is the one that it is to be put behind. Undefined
 * when there is nothing to call.
 */
export function writtenMain(program: Program): SourceFile | undefined {
  const classes = program.classes.filter(isNamedAnywhere);
  const lines = classes.flatMap((info) => callsOf(classes, info));
  const file = classes.at(-1)?.span.file;
  if (file === undefined || lines.length === 0) return undefined;
  const name = ["Main", "Driver", "Start"].find((each) => !program.classes.some((info) => info.name === each));
  if (name === undefined) return undefined;
  const body = lines.map((line) => `        ${line}`).join("\n");
  return {
    name: file,
    text: `class ${name} {\n    public static void main(String[] args) throws Exception {\n${body}\n    }\n}\n`,
  };
}

/** Whether a class of the same package can name it: no local or private one, nor what is nested in such. */
function isNamedAnywhere({ isLibrary, isPrivate, isSynthetic, outer, name }: ClassInfo): boolean {
  if (isLibrary || isSynthetic || isPrivate === true) return false;
  return outer === undefined
    ? /^\w+$/.test(name)
    : /\.\w+$/.test(name) && !name.includes("$") && isNamedAnywhere(outer);
}

/** The statements for one class: its object, if a method needs one, then the calls in the order of the text. */
function callsOf(classes: readonly ClassInfo[], info: ClassInfo): readonly string[] {
  const methods = info.methods.filter(
    (method) => method.kind === "method" && !method.isPrivate && !method.isAbstract && !method.isImplicit,
  );
  const object = info.isAbstract ? undefined : made(classes, info, 0);
  const needsObject = object !== undefined && methods.some((method) => !method.isStatic);
  const variable = variableOf(info.name.replaceAll(".", ""));
  const calls = methods
    .filter((method) => method.isStatic || object !== undefined)
    .map((method) => `${method.isStatic ? info.name : variable}.${method.name}(${values(classes, method, 0)});`);
  return needsObject ? [`${info.name} ${variable} = ${object};`, ...calls] : calls;
}

/** `shop`, `aNew` for a word of the language. */
function variableOf(name: string): string {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return small === name ||
    /^(args|case|char|class|do|double|float|for|if|int|long|new|return|short|this|try)$/.test(small)
    ? `the${name.charAt(0).toUpperCase()}${name.slice(1)}`
    : small;
}

/** How an object of a class is made; undefined where there is no way. */
function made(classes: readonly ClassInfo[], info: ClassInfo, depth: number): string | undefined {
  if (info.kind === "enum") return `${info.name}.values()[0]`;
  const [constructor] = info.methods
    .filter((method) => method.kind === "constructor" && !method.isPrivate)
    .toSorted((a, b) => a.parameters.length - b.parameters.length);
  if (constructor === undefined) return undefined;
  const around = info.outer;
  if (around === undefined || !info.fields.some(({ name }) => name === "this$0"))
    return `new ${info.name}(${values(classes, constructor, depth + 1)})`;
  const object = depth >= DEEPEST || around.isAbstract ? undefined : made(classes, around, depth + 1);
  const given = { ...constructor, parameters: constructor.parameters.slice(1) };
  const simple = info.name.slice(info.name.lastIndexOf(".") + 1);
  return object === undefined ? undefined : `${object}.new ${simple}(${values(classes, given, depth + 1)})`;
}

function values(classes: readonly ClassInfo[], { parameters }: Method, depth: number): string {
  return parameters.map(({ type }) => valueOf(classes, type, depth)).join(", ");
}

function valueOf(classes: readonly ClassInfo[], type: Type, depth: number): string {
  if (type.kind === "primitive") return PRIMITIVES[type.name] ?? "1";
  if (type.kind === "array") return `new ${showType(type)} {${valueOf(classes, type.element, depth)}}`;
  if (type.kind !== "class") return "null";
  const { name } = type.class;
  if (type.class.isLibrary) return valueOfLibrary(name);
  const concrete = [type.class, ...classes].find((each) => !each.isAbstract && isSubclass(each, type.class));
  const object = concrete === undefined || depth >= DEEPEST ? undefined : made(classes, concrete, depth);
  return object ?? `(${name}) null`;
}

function valueOfLibrary(name: string): string {
  const collection = COLLECTIONS[name];
  return VALUES[name] ?? (collection === undefined ? "null" : `new java.util.${collection}<>()`);
}
