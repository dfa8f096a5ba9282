import fc from "fast-check";
import { expect, test } from "vitest";
import { type AgendaOrder, createAgenda } from "./agenda.ts";
import { DistinctAgenda } from "./distinct.ts";

test.each<[string, AgendaOrder<string>, string]>([
  ["first in, first out", "fifo", "cabd"],
  ["last in, first out", "lifo", "dbac"],
  ["picked: at a place, else the one that has waited longest", { picks: [2, 9] }, "bcad"],
  ["by place", (entry) => entry.charCodeAt(0), "abcd"],
])("%s", (_, order, taken) => {
  const agenda = createAgenda(order);
  for (const entry of "cabd") agenda.put(entry);
  expect(Array.from("cabd", () => agenda.take()).join("")).toBe(taken);
  expect(agenda.isEmpty).toBe(true);
  expect(agenda.take()).toBeUndefined();
  agenda.put("e");
  expect([agenda.isEmpty, agenda.take()]).toEqual([false, "e"]);
});

test("of equal places the entry that came first is taken first", () => {
  const agenda = createAgenda<string>(() => 1);
  for (const entry of "cab") agenda.put(entry);
  expect([agenda.take(), agenda.take(), agenda.take()]).toEqual(["c", "a", "b"]);
});

test("at random every entry is taken once, the same seed takes the same ones", () => {
  const walk = (seed: number): readonly (number | undefined)[] => {
    const agenda = createAgenda<number>({ seed });
    for (let entry = 0; entry < 20; entry++) agenda.put(entry);
    return Array.from({ length: 20 }, () => agenda.take());
  };
  expect(walk(3)).toEqual(walk(3));
  expect(walk(3)).not.toEqual(walk(4));
  expect(new Set(walk(3)).size).toBe(20);
});

test("a long queue keeps its order while its front is moved", () => {
  const agenda = createAgenda<number>("fifo");
  let [put, taken] = [0, 0];
  for (let round = 0; round < 300; round++) {
    for (let each = 0; each < 60; each++) agenda.put(put++);
    for (let each = 0; each < 50; each++) expect(agenda.take()).toBe(taken++);
  }
  while (!agenda.isEmpty) expect(agenda.take()).toBe(taken++);
  expect(taken).toBe(put);
});

test("on a distinct agenda an entry waits once, and may come back when it was taken", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), (numbers) => {
      const agenda = new DistinctAgenda("fifo");
      const isNew = numbers.map((number) => agenda.put(number));
      const first = [...new Set(numbers)];
      expect(numbers.filter((_, index) => isNew[index])).toEqual(first);
      for (const number of first) {
        expect(agenda.take()).toBe(number);
        expect(agenda.put(number)).toBe(true);
      }
      expect(first.map(() => agenda.take())).toEqual(first);
      expect([agenda.isEmpty, agenda.take()]).toEqual([true, undefined]);
    }),
  );
});
