import { expect, test } from "vitest";
import type { Derivation } from "../view-data.ts";
import { derivationOf } from "./derivation.ts";

const premises: readonly (readonly number[])[] = [[], [0], [0], [2], [1, 3, 2]];

/** `4(1 3!)`: a fact and its premises; a bang where some are left out. */
function shown({ fact, premises: below, isCut }: Derivation): string {
  return `${fact}${below.length === 0 ? "" : `(${below.map(shown).join(" ")})`}${isCut ? "!" : ""}`;
}

test.each([
  ["the fact alone", 1, "4!"],
  ["its nearest reasons first", 4, "4(1! 3(2!) 2!)"],
  ["everything, and what is repeated only once", 9, "4(1(0) 3(2(0)) 2!)"],
])("a derivation with a limited number of facts: %s", (_, limit, expected) => {
  const derivation = derivationOf(
    4,
    limit,
    (fact) => premises[fact] ?? [],
    (fact) => ({ text: `f${fact}`, rule: "rule", side: [], statement: undefined }),
  );
  expect(shown(derivation)).toBe(expected);
  expect(derivation.text).toBe("f4");
});
