import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WorklistOrder } from "../../options.ts";
import { EdgeLists } from "../sets/edge-lists.ts";
import { PendingPointers } from "./pending-pointers.ts";
import { createWorklist, type WorklistEntry } from "./worklist.ts";

/** How many are put before some are taken, again and again: more than fit into one queue, and than one is copied for. */
const rounds = fc.array(fc.tuple(fc.nat(3_000), fc.nat(3_000)), { minLength: 4, maxLength: 8 });

const orders: readonly (readonly [order: WorklistOrder, taken: "oldest" | "newest" | "any"])[] = [
  [{ kind: "fifo" }, "oldest"],
  [{ kind: "coalesced" }, "oldest"],
  [{ kind: "picked", picks: [] }, "oldest"],
  [{ kind: "lifo" }, "newest"],
  [{ kind: "random", seed: 5 }, "any"],
];

describe.each(orders)("WL with order %o", (order, taken) => {
  test(`gives back each entry once: ${taken}`, () => {
    fc.assert(
      fc.property(rounds, (sizes) => {
        const list = createWorklist(order);
        const waiting = new Set<WorklistEntry>();
        const oldestFirst: WorklistEntry[] = [];
        let first = 0;
        const take = (): void => {
          const entry = list.take();
          if (entry === undefined || !waiting.delete(entry)) throw new Error("not one that waits");
          if (taken === "newest" && entry !== oldestFirst.pop()) throw new Error("not the newest");
          if (taken === "oldest" && entry !== oldestFirst[first++]) throw new Error("not the oldest");
        };
        for (const [puts, takes] of sizes) {
          for (let index = 0; index < puts; index++) {
            const entry: WorklistEntry = { pointer: index, objects: [], put: index };
            waiting.add(entry);
            oldestFirst.push(entry);
            list.put(entry);
          }
          for (let index = 0; index < takes && waiting.size > 0; index++) take();
          expect(list.isEmpty).toBe(waiting.size === 0);
        }
        while (waiting.size > 0) take();
        expect([list.isEmpty, list.take()]).toEqual([true, undefined]);
      }),
      { numRuns: 4 },
    );
  });
});

test("entries of a random order come in the same order again, and not in that of their arrival", () => {
  const walk = (seed: number): readonly number[] => {
    const list = createWorklist({ kind: "random", seed });
    for (let pointer = 0; pointer < 50; pointer++) list.put({ pointer, objects: [], put: 0 });
    return Array.from({ length: 50 }, () => list.take()?.pointer ?? -1);
  };
  expect(walk(3)).toEqual(walk(3));
  expect(walk(3)).not.toEqual(walk(4));
  expect(walk(3)).not.toEqual([...walk(3)].sort((a, b) => a - b));
});

test("a pointer waits once, and comes back when it is put again after its turn", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(6_000), fc.nat(2_500), fc.nat(3_000)), { maxLength: 8 }), (steps) => {
      const pending = new PendingPointers();
      const waiting = new Set<number>();
      const take = (): void => {
        const pointer = pending.take();
        if (!waiting.delete(pointer)) throw new Error(`${pointer} does not wait`);
      };
      for (const [first, puts, takes] of steps) {
        for (let pointer = first; pointer < first + puts; pointer++) {
          pending.put(pointer);
          pending.put(pointer);
          waiting.add(pointer);
        }
        for (let index = 0; index < takes && waiting.size > 0; index++) take();
        expect(pending.isEmpty).toBe(waiting.size === 0);
      }
      while (waiting.size > 0) take();
      expect([pending.isEmpty, pending.take()]).toEqual([true, -1]);
    }),
    { numRuns: 30 },
  );
});

test("pointers that fit into one queue come in the order of their arrival, those beyond before older ones", () => {
  const pending = new PendingPointers();
  for (let pointer = 0; pointer < 1_500; pointer++) pending.put(pointer);
  const order = Array.from({ length: 1_500 }, () => pending.take());
  const newest = Array.from({ length: 476 }, (_, index) => 1_024 + index);
  expect(order).toEqual([...newest, ...Array.from({ length: 1_024 }, (_, index) => index)]);
});

test("edges of an owner are listed in the order of age, each owner's for itself", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 300, size: "max" }), (owners) => {
      const lists = new EdgeLists();
      for (const owner of owners) lists.push(owner);
      for (let owner = 0; owner <= 41; owner++) {
        const found: number[] = [];
        for (let edge = lists.first(owner); edge !== -1; edge = lists.next(edge)) found.push(edge);
        expect(found).toEqual(owners.flatMap((each, edge) => (each === owner ? edge : [])));
      }
    }),
    { numRuns: 30 },
  );
});
