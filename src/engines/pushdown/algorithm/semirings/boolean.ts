import { say } from "../../messages/say.ts";
import type { Semiring } from "./semiring.ts";

/** Reachability alone: 0 is unreachable, 1 is reachable. */
export const booleanSemiring: Semiring<number> = {
  name: "boolean",
  zero: 0,
  one: 1,
  isTwoBit: true,
  get expected() {
    return say("semiring.boolean");
  },
  combine: (a, b) => a | b,
  extend: (first, then) => first & then,
  equals: (a, b) => a === b,
  show: (weight) => String(weight),
  parse: (text) => (text === "1" || text === "true" ? 1 : undefined),
  toJson: () => undefined,
  fromJson: (value) => (value === true || value === 1 || value === "1" ? 1 : undefined),
};
