import { INT, type Range } from "../../../../java/index.ts";
import type { Members } from "../analysis.ts";
import { isTracked, type ValueDomain } from "./value-domain.ts";
import type { Environment } from "./values.ts";

/** Facts by variable: one value of each. */
export function membersOf<V>(domain: ValueDomain<V>): Members<Environment<V>> {
  return {
    names: ({ variables }) => variables.map((variable) => (isTracked(variable) ? variable.name : undefined)),
    valueOf(fact, member) {
      const value = fact?.[member];
      return value === undefined ? undefined : domain.show(value);
    },
    with({ variables }, fact, member, written) {
      const value = domain.read(written);
      if (value === undefined) return undefined;
      return variables.map((_, at) => (at === member ? value : fact?.[at]));
    },
    covers(written, number) {
      const value = domain.read(written);
      return value !== undefined && domain.covers(value, number);
    },
    candidates(written, constants) {
      if (domain.all !== undefined) return domain.all.map(domain.show);
      const wanted = domain.read(written);
      const bounds = wanted === undefined ? INT : domain.bounds(wanted);
      const around = [...new Set([0, 1, ...constants])].flatMap((number) => nearby(bounds, number));
      const values = around.filter(isInside).flatMap((range) => domain.between(range) ?? []);
      return [...new Set([...values, domain.unknown(INT)].map(domain.show))];
    },
  };
}

/** What gives a range with one operation on a number, and what a comparison with it tells apart. */
function nearby({ low, high }: Range, number: number): readonly Range[] {
  const points = [number - 1, number, number + 1];
  return [
    { low, high },
    { low: low - number, high: high - number },
    { low: low + number, high: high + number },
    { low: number - high, high: number - low },
    { low: -1 - high, high: -1 - low },
    ...(number === 0 ? [] : [{ low: Math.trunc(low / number), high: Math.trunc(high / number) }]),
    ...points.map((point) => ({ low: point, high: point })),
  ];
}

function isInside({ low, high }: Range): boolean {
  return INT.low <= low && low <= high && high <= INT.high;
}
