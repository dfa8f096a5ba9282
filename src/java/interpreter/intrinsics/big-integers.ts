import { virtualMachineText } from "../../messages/virtual-machine.ts";
import type { Intrinsic, Intrinsics, NativeCall } from "../machine/intrinsic.ts";
import { Raise } from "../machine/signals.ts";
import { longOf } from "../numbers/longs.ts";
import { JavaObject, type Value } from "../values/values.ts";
import { number, object, text } from "./arguments.ts";

/** Java keeps numbers below 2 to the power of this. */
const MOST_BITS = 2 ** 31;
const BITS_A_BYTE = 8;

/** A BigInteger keeps its number beside its fields. */
function valueOf(value: Value): bigint {
  const { hidden } = object(value);
  return typeof hidden === "bigint" ? hidden : 0n;
}

function made({ machine, method, siteOf }: NativeCall, value: bigint): JavaObject {
  const type = machine.types.ofClass(method.class);
  machine.heap.take(type.bytes + bitsOf(value) / BITS_A_BYTE);
  const result = new JavaObject(type, siteOf("BigInteger"));
  result.hidden = value;
  return result;
}

/** About how many bits it has. */
function bitsOf(value: bigint): number {
  return 4 * value.toString(16).length;
}

/** Counts the work before it is done, by the number of bits of the result. */
function prepare({ machine }: NativeCall, bits: number, turns: number): void {
  if (bits >= MOST_BITS) throw new Raise("ArithmeticException", virtualMachineText("big-integer-overflow"));
  machine.heap.takeBlock(bits / BITS_A_BYTE);
  machine.work(turns);
}

function linear(compute: (a: bigint, b: bigint) => bigint): Intrinsic {
  return (call, self, other) => {
    const [a, b] = [valueOf(self), valueOf(other)];
    prepare(call, Math.max(bitsOf(a), bitsOf(b)), 0);
    return made(call, compute(a, b));
  };
}

const WORD = 32;

/** Digit by digit, in words. */
function quadratic(compute: (a: bigint, b: bigint) => bigint): Intrinsic {
  return (call, self, other) => {
    const [a, b] = [valueOf(self), valueOf(other)];
    const [bitsA, bitsB] = [bitsOf(a), bitsOf(b)];
    prepare(call, bitsA + bitsB, (bitsA / WORD) * (bitsB / WORD));
    return made(call, compute(a, b));
  };
}

function shift(call: NativeCall, self: Value, bits: number): JavaObject {
  const value = valueOf(self);
  prepare(call, bits < 0 || value === 0n ? 0 : bitsOf(value) + bits, 0);
  if (bits < 0) return made(call, value >> BigInt(-bits));
  return made(call, value === 0n ? value : value << BigInt(bits));
}

function power(call: NativeCall, self: Value, exponent: number): JavaObject {
  const value = valueOf(self);
  const bits = value * value <= 1n ? 1 : bitsOf(value) * exponent;
  prepare(call, bits, (bits / WORD) ** 2);
  return made(call, value ** BigInt(exponent));
}

function powerModulo(call: NativeCall, self: Value, exponent: Value, modulus: Value): JavaObject {
  const m = valueOf(modulus);
  let rest = valueOf(exponent);
  prepare(call, bitsOf(m), 2 * bitsOf(rest) * (bitsOf(m) / WORD) ** 2);
  let square = ((valueOf(self) % m) + m) % m;
  let result = 1n % m;
  for (; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % m;
    square = (square * square) % m;
  }
  return made(call, result);
}

/** Text of digits in a radix; JavaScript reads only some of them. */
function parse(digits: string, radix: number): bigint {
  let value = 0n;
  const group = 8;
  for (let i = 0; i < digits.length; i += group) {
    const part = digits.slice(i, i + group);
    value = value * BigInt(radix) ** BigInt(part.length) + BigInt(Number.parseInt(part, radix));
  }
  return value;
}

