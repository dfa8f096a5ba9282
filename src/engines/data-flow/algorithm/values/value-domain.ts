import {
  type BinaryOperator,
  type Comparison,
  type FlowNode,
  type Range,
  rangeOf,
  type UnaryOperator,
  type Variable,
  variableWritten,
} from "../../../../java/index.ts";

/**
 * What is known of one int-like variable. `undefined` is neutral for `meet`: UNDEF of the constants, ⊥ of the
 * intervals. Nothing that computes with it has a value either, except where a method says so.
 */
export interface ValueDomain<V> {
  readonly name: string;
  /** The definition of a reader who wrote what values there are. */
  readonly own?: string;
  readonly meetSymbol: "⊓" | "⊔";
  constant(value: number): V;
  /** Every value of a type. */
  unknown(range: Range): V;
  meet(a: V, b: V): V;
  equals(a: V, b: V): boolean;
  binary(operator: BinaryOperator, a: V | undefined, b: V | undefined): V | undefined;
  unary(operator: UnaryOperator, a: V): V;
  convert(range: Range, a: V): V;
  /** The value, if it is one number. */
  numberOf(value: V): number | undefined;
  /** Whether two array indices may be the same. */
  mayEqual(a: V, b: V): boolean;
  show(value: V): string;
  /** Reads what `show` writes; undefined where that is none. */
  read(text: string): V | undefined;
  /** Whether it stands for a number. */
  covers(value: V, number: number): boolean;
  /** The least and the greatest number that a value stands for. */
  bounds(value: V): Range;
  /** The value of all numbers in a range; undefined where there is no such value but that of every number. */
  between(range: Range): V | undefined;
  /** All values, where they are few. */
  readonly all?: readonly V[];
  /** `old` and `next`, at the end of the range where `grown` goes beyond `old`. */
  widen?(range: Range, old: V, next: V, grown: V): V;
  /** The operands of a comparison that holds; undefined when it cannot hold. */
  refine?(operator: Comparison, a: V, b: V): readonly [V, V] | undefined;
}

/** Whether values of the variable are known: it is int-like. */
export function isTracked({ type }: Variable): boolean {
  return rangeOf(type) !== undefined;
}

/** The int-like variable that a node assigns. */
export function trackedTarget({ instruction }: FlowNode): Variable | undefined {
  const target = instruction && variableWritten(instruction);
  return target && isTracked(target) ? target : undefined;
}
