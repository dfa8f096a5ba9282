import { boolean, type Constant, type FunctionSpec, number, operation, text } from "./language.ts";

/** Every number has every result: what has none, such as ∞ − ∞, is 0. */
function total(value: number): number {
  return Number.isNaN(value) ? 0 : value;
}

/** How tightly a binary operator binds; all of them associate to the left. */
export const precedence: Readonly<Record<string, number>> = {
  or: 1,
  and: 2,
  "=": 3,
  "!=": 3,
  "<": 3,
  "<=": 3,
  ">": 3,
  ">=": 3,
  "++": 4,
  "+": 5,
  "-": 5,
  "*": 6,
};

/** Operators on numbers and truth values, by what is written between the operands. */
export const operators: ReadonlyMap<string, FunctionSpec> = new Map(
  [
    operation("or", [boolean, boolean], boolean, (a, b) => a || b),
    operation("and", [boolean, boolean], boolean, (a, b) => a && b),
    operation("<", [number, number], boolean, (a, b) => a < b),
    operation("<=", [number, number], boolean, (a, b) => a <= b),
    operation(">", [number, number], boolean, (a, b) => a > b),
    operation(">=", [number, number], boolean, (a, b) => a >= b),
    operation("+", [number, number], number, (a, b) => total(a + b)),
    operation("-", [number, number], number, (a, b) => total(a - b)),
    operation("*", [number, number], number, (a, b) => total(a * b)),
  ].map((spec) => [spec.name, spec]),
);

/** Those with one operand. */
export const prefixes: ReadonlyMap<string, FunctionSpec> = new Map(
  [operation("not", [boolean], boolean, (a) => !a), operation("-", [number], number, (a) => (a === 0 ? 0 : -a))].map(
    (spec) => [spec.name, spec],
  ),
);

/** The functions of every language. */
export const commonFunctions: readonly FunctionSpec[] = [
  operation("min", [number, number], number, (a, b) => total(Math.min(a, b))),
  operation("max", [number, number], number, (a, b) => total(Math.max(a, b))),
  operation("matches", [text, text], boolean, matches),
];

export const commonConstants: readonly Constant[] = [
  { name: "true", type: boolean, value: true },
  { name: "false", type: boolean, value: false },
  { name: "inf", type: number, value: Number.POSITIVE_INFINITY },
];

/** Whether a text fits a pattern in which `*` stands for any text. Takes at most the product of both lengths. */
function matches(written: string, pattern: string): boolean {
  const [first = "", ...others] = pattern.split("*");
  const last = others.pop();
  if (last === undefined) return written === first;
  if (!written.startsWith(first)) return false;
  let from = first.length;
  for (const part of others) {
    const place = written.indexOf(part, from);
    if (place === -1) return false;
    from = place + part.length;
  }
  return written.length - last.length >= from && written.endsWith(last);
}
