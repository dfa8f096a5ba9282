import { type Checked, type Definitions, type OwnValue, showOwnValue } from "../../../../../definitions/index.ts";
import { say } from "../../../messages/say.ts";
import { minPlusSemiring, sumOf } from "../min-plus.ts";
import type { Semiring } from "../semiring.ts";
import { combine, extend, one, zero } from "./language.ts";

interface Tropical {
  readonly operations: Pick<Semiring<OwnValue>, "extend" | "descent" | "isOverflown" | "show" | "toJson">;
  /** The note on it. */
  readonly note: string;
}

/**
 * What is known of a definition that is (min, +) or (max, +), as it is written: weights that change for ever are infinite. Of
 * every other definition on numbers it is not known where weights go.
 */
export function tropicalOf(definitions: Definitions): Tropical | undefined {
  const { name } = definitions;
  if (!isOfBoth(definitions, extend.name, "+") || definitions.function(one)?.() !== 0) return undefined;
  const least = isOfBoth(definitions, combine.name, "min") ? 1 : isOfBoth(definitions, combine.name, "max") ? -1 : 0;
  if (least === 0 || definitions.function(zero)?.() !== least * Number.POSITIVE_INFINITY) return undefined;
  // Negated, the greatest of sums is the least.
  const asLeast = (weight: OwnValue): number => least * Number(weight);
  const written = (weight: OwnValue): OwnValue => {
    const known = asLeast(weight);
    return minPlusSemiring.isOverflown?.(known) === true ? minPlusSemiring.show(Number(weight)) : weight;
  };
  return {
    operations: {
      extend: (first, then) => least * sumOf(asLeast(first), asLeast(then)) + 0,
      descent: {
        parts: 1,
        isBelow: (weight, other) => asLeast(weight) < asLeast(other),
        sink: () => least * Number.NEGATIVE_INFINITY,
      },
      isOverflown: (weight) => minPlusSemiring.isOverflown?.(Number(weight)) === true,
      show: (weight) => showOwnValue(written(weight)),
      toJson: (weight) => {
        const value = written(weight);
        return typeof value === "number" && Number.isFinite(value) ? value : showOwnValue(value);
      },
    },
    note: least === 1 ? say("own.leastSum", { name }) : say("own.greatestSum", { name }),
  };
}

/** Whether a definition is an operation on its two parameters, in either order. */
function isOfBoth(definitions: Definitions, definition: string, operation: string): boolean {
  const body = withoutWidening(definitions.definition(definition)?.body);
  if (body?.kind !== "apply" || body.function.name !== operation) return false;
  const indexes = body.arguments.map((each) => {
    const argument = withoutWidening(each);
    return argument?.kind === "parameter" ? argument.index : -1;
  });
  return indexes.length === 2 && indexes.includes(0) && indexes.includes(1);
}

function withoutWidening(expression: Checked | undefined): Checked | undefined {
  return expression?.kind === "widen" ? withoutWidening(expression.operand) : expression;
}
