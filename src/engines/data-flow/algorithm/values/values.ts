import { INT, type Operand, rangeOf, type Type, type Variable } from "../../../../java/index.ts";
import { isTracked, type ValueDomain } from "./value-domain.ts";

/** A value for each variable of a method, by `Variable.index`; undefined: no execution gets here. */
export type Environment<V> = readonly (V | undefined)[] | undefined;

/** The values of a domain, and undefined: no execution gives one. */
export class Values<V> {
  readonly domain: ValueDomain<V>;

  constructor(domain: ValueDomain<V>) {
    this.domain = domain;
  }

  /** The value of an operand. What is not tracked may be anything. */
  of(operand: Operand | undefined, state: Environment<V>): V | undefined {
    if (state === undefined || operand === undefined) return undefined;
    switch (operand.kind) {
      case "variable":
        return isTracked(operand.variable) ? state[operand.variable.index] : this.domain.unknown(INT);
      case "int":
      case "char":
      case "boolean":
        return this.domain.constant(Number(operand.value));
      default:
        return this.domain.unknown(INT);
    }
  }

  /** Any value of a type. */
  unknown(type: Type): V | undefined {
    const range = rangeOf(type);
    return range && this.domain.unknown(range);
  }

  meet(a: V | undefined, b: V | undefined): V | undefined {
    return a === undefined || b === undefined ? (a ?? b) : this.domain.meet(a, b);
  }

  isSame(a: V | undefined, b: V | undefined): boolean {
    return a === b || (a !== undefined && b !== undefined && this.domain.equals(a, b));
  }
}

/** The state after a variable was given a value of its type; without a variable it is the same. */
export function assign<V>(
  state: Environment<V>,
  target: Variable | undefined,
  valueOf: (type: Type) => V | undefined,
): Environment<V> {
  return target === undefined ? state : state?.with(target.index, valueOf(target.type));
}
