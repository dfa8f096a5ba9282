import type { ClassInfo, Program } from "../../java/index.ts";

/** What has an identity in a program: classes, methods, fields, variables and sites. Spans and types are values. */
const MARKS = ["bridges", "handlers", "isTemporary", "label", "isStatic"] as const;

/** Of a class that a type mentions and nothing uses, the parts are worked out when they are read. */
const PARTS_OF_CLASS = [
  "bridges",
  "fields",
  "interfaces",
  "isAbstract",
  "isLibrary",
  "isSynthetic",
  "kind",
  "methods",
  "name",
  "outer",
  "span",
  "superclass",
] as const satisfies readonly (keyof ClassInfo)[];

/** The whole program as text: equal for two programs exactly when they cannot be told apart. */
export function dumpProgram(program: Program): string {
  const numbers = new Map<object, number>();
  const lines: string[] = [];
  const show = (value: unknown): string => {
    if (typeof value !== "object" || value === null) return showAtom(value);
    if (Array.isArray(value)) return `[${value.map(show).join(",")}]`;
    if (!MARKS.some((mark) => mark in value)) return showParts(value);
    const known = numbers.get(value);
    if (known !== undefined) return `#${known}`;
    const number = numbers.size;
    numbers.set(value, number);
    const parts = showParts(value);
    lines.push(`#${number} ${parts}`);
    return `#${number}`;
  };
  const showParts = (value: object): string =>
    `{${partsOf(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => `${key}:${show(part)}`)
      .join(",")}}`;
  lines.push(show(program));
  return lines.join("\n");
}

function partsOf(value: object): readonly (readonly [string, unknown])[] {
  if (isClass(value)) return PARTS_OF_CLASS.map((key) => [key, value[key]]);
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function isClass(value: object): value is ClassInfo {
  return "bridges" in value;
}

function showAtom(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  return JSON.stringify(value) ?? "undefined";
}
