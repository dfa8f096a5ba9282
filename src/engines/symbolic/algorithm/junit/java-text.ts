import { binaryName, type ClassInfo, type Program, packageOf, type Type } from "../../../../java/index.ts";
import type { InputValue } from "../test-input/test-input.ts";

/** How another class of the same package calls a class; undefined when it cannot: private, local and anonymous ones. */
export function classText(program: Program, info: ClassInfo): string | undefined {
  if (info.name.includes("$") || isPrivate(program, info)) return undefined;
  if (info.outer !== undefined && classText(program, info.outer) === undefined) return undefined;
  return info.isLibrary
    ? binaryName(program, info)
        .replaceAll("$", ".")
        .replace(/^java\.lang\.(?=\w+$)/, "")
    : hasPackages(program)
      ? binaryName(program, info).replaceAll("$", ".")
      : info.name;
}

/** Whether the reader's classes are in several packages: names say then which one. */
function hasPackages(program: Program): boolean {
  const own = program.classes.filter(({ isLibrary, isSynthetic }) => !isLibrary && !isSynthetic);
  return new Set(own.map((info) => packageOf(program, info))).size > 1;
}

/** Of a class of the reader's: by its text, from its modifiers on. */
function isPrivate(program: Program, { isLibrary, span }: ClassInfo): boolean {
  if (isLibrary) return false;
  const { file, start } = span;
  const line = program.files.find(({ name }) => name === file)?.text.split(/\r\n|\r|\n/)[start.line - 1] ?? "";
  return /^(?:(?:static|final|abstract)\s+)*private\b/.test(line.slice(start.column - 1));
}

/** A value of a primitive type, or null, as Java writes it, such that the type is exactly this one. */
export function literal(type: Type, value: InputValue | bigint): string {
  if (type.kind !== "primitive") return "null";
  const number = Number(value ?? 0);
  switch (type.name) {
    case "boolean":
      return number === 0 ? "false" : "true";
    case "byte":
    case "short":
      return `(${type.name}) ${number}`;
    case "char":
      return character(number);
    case "int":
      return String(number);
    case "long":
      return `${String(value ?? 0)}L`;
    case "float":
    case "double":
      return fraction(type.name === "float" ? "Float" : "Double", number);
  }
}

function character(code: number): string {
  const text = String.fromCharCode(code);
  return /[\w .,;:!?+*/=<>()[\]{}#%&|-]/.test(text) ? `'${text}'` : `(char) ${code}`;
}

function fraction(box: "Float" | "Double", value: number): string {
  if (Number.isNaN(value)) return `${box}.NaN`;
  if (!Number.isFinite(value)) return `${box}.${value > 0 ? "POSITIVE" : "NEGATIVE"}_INFINITY`;
  const digits = Object.is(value, -0) ? "-0.0" : String(value);
  return `${/[.e]/.test(digits) ? digits : `${digits}.0`}${box === "Float" ? "f" : ""}`;
}
