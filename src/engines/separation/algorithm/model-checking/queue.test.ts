import fc from "fast-check";
import { expect, test } from "vitest";
import { type Queue, queueOf, takeFrom, withLast } from "./queue.ts";

function itemsOf(queue: Queue<number>): readonly number[] {
  const taken = takeFrom(queue, () => true);
  return taken === undefined ? [] : [taken.item, ...itemsOf(taken.others)];
}

test("of the first 16 items of a queue the first one that is wanted is taken, else the first; the others keep their order", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(9), { maxLength: 20 }),
      fc.array(fc.nat(9), { maxLength: 20 }),
      fc.nat(9),
      (front, back, wanted) => {
        const [, ...behind] = [...itemsOf(queueOf([-1, ...front])), ...back];
        // Once something is taken, part of the queue has been turned around.
        const begun = takeFrom(queueOf([-1, ...front]), () => true)?.others ?? queueOf<number>([]);
        const taken = takeFrom(withLast(begun, back), (item) => item === wanted);
        const found = behind.slice(0, 16).indexOf(wanted);
        const at = Math.max(found, 0);
        expect(taken?.item).toBe(behind[at]);
        expect(taken === undefined ? [] : itemsOf(taken.others)).toEqual(behind.toSpliced(at, 1));
      },
    ),
  );
});
