import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnySemiring, minPlusSemiring, relevancySemiring } from "./semirings/index.ts";
import { createWeightColumn } from "./weight-column.ts";

describe.each([relevancySemiring, minPlusSemiring])("weights of $name", (semiring) => {
  test("are what was pushed and set last, each for itself", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(3), { minLength: 300, maxLength: 1_200, size: "max" }),
        fc.array(fc.tuple(fc.nat(299), fc.nat(3)), { maxLength: 200, size: "max" }),
        (pushed, changes) => {
          const column = createWeightColumn(semiring as AnySemiring);
          const expected: number[] = [];
          for (const weight of pushed) {
            column.push(weight);
            expected.push(weight);
          }
          for (const [index, weight] of changes) {
            column.set(index, weight);
            expected[index] = weight;
          }
          expect(expected.map((_, index) => column.at(index))).toEqual(expected);
        },
      ),
      { numRuns: 20 },
    );
  });

  test("that were never pushed are 0", () => {
    const column = createWeightColumn(semiring as AnySemiring);
    expect(column.at(5)).toBe(semiring.zero);
  });
});
