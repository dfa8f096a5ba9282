import type { PrimitiveName } from "../../ir/program.ts";
import { type Decimal, digitsOfDouble, digitsOfFloat } from "../numbers/double-text.ts";
import { JavaString, type Value } from "./values.ts";

export type TextKind = PrimitiveName | "reference";

/** A value as `+` joins it to a text. A reference is null or a String. */
export function textOf(kind: TextKind, value: Value): string {
  switch (kind) {
    case "char":
      return String.fromCharCode(value as number);
    case "float":
      return floatText(value as number);
    case "double":
      return doubleText(value as number);
    case "reference":
      return value instanceof JavaString ? value.text : "null";
    default:
      return String(value);
  }
}

/** `Double.toString`: `1.0`, `1.0E10`, `NaN`. */
export function doubleText(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e7 && !Object.is(value, -0)) return `${value}.0`;
  return special(value) ?? sign(value) + decimalText(digitsOfDouble(Math.abs(value)));
}

/** `Float.toString`. */
export function floatText(value: number): string {
  return special(value) ?? sign(value) + decimalText(digitsOfFloat(Math.abs(value)));
}

function special(value: number): string | undefined {
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value > 0 ? "Infinity" : "-Infinity";
  return value === 0 ? `${sign(value)}0.0` : undefined;
}

function sign(value: number): "" | "-" {
  return value < 0 || Object.is(value, -0) ? "-" : "";
}

/** Plain from 10⁻³ up to 10⁷, with an exponent beyond; always a digit on both sides of the point. */
function decimalText({ digits, exponent }: Decimal): string {
  if (exponent > 0 && exponent < 8) {
    return `${digits.slice(0, exponent).padEnd(exponent, "0")}.${digits.slice(exponent) || "0"}`;
  }
  if (exponent <= 0 && exponent > -3) return `0.${"0".repeat(-exponent)}${digits}`;
  return `${digits[0]}.${digits.slice(1) || "0"}E${exponent - 1}`;
}
