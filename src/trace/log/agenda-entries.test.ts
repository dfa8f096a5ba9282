import { expect, test } from "vitest";
import { AgendaEntries } from "./agenda-entries.ts";

/** Who waits at n, entry by entry. */
function expected(left: ReadonlyMap<number, number>, n: number): readonly number[] {
  return [...left].filter(([put, take]) => put < n && take >= n).map(([put]) => put);
}

test.each([
  { order: "first in, first out", next: (waiting: readonly number[]) => 0 * waiting.length },
  { order: "last in, first out", next: (waiting: readonly number[]) => waiting.length - 1 },
  { order: "any", next: (waiting: readonly number[], seq: number) => (seq * 7919) % waiting.length },
])("what waits at a position is what was put before it and leaves after it: $order", ({ next }) => {
  const entries = new AgendaEntries();
  const left = new Map<number, number>();
  const waiting: number[] = [];
  for (let seq = 1; seq <= 3_000; seq++)
    if (waiting.length === 0 || (seq * 48271) % 5 < 3) {
      entries.put(seq);
      left.set(seq, Infinity);
      waiting.push(seq);
    } else {
      const [put = 0] = waiting.splice(next(waiting, seq), 1);
      entries.leave(put, seq);
      // Closed after it was taken: it left only once.
      entries.leave(put, seq + 1);
      left.set(put, seq);
    }
  for (let n = 0; n <= 3_010; n += 7) {
    const there = entries.waitingAt(n);
    expect([...there]).toEqual(expected(left, n));
    expect(Array.from({ length: there.length + 1 }, (_, index) => there.at(index))).toEqual([...there, undefined]);
  }
  entries.drain(3_001);
  expect(entries.waitingAt(3_001).length).toBe(waiting.length);
  expect([...entries.waitingAt(3_002)]).toEqual([]);
});
