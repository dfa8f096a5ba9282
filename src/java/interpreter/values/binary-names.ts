import type { ClassInfo, PrimitiveName, Program, Type } from "../../ir/program.ts";

/** How array classes spell their element: `[I` (JVMS 4.3.2). */
export const PRIMITIVE_LETTERS: Readonly<Record<PrimitiveName, string>> = {
  boolean: "Z",
  byte: "B",
  short: "S",
  char: "C",
  int: "I",
  long: "J",
  float: "F",
  double: "D",
};

/** The package that a file says it is in, `java.util`; undefined for the unnamed one. */
export function packageOf(program: Program, info: ClassInfo): string | undefined {
  const { file } = info.span;
  const text = program.files.find((each) => each.name === file)?.text;
  if (text !== undefined) return /^[ \t]*package\s+([\w.\s]+?)\s*;/m.exec(text)?.[1]?.replaceAll(/\s/g, "");
  const slash = file.lastIndexOf("/");
  return slash < 0 ? undefined : file.slice(0, slash).replaceAll("/", ".");
}

/** `java.util.Map$Entry`, as `Class.getName` gives it. */
export function binaryName(program: Program, info: ClassInfo): string {
  const inPackage = packageOf(program, info);
  if (inPackage === undefined) return info.name.replaceAll(".", "$");
  const own = info.name.startsWith(`${inPackage}.`) ? info.name.slice(inPackage.length + 1) : info.name;
  return `${inPackage}.${own.replaceAll(".", "$")}`;
}

/** A type as messages of the virtual machine spell it: `int[]`, `java.util.List`; `String` and `Object` without package. */
export function messageName(program: Program, type: Type): string {
  switch (type.kind) {
    case "primitive":
      return type.name;
    case "array":
      return `${messageName(program, type.element)}[]`;
    case "class": {
      const name = binaryName(program, type.class);
      return name === "java.lang.String" || name === "java.lang.Object" ? type.class.name : name;
    }
    case "null":
    case "void":
      return type.kind;
  }
}
