import { say } from "../../messages/say.ts";
import type { AnySemiring, Semiring } from "./semiring.ts";

/** A weight of two parts, one in each semiring. */
export type PairWeight = readonly [left: unknown, right: unknown];

/**
 * Two semirings at once, part by part. Its order is no chain even when the parts' orders are: the best of
 * two runs in both parts may be neither of them.
 */
export function productSemiring(left: AnySemiring, right: AnySemiring): Semiring<PairWeight> {
  const bothOf = (first: unknown, second: unknown): PairWeight | undefined =>
    first === undefined || second === undefined ? undefined : [first, second];
  return {
    name: `${left.name}*${right.name}`,
    zero: [left.zero, right.zero],
    one: [left.one, right.one],
    isTwoBit: false,
    expected: say("semiring.product", { left: left.show(left.one), right: right.show(right.one) }),
    combine: (a, b) => [left.combine(a[0], b[0]), right.combine(a[1], b[1])],
    extend: (first, then) => [left.extend(first[0], then[0]), right.extend(first[1], then[1])],
    equals: (a, b) => left.equals(a[0], b[0]) && right.equals(a[1], b[1]),
    show: (weight) => `(${left.show(weight[0])}, ${right.show(weight[1])})`,
    parse: (text) => {
      const inner = /^\((.*)\)$/.exec(text.trim())?.[1];
      const comma = inner === undefined ? -1 : topLevelComma(inner);
      if (inner === undefined || comma === -1) return undefined;
      return bothOf(left.parse(inner.slice(0, comma).trim()), right.parse(inner.slice(comma + 1).trim()));
    },
    toJson: (weight) => [
      left.toJson(weight[0]) ?? left.show(weight[0]),
      right.toJson(weight[1]) ?? right.show(weight[1]),
    ],
    fromJson: (value) =>
      Array.isArray(value) && value.length === 2
        ? bothOf(left.fromJson(value[0]), right.fromJson(value[1]))
        : undefined,
    ...descentOf(left, right),
    isOverflown: (weight) => left.isOverflown?.(weight[0]) === true || right.isOverflown?.(weight[1]) === true,
  };
}

/** The parts of the left one, then those of the right one. */
function descentOf(left: AnySemiring, right: AnySemiring): Pick<Semiring<PairWeight>, "descent"> {
  const ofLeft = left.descent?.parts ?? 0;
  const parts = ofLeft + (right.descent?.parts ?? 0);
  if (parts === 0) return {};
  return {
    descent: {
      parts,
      isBelow: (weight, other, part) =>
        part < ofLeft
          ? left.descent?.isBelow(weight[0], other[0], part) === true
          : right.descent?.isBelow(weight[1], other[1], part - ofLeft) === true,
      sink: (weight, part) =>
        part < ofLeft
          ? [left.descent?.sink(weight[0], part), weight[1]]
          : [weight[0], right.descent?.sink(weight[1], part - ofLeft)],
    },
  };
}

/** The comma that is inside no further parentheses, or -1. */
function topLevelComma(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (character === "," && depth === 0) return index;
  }
  return -1;
}
