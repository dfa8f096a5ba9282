import type { ProblemOf } from "../../../messages/ill-formed.ts";
import type { LITERAL_MESSAGES } from "../../../messages/literals.ts";
import type { ConstantValue } from "../tree/expression.ts";

/** The value of a literal, or what is wrong with it. */
export type LiteralReading =
  | { readonly ok: true; readonly value: ConstantValue }
  | { readonly ok: false; readonly problem: ProblemOf<typeof LITERAL_MESSAGES> };

/** An integer literal of any radix. Decimal ones reach one further when a minus stands before them (JLS 3.10.1). */
export function readInteger(text: string, isNegated: boolean): LiteralReading {
  const isLong = /[lL]$/.test(text);
  const digits = (isLong ? text.slice(0, -1) : text).replaceAll("_", "");
  if (/^0[0-9]*[89]/.test(digits)) return { ok: false, problem: "leading-zero" };
  const isDecimal = digits === "0" || !digits.startsWith("0");
  const magnitude = BigInt(isDecimal || /^0[xXbBoO]/.test(digits) ? digits : `0o${digits.slice(1)}`);
  const bits = isLong ? 64n : 32n;
  const limit = isDecimal ? (1n << (bits - 1n)) - (isNegated ? 0n : 1n) : (1n << bits) - 1n;
  if (magnitude > limit) return { ok: false, problem: isLong ? "beyond-64-bits" : "beyond-32-bits" };
  const value = BigInt.asIntN(Number(bits), isNegated ? -magnitude : magnitude);
  return { ok: true, value: isLong ? { kind: "long", value } : { kind: "int", value: Number(value) } };
}

/** A floating-point literal, decimal or hexadecimal. */
export function readFloating(text: string): LiteralReading {
  const isFloat = /[fF]$/.test(text);
  const digits = text.replace(/[fFdD]$/, "").replaceAll("_", "");
  const value = /^0[xX]/.test(digits) ? readHexadecimal(digits) : Number(digits);
  const rounded = isFloat ? Math.fround(value) : value;
  if (!Number.isFinite(rounded)) return { ok: false, problem: "infinite-number" };
  return { ok: true, value: { kind: isFloat ? "float" : "double", value: rounded } };
}

/** `0x1.8p3` */
function readHexadecimal(text: string): number {
  const [mantissa = "", exponent = "0"] = text.slice(2).toLowerCase().split("p");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const bits = BigInt(`0x0${whole}${fraction}`);
  return Number(bits) * 2 ** (Number(exponent) - 4 * fraction.length);
}

export function readCharacter(text: string): LiteralReading {
  const inner = unescape(text.slice(1, -1));
  if (inner === undefined) return UNKNOWN_ESCAPE;
  if (inner.length !== 1) return { ok: false, problem: "no-single-character" };
  return { ok: true, value: { kind: "char", value: inner.charCodeAt(0) } };
}

export function readString(text: string): LiteralReading {
  const inner = text.slice(1, -1);
  if (/[\r\n]/.test(inner)) return { ok: false, problem: "unclosed-text" };
  const value = unescape(inner);
  return value === undefined ? UNKNOWN_ESCAPE : { ok: true, value: { kind: "string", value } };
}

export const UNKNOWN_ESCAPE = { ok: false, problem: "unknown-escape" } as const;

const ESCAPES: Readonly<Record<string, string>> = {
  b: "\b",
  t: "\t",
  n: "\n",
  f: "\f",
  r: "\r",
  s: " ",
  '"': '"',
  "'": "'",
  "\\": "\\",
  "\n": "",
};

/** The text with its escapes replaced; undefined when one is unknown. A line end is escaped in text blocks only. */
export function unescape(text: string): string | undefined {
  let isKnown = true;
  const value = text.replace(/\\(u+[0-9a-fA-F]{4}|[0-3]?[0-7]{1,2}|[\s\S])?/g, (_, escape: string | undefined) => {
    const meaning = escape === undefined ? undefined : meaningOf(escape);
    isKnown &&= meaning !== undefined;
    return meaning ?? "";
  });
  return isKnown ? value : undefined;
}

function meaningOf(escape: string): string | undefined {
  if (/^u+[0-9a-fA-F]{4}$/.test(escape)) return String.fromCharCode(Number.parseInt(escape.replace(/^u+/, ""), 16));
  if (/^[0-7]+$/.test(escape)) return String.fromCharCode(Number.parseInt(escape, 8));
  return ESCAPES[escape];
}
