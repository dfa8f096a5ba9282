import type { ConstantValue } from "../tree/expression.ts";

/** The value of a literal, or what is wrong with it. */
export type LiteralReading =
  | { readonly ok: true; readonly value: ConstantValue }
  | { readonly ok: false; readonly problem: string; readonly remedy: string };

const TOO_LARGE = {
  ok: false,
  problem: "This number does not fit into 32 bits.",
  remedy: "End it with L for a long.",
} as const;
const FAR_TOO_LARGE = {
  ok: false,
  problem: "This number does not fit into 64 bits.",
  remedy: "Use a smaller one.",
} as const;

/** An integer literal of any radix. Decimal ones reach one further when a minus stands before them (JLS 3.10.1). */
export function readInteger(text: string, isNegated: boolean): LiteralReading {
  const isLong = /[lL]$/.test(text);
  const digits = (isLong ? text.slice(0, -1) : text).replaceAll("_", "");
  if (/^0[0-9]*[89]/.test(digits)) {
    return { ok: false, problem: "A number with a leading 0 is octal.", remedy: "Leave out the leading 0." };
  }
  const isDecimal = digits === "0" || !digits.startsWith("0");
  const magnitude = BigInt(isDecimal || /^0[xXbBoO]/.test(digits) ? digits : `0o${digits.slice(1)}`);
  const bits = isLong ? 64n : 32n;
  const limit = isDecimal ? (1n << (bits - 1n)) - (isNegated ? 0n : 1n) : (1n << bits) - 1n;
  if (magnitude > limit) return isLong ? FAR_TOO_LARGE : TOO_LARGE;
  const value = BigInt.asIntN(Number(bits), isNegated ? -magnitude : magnitude);
  return { ok: true, value: isLong ? { kind: "long", value } : { kind: "int", value: Number(value) } };
}

/** A floating-point literal, decimal or hexadecimal. */
export function readFloating(text: string): LiteralReading {
  const isFloat = /[fF]$/.test(text);
  const digits = text.replace(/[fFdD]$/, "").replaceAll("_", "");
  const value = /^0[xX]/.test(digits) ? readHexadecimal(digits) : Number(digits);
  const rounded = isFloat ? Math.fround(value) : value;
  if (!Number.isFinite(rounded))
    return { ok: false, problem: "This number is too large.", remedy: "Use a smaller one." };
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
  if (inner.length !== 1) {
    return {
      ok: false,
      problem: "Between single quotes stands one character.",
      remedy: "Use double quotes for a text.",
    };
  }
  return { ok: true, value: { kind: "char", value: inner.charCodeAt(0) } };
}

export function readString(text: string): LiteralReading {
  const inner = text.slice(1, -1);
  if (/[\r\n]/.test(inner)) {
    return { ok: false, problem: "This text does not end in its line.", remedy: "Close it with a double quote." };
  }
  const value = unescape(inner);
  return value === undefined ? UNKNOWN_ESCAPE : { ok: true, value: { kind: "string", value } };
}

export const UNKNOWN_ESCAPE = {
  ok: false,
  problem: "This escape is unknown.",
  remedy: "Java has \\b \\t \\n \\f \\r \\s \\\" \\' \\\\, octal ones and \\u with four hexadecimal digits.",
} as const;

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
