import { expect, test } from "vitest";
import { type Memory, memoryLook, threadMemory } from "./memory-share.ts";

/** A memory in megabytes: some is held, some waits for a collection, which takes 100 ms. */
class FakeMemory implements Memory {
  time = 0;
  collections = 0;
  readonly held = { heap: 0, arrays: 0 };
  readonly garbage = { heap: 0, arrays: 0 };

  now(): number {
    return this.time;
  }

  used() {
    const { held, garbage } = this;
    return { heap: (held.heap + garbage.heap) * 1e6, arrays: (held.arrays + garbage.arrays) * 1e6 };
  }

  collect(): void {
    this.collections++;
    this.time += 100;
    this.garbage.heap = 0;
    this.garbage.arrays = 0;
  }
}

test.each(["heap", "arrays"] as const)(
  "a job that fills its share with %s is stopped before the share is full",
  (kind) => {
    const memory = new FakeMemory();
    const look = memoryLook(memory, 400);
    memory.held[kind] = 339;
    expect(look()).toBeUndefined();
    memory.held[kind] = 341;
    expect(look()).toBeUndefined();
    memory.time += 50;
    expect(look()).toEqual({ kind: "memory-limit", limit: 400 });
  },
);

test("what only waits for a collection does not count", () => {
  const memory = new FakeMemory();
  memory.garbage.heap = 390;
  memory.held.heap = 10;
  expect(memoryLook(memory, 400)()).toBeUndefined();
  expect(memory.collections).toBe(1);
});

test("collections for the sake of looks take a tenth of the time at most", () => {
  const memory = new FakeMemory();
  const look = memoryLook(memory, 400);
  memory.held.heap = 330;
  while (memory.time < 100_000) {
    memory.garbage.heap = 20;
    look();
    memory.time += 10;
  }
  expect(memory.collections * 100).toBeLessThan(100_000 * 0.11);
  expect(memory.collections).toBeGreaterThan(50);
});

test("the memory of a thread counts what is held in the heap and in arrays of numbers", () => {
  const memory = threadMemory();
  memory.collect();
  const before = memory.used();
  // Much, because what other tests of this thread left behind may go meanwhile.
  const held = { heap: Array.from({ length: 1_000_000 }, (_, at) => ({ at })), arrays: new Float64Array(20_000_000) };
  memory.collect();
  const { heap, arrays } = memory.used();
  expect([heap - before.heap > 8e6, arrays - before.arrays >= 80e6, held.heap.length]).toEqual([true, true, 1_000_000]);
});
