import fc from "fast-check";
import { expect, test } from "vitest";
import { indexOfText, lastIndexOfText, replaceText } from "./search.ts";

/** Texts of two letters that repeat themselves, so that many beginnings of a part fit. */
const piece = fc.string({ unit: fc.constantFrom("a", "b"), minLength: 1, maxLength: 4 });
const ofPieces = (count: number): fc.Arbitrary<string> =>
  fc
    .tuple(piece, piece, fc.nat(count))
    .map(([often, once, place]) => often.repeat(place) + once + often.repeat(count - place));

test("long parts are found in long texts where the host finds them", () => {
  fc.assert(
    fc.property(
      ofPieces(6_000),
      ofPieces(900),
      fc.integer({ min: -5, max: 25_000 }),
      fc.boolean(),
      (text, other, from, isPart) => {
        const at = Math.max(0, Math.min(from, text.length - 2_000));
        const part = isPart ? text.slice(at, at + 2_000) : other;
        let turns = 0;
        const work = (count: number): void => {
          turns += count;
        };
        expect(indexOfText(text, part, from, work)).toBe(text.indexOf(part, from));
        expect(lastIndexOfText(text, part, from, work)).toBe(from < 0 ? -1 : text.lastIndexOf(part, from));
        expect(replaceText(text, part, "$&", work)).toBe(text.split(part).join("$&"));
        // To replace goes through all of the text; a search from behind its end takes no work back.
        expect(turns).toBeGreaterThanOrEqual(text.length);
      },
    ),
    { numRuns: 30 },
  );
});
