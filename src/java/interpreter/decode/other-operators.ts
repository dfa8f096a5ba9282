import type { BinaryOperator } from "../../ir/instruction.ts";
import { divisionByZero } from "../machine/signals.ts";
import type { Arithmetic } from "../numbers/arithmetic.ts";
import {
  addLongs,
  andLongs,
  divideLongs,
  type Long,
  multiplyLongs,
  orLongs,
  remainderOfLongs,
  shiftLongLeft,
  shiftLongRight,
  shiftLongRightUnsigned,
  subtractLongs,
  xorLongs,
} from "../numbers/longs.ts";
import type { Value } from "../values/values.ts";
import { type BinaryOp, INT_OPERATORS } from "./int-operators.ts";

type Table = Readonly<Partial<Record<BinaryOperator, BinaryOp>>>;

function onLongs(compute: (a: Long, b: Long) => Value): BinaryOp {
  return (t, a, b, next) => (locals) => {
    locals[t] = compute(locals[a] as Long, locals[b] as Long);
    return next;
  };
}

function dividing(compute: (a: Long, b: Long) => Long): BinaryOp {
  return onLongs((a, b) => {
    if (b === 0) throw divisionByZero();
    return compute(a, b);
  });
}

const LONG_OPERATORS: Table = {
  "+": (t, a, b, next) => (locals) => {
    locals[t] = addLongs(locals[a] as Long, locals[b] as Long);
    return next;
  },
  "-": (t, a, b, next) => (locals) => {
    locals[t] = subtractLongs(locals[a] as Long, locals[b] as Long);
    return next;
  },
  "*": (t, a, b, next) => (locals) => {
    locals[t] = multiplyLongs(locals[a] as Long, locals[b] as Long);
    return next;
  },
  "/": dividing(divideLongs),
  "%": dividing(remainderOfLongs),
  "<<": onLongs(shiftLongLeft),
  ">>": onLongs(shiftLongRight),
  ">>>": onLongs(shiftLongRightUnsigned),
  "&": onLongs(andLongs),
  "|": onLongs(orLongs),
  "^": onLongs(xorLongs),
  "==": onLongs((a, b) => a === b),
  "!=": onLongs((a, b) => a !== b),
  "<": onLongs((a, b) => a < b),
  "<=": onLongs((a, b) => a <= b),
  ">": onLongs((a, b) => a > b),
  ">=": onLongs((a, b) => a >= b),
};

const DOUBLE_COMPARISONS: Table = {
  "==": (t, a, b, next) => (locals) => {
    locals[t] = Number(locals[a]) === Number(locals[b]);
    return next;
  },
  "!=": (t, a, b, next) => (locals) => {
    locals[t] = Number(locals[a]) !== Number(locals[b]);
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

const DOUBLE_OPERATORS: Table = {
  ...DOUBLE_COMPARISONS,
  "+": (t, a, b, next) => (locals) => {
    locals[t] = Number(locals[a]) + Number(locals[b]);
    return next;
  },
  "-": (t, a, b, next) => (locals) => {
    locals[t] = Number(locals[a]) - Number(locals[b]);
    return next;
  },
  "*": (t, a, b, next) => (locals) => {
    locals[t] = Number(locals[a]) * Number(locals[b]);
    return next;
  },
  "/": (t, a, b, next) => (locals) => {
    locals[t] = Number(locals[a]) / Number(locals[b]);
    return next;
  },
  "%": (t, a, b, next) => (locals) => {
    locals[t] = Number(locals[a]) % Number(locals[b]);
    return next;
  },
};

/** Rounding the exact sum or product of two floats once to double and once to float is the same as once to float. */
function onFloats(compute: (a: number, b: number) => number): BinaryOp {
  return (t, a, b, next) => (locals) => {
    locals[t] = Math.fround(compute(Number(locals[a]), Number(locals[b])));
    return next;
  };
}

const FLOAT_OPERATORS: Table = {
  ...DOUBLE_COMPARISONS,
  "+": onFloats((a, b) => a + b),
  "-": onFloats((a, b) => a - b),
  "*": onFloats((a, b) => a * b),
  "/": onFloats((a, b) => a / b),
  "%": onFloats((a, b) => a % b),
};

function onBooleans(compute: (a: boolean, b: boolean) => boolean): BinaryOp {
  return (t, a, b, next) => (locals) => {
    locals[t] = compute(locals[a] === true, locals[b] === true);
    return next;
  };
}

const BOOLEAN_OPERATORS: Table = {
  "&": onBooleans((a, b) => a && b),
  "|": onBooleans((a, b) => a || b),
  "^": onBooleans((a, b) => a !== b),
  "==": onBooleans((a, b) => a === b),
  "!=": onBooleans((a, b) => a !== b),
};

const REFERENCE_OPERATORS: Table = {
  "==": (t, a, b, next) => (locals) => {
    locals[t] = locals[a] === locals[b];
    return next;
  },
  "!=": (t, a, b, next) => (locals) => {
    locals[t] = locals[a] !== locals[b];
    return next;
  },
};

/** What each operator does, by the arithmetic it computes with. Missing entries do not pass the type checker. */
export const OPERATORS: Readonly<Record<Arithmetic, Table>> = {
  int: INT_OPERATORS,
  long: LONG_OPERATORS,
  float: FLOAT_OPERATORS,
  double: DOUBLE_OPERATORS,
  boolean: BOOLEAN_OPERATORS,
  reference: REFERENCE_OPERATORS,
};
