import type { BinaryOperator } from "../../ir/instruction.ts";
import type { Op } from "../machine/frame.ts";
import { divisionByZero } from "../machine/signals.ts";

/** `locals[t] = locals[a] op locals[b]`, then go on at `next`. One function each: shared code would mix their types. */
export type BinaryOp = (t: number, a: number, b: number, next: number) => Op;

export const INT_OPERATORS: Readonly<Record<BinaryOperator, BinaryOp>> = {
  "+": (t, a, b, next) => (locals) => {
    locals[t] = ((locals[a] as number) + (locals[b] as number)) | 0;
    return next;
  },
  "-": (t, a, b, next) => (locals) => {
    locals[t] = ((locals[a] as number) - (locals[b] as number)) | 0;
    return next;
  },
  "*": (t, a, b, next) => (locals) => {
    locals[t] = Math.imul(locals[a] as number, locals[b] as number);
    return next;
  },
  "/": (t, a, b, next) => (locals) => {
    const divisor = locals[b] as number;
    if (divisor === 0) throw divisionByZero();
    locals[t] = ((locals[a] as number) / divisor) | 0;
    return next;
  },
  "%": (t, a, b, next) => (locals) => {
    const divisor = locals[b] as number;
    if (divisor === 0) throw divisionByZero();
    locals[t] = ((locals[a] as number) % divisor) | 0;
    return next;
  },
  "<<": (t, a, b, next) => (locals) => {
    locals[t] = (locals[a] as number) << Number(locals[b]);
    return next;
  },
  ">>": (t, a, b, next) => (locals) => {
    locals[t] = (locals[a] as number) >> Number(locals[b]);
    return next;
  },
  ">>>": (t, a, b, next) => (locals) => {
    locals[t] = ((locals[a] as number) >>> Number(locals[b])) | 0;
    return next;
  },
  "&": (t, a, b, next) => (locals) => {
    locals[t] = (locals[a] as number) & (locals[b] as number);
    return next;
  },
  "|": (t, a, b, next) => (locals) => {
    locals[t] = (locals[a] as number) | (locals[b] as number);
    return next;
  },
  "^": (t, a, b, next) => (locals) => {
    locals[t] = (locals[a] as number) ^ (locals[b] as number);
    return next;
  },
  "==": (t, a, b, next) => (locals) => {
    locals[t] = (locals[a] as number) === (locals[b] as number);
    return next;
  },
  "!=": (t, a, b, next) => (locals) => {
    locals[t] = (locals[a] as number) !== (locals[b] as number);
    return next;
  },
  "<": (t, a, b, next) => (locals) => {
    locals[t] = (locals[a] as number) < (locals[b] as number);
    return next;
  },
  "<=": (t, a, b, next) => (locals) => {
    locals[t] = (locals[a] as number) <= (locals[b] as number);
    return next;
  },
  ">": (t, a, b, next) => (locals) => {
    locals[t] = (locals[a] as number) > (locals[b] as number);
    return next;
  },
  ">=": (t, a, b, next) => (locals) => {
    locals[t] = (locals[a] as number) >= (locals[b] as number);
    return next;
  },
};

/** `if (a op b) go on at next; else go to`: a comparison and the jump that tests it, in one. */
type BranchOp = (a: number, b: number, next: number, to: number) => Op;

export const INT_BRANCHES: Readonly<Partial<Record<BinaryOperator, BranchOp>>> = {
  "==": (a, b, next, to) => (locals) => ((locals[a] as number) === (locals[b] as number) ? next : to),
  "!=": (a, b, next, to) => (locals) => ((locals[a] as number) !== (locals[b] as number) ? next : to),
  "<": (a, b, next, to) => (locals) => ((locals[a] as number) < (locals[b] as number) ? next : to),
  "<=": (a, b, next, to) => (locals) => ((locals[a] as number) <= (locals[b] as number) ? next : to),
  ">": (a, b, next, to) => (locals) => ((locals[a] as number) > (locals[b] as number) ? next : to),
  ">=": (a, b, next, to) => (locals) => ((locals[a] as number) >= (locals[b] as number) ? next : to),
};

export const REFERENCE_BRANCHES: Readonly<Partial<Record<BinaryOperator, BranchOp>>> = {
  "==": (a, b, next, to) => (locals) => (locals[a] === locals[b] ? next : to),
  "!=": (a, b, next, to) => (locals) => (locals[a] !== locals[b] ? next : to),
};
