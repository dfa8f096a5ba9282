import fc from "fast-check";
import { expect, test } from "vitest";
import { TransitionIndex } from "./transition-index.ts";

const small = fc.nat(12);

test("each transition has one number, in the order of its first mention, however many there are", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(small, fc.integer({ min: -1, max: 12 }), small), {
        minLength: 1,
        maxLength: 1_500,
        size: "max",
      }),
      (triples) => {
        const index = new TransitionIndex();
        const numbers = new Map<string, number>();
        for (const triple of triples) {
          const known = numbers.get(triple.join());
          expect(index.find(...triple)).toBe(known ?? -1);
          expect(index.intern(...triple)).toBe(known ?? numbers.size);
          numbers.set(triple.join(), known ?? numbers.size);
          expect(index.length).toBe(numbers.size);
        }
        for (const [triple, number] of numbers) {
          expect([index.from, index.symbol, index.to].map((column) => column.at(number)).join()).toBe(triple);
          expect(index.find(index.from.at(number), index.symbol.at(number), index.to.at(number))).toBe(number);
        }
      },
    ),
    { numRuns: 4 },
  );
});
