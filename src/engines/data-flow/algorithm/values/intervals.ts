import { INT, intersect, narrow, type Range, refineRanges, resultRange, spanning } from "../../../../java/index.ts";
import type { ValueDomain } from "./value-domain.ts";

/** Intervals of Java's ints; ⊥ is `undefined`. What overflows may be anything; the bounds of int are shown as −inf and +inf. */
export const intervals: ValueDomain<Range> = {
  name: "intervals",
  meetSymbol: "⊔",
  constant: (value) => ({ low: value, high: value }),
  unknown: (range) => range,
  meet: (a, b) => spanning([a.low, a.high, b.low, b.high]),
  equals: (a, b) => a.low === b.low && a.high === b.high,
  binary: (operator, a, b) => (a === undefined || b === undefined ? undefined : resultRange(operator, a, b)),
  unary(operator, { low, high }) {
    // ~a = -1 - a, !a = 1 - a
    const from = operator === "-" ? 0 : operator === "~" ? -1 : 1;
    return resultRange("-", { low: from, high: from }, { low, high }) ?? INT;
  },
  convert: (range, a) => {
    const ends = { low: narrow(range, a.low), high: narrow(range, a.high) };
    return ends.high - ends.low === a.high - a.low ? ends : range;
  },
  numberOf: ({ low, high }) => (low === high ? low : undefined),
  mayEqual: (a, b) => intersect(a, b) !== undefined,
  show({ low, high }) {
    const isPoint = low === high;
    return `[${low === INT.low && !isPoint ? "-inf" : low},${high === INT.high && !isPoint ? "+inf" : high}]`;
  },
  read(text) {
    const [, low, high = low] = /^\[?([^,[\]]+)(?:,([^,[\]]+)\])?$/.exec(text) ?? [];
    const numbers = { low: boundOf(low, INT.low), high: boundOf(high, INT.high) };
    return numbers.low <= numbers.high ? numbers : undefined;
  },
  covers: ({ low, high }, number) => low <= number && number <= high,
  bounds: (a) => a,
  between: (range) => range,
  widen: (range, old, next, grown) => ({
    low: grown.low < old.low ? range.low : Math.min(old.low, next.low),
    high: grown.high > old.high ? range.high : Math.max(old.high, next.high),
  }),
  refine: refineRanges,
};

function boundOf(text: string | undefined, infinite: number): number {
  return /^[-+]?inf$/.test(text ?? "") ? infinite : text === undefined || text === "" ? Number.NaN : Number(text);
}