function read(call: NativeCall, self: Value, digits: string, radix: number, isNegative: boolean): null {
  prepare(call, WORD * digits.length, (digits.length / 2) ** 2 / WORD);
  const value = radix === 10 ? BigInt(digits) : parse(digits, radix);
  object(self).hidden = isNegative ? -value : value;
  return null;
}

/** In two’s complement, without the sign. */
function bitLength(value: bigint): number {
  const positive = value < 0n ? -value - 1n : value;
  return positive === 0n ? 0 : positive.toString(2).length;
}

/** The bits that differ from the sign. */
function bitCount(value: bigint): number {
  const positive = value < 0n ? -value - 1n : value;
  return positive.toString(2).replaceAll("0", "").length;
}

/** Over the words of the amount, the highest first. */
function hash(value: bigint): number {
  const hex = (value < 0n ? -value : value).toString(16);
  const digits = hex.padStart(Math.ceil(hex.length / 8) * 8, "0");
  let sum = 0;
  for (let i = 0; i < digits.length; i += 8)
    sum = (Math.imul(31, sum) + Number.parseInt(digits.slice(i, i + 8), 16)) | 0;
  return value < 0n ? -sum | 0 : sum;
}

function sign(value: bigint): number {
  if (value === 0n) return 0;
  return value < 0n ? -1 : 1;
}

/** Another radix than those that Java has is ten. */
function show(call: NativeCall, value: bigint, radix: number): Value {
  prepare(call, 0, (bitsOf(value) / WORD) ** 2);
  return call.string(value.toString(radix >= 2 && radix <= 36 ? radix : 10));
}

/**
 * Numbers of any size: what takes time in proportion to their length and more is counted before it is done. `become`: the
 * receiver, which is just being made, gets the number.
 */
export const BIG_INTEGERS: Intrinsics = {
  "BigInteger.add(BigInteger)": linear((a, b) => a + b),
  "BigInteger.and(BigInteger)": linear((a, b) => a & b),
  "BigInteger.andNot(BigInteger)": linear((a, b) => a & ~b),
  "BigInteger.become(String,int,boolean)": (call, self, digits, radix, isNegative) =>
    read(call, self, text(digits), number(radix), isNegative === true),
  "BigInteger.bitCount()": (_, self) => bitCount(valueOf(self)),
  "BigInteger.bitLength()": (_, self) => bitLength(valueOf(self)),
  "BigInteger.compareTo(BigInteger)": (_, self, other) => sign(valueOf(self) - valueOf(other)),
  "BigInteger.doubleValue()": (_, self) => Number(valueOf(self)),
  "BigInteger.hashCode()": (_, self) => hash(valueOf(self)),
  "BigInteger.intValue()": (_, self) => Number(BigInt.asIntN(32, valueOf(self))),
  "BigInteger.longValue()": (_, self) => longOf(BigInt.asIntN(64, valueOf(self))),
  "BigInteger.multiply(BigInteger)": quadratic((a, b) => a * b),
  "BigInteger.not()": (call, self) => made(call, ~valueOf(self)),
  "BigInteger.or(BigInteger)": linear((a, b) => a | b),
  "BigInteger.power(int)": (call, self, exponent) => power(call, self, number(exponent)),
  "BigInteger.powerModulo(BigInteger,BigInteger)": powerModulo,
  "BigInteger.quotient(BigInteger)": quadratic((a, b) => a / b),
  "BigInteger.rest(BigInteger)": quadratic((a, b) => a % b),
  "BigInteger.shiftLeft(int)": (call, self, bits) => shift(call, self, number(bits)),
  "BigInteger.shiftRight(int)": (call, self, bits) => shift(call, self, -number(bits)),
  "BigInteger.signum()": (_, self) => sign(valueOf(self)),
  "BigInteger.subtract(BigInteger)": linear((a, b) => a - b),
  "BigInteger.toString(int)": (call, self, radix) => show(call, valueOf(self), number(radix)),
  "BigInteger.valueOf(long)": (call, value) => made(call, typeof value === "bigint" ? value : BigInt(number(value))),
  "BigInteger.xor(BigInteger)": linear((a, b) => a ^ b),
};
