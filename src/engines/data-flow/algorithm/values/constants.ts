import { evaluate, evaluateUnary, INT, isDivision, narrow } from "../../../../java/index.ts";
import type { ValueDomain } from "./value-domain.ts";

/** An int, or NAC: not a constant. UNDEF is `undefined`. */
export type ConstantValue = number | "NAC";

/** UNDEF above all constants above NAC. */
export const constants: ValueDomain<ConstantValue> = {
  name: "constants",
  meetSymbol: "⊓",
  constant: (value) => value,
  unknown: () => "NAC",
  meet: (a, b) => (a === b ? a : "NAC"),
  equals: (a, b) => a === b,
  binary(operator, a, b) {
    // Nothing comes out of a division by zero. By UNDEF neither: when it becomes 0 the quotient must not go up again.
    if (isDivision(operator) && (b === 0 || b === undefined)) return undefined;
    if (a === "NAC" || b === "NAC") return "NAC";
    return a === undefined || b === undefined ? undefined : evaluate(operator, a, b);
  },
  unary: (operator, a) => (a === "NAC" ? a : evaluateUnary(operator, a)),
  convert: (range, a) => (a === "NAC" ? a : narrow(range, a)),
  numberOf: (a) => (a === "NAC" ? undefined : a),
  mayEqual: (a, b) => a === "NAC" || b === "NAC" || a === b,
  show: String,
  read: (text) => (text === "NAC" ? text : /^-?\d+$/.test(text) ? Number(text) : undefined),
  covers: (a, number) => a === "NAC" || a === number,
  bounds: (a) => (a === "NAC" ? INT : { low: a, high: a }),
  between: ({ low, high }) => (low === high ? low : undefined),
};
