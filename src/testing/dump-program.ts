import type { Program } from "../java/index.ts";

/** What has an identity in a program: classes, methods, fields, variables and sites. Spans and types are values. */
const MARKS = ["bridges", "handlers", "isTemporary", "label", "isStatic"] as const;

/** The whole program as text: equal for two programs exactly when nobody could tell them apart. */
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
    `{${Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => `${key}:${show(part)}`)
      .join(",")}}`;
  lines.push(show(program));
  return lines.join("\n");
}

function showAtom(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  return JSON.stringify(value) ?? "undefined";
}
