import type { LiteralReading } from "./literals.ts";
import { UNKNOWN_ESCAPE, unescape } from "./literals.ts";

/** The value of `"""…"""` (JLS 3.10.6): indentation all lines share and blanks at their ends are no part of it. */
export function readTextBlock(text: string): LiteralReading {
  const inner = text.slice(3, -3).replaceAll(/\r\n?/g, "\n");
  const start = /^[ \t\f]*\n/.exec(inner);
  if (start === null) return { ok: false, problem: "text-block-in-first-line" };
  const lines = inner.slice(start[0].length).split("\n");
  const indentation = lines
    .filter((line, i) => /\S/.test(line) || i === lines.length - 1)
    .reduce((least, line) => Math.min(least, indentOf(line)), Number.POSITIVE_INFINITY);
  const stripped = lines.map((line) => (/\S/.test(line) ? line.slice(indentation).replace(/[ \t\f]+$/, "") : ""));
  const value = unescape(stripped.join("\n"));
  return value === undefined ? UNKNOWN_ESCAPE : { ok: true, value: { kind: "string", value } };
}

function indentOf(line: string): number {
  return line.search(/\S|$/);
}
