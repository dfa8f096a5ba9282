import { expect, test } from "vitest";
import { Budget, BudgetSpent, type Stop } from "./budget.ts";

/** Asks until the budget says no; the clock goes on by a millisecond a look. */
function asksUntilSpent(milliseconds: number): { readonly asks: number; readonly looks: number } {
  let looks = 0;
  const budget = new Budget(() => looks++, milliseconds);
  let asks = 1;
  while (!budget.isSpent()) asks++;
  return { asks, looks };
}

test("the clock is read once in many askings", () => {
  const { asks, looks } = asksUntilSpent(10);
  expect(looks).toBe(12);
  expect(asks).toBe(11 * 64);
});

test("what is spent stays spent, though a clock went back", () => {
  let time = 0;
  const budget = new Budget(() => time, 5);
  time = 6;
  expect(budget.isSpentNow()).toBe(true);
  time = 0;
  expect([budget.isSpent(), budget.isSpentNow()]).toEqual([true, true]);
  expect(() => budget.spend()).toThrow(BudgetSpent);
});

test.each([
  { time: 4, wanted: 6, leaves: true },
  { time: 4, wanted: 7, leaves: false },
  { time: 12, wanted: 0, leaves: false },
])("of 10 ms, $wanted are left after $time: $leaves; where not, it is spent", ({ time, wanted, leaves }) => {
  let now = 0;
  const budget = new Budget(() => now, 10);
  now = time;
  expect(budget.leaves(wanted)).toBe(leaves);
  expect(budget.spentBy).toEqual(leaves ? undefined : { kind: "timeout", milliseconds: 10 });
});

test("a run that ended early for what follows it leaves it the rest", () => {
  let now = 0;
  const budget = new Budget(() => now, 100);
  const run = budget.forRecording();
  now = 60;
  expect(run.isSpentNow()).toBe(true);
  budget.join(run);
  expect([budget.isSpent(), budget.leaves(40), budget.leaves(41)]).toEqual([true, true, false]);
});

test("what may be left out has half of the time that is left, and does not spend the rest", () => {
  let now = 0;
  const budget = new Budget(() => now, 100);
  now = 40;
  const extra = budget.forExtra();
  now = 70;
  expect([extra.isSpentNow(), budget.isSpentNow()]).toEqual([false, false]);
  now = 71;
  expect([extra.isSpentNow(), budget.isSpentNow(), budget.leaves(29)]).toEqual([true, false, true]);
  expect(Budget.unlimited.forExtra().isSpentNow()).toBe(false);
});

test("an unlimited budget is never spent", () => {
  for (let ask = 0; ask < 1000; ask++) Budget.unlimited.spend();
  expect(Budget.unlimited.isSpentNow()).toBe(false);
});

test("what reading may take beyond is not told, and begins no new time", () => {
  let time = 7;
  const budget = new Budget(() => time, 10);
  time = 12;
  const later = budget.forReading();
  time = 20;
  expect([budget.isSpentNow(), later.isSpentNow(), later.milliseconds]).toEqual([true, false, 10]);
  time = 218;
  expect(later.isSpentNow()).toBe(true);
  expect(Budget.unlimited.forReading().isSpentNow()).toBe(false);
});

test("a budget that is stopped from outside names what stopped it, and leaves a short time for the result", () => {
  let time = 0;
  let stop: Stop | undefined;
  const budget = new Budget(
    () => time,
    Number.POSITIVE_INFINITY,
    () => stop,
  );
  const reading = budget.forReading();
  expect([budget.isSpentNow(), reading.isSpentNow()]).toEqual([false, false]);
  time = 10_000;
  stop = { kind: "memory-limit", limit: 400 };
  expect([budget.isSpentNow(), reading.isSpentNow()]).toEqual([true, true]);
  stop = undefined;
  expect([budget.isSpent(), budget.stoppedBy]).toEqual([true, { kind: "memory-limit", limit: 400 }]);
  const lasts = (short: Budget): number => {
    const begun = time;
    while (!short.isSpentNow()) time += 10;
    return time - begun;
  };
  expect(lasts(budget.forResult())).toBe(1_010);
  expect(lasts(budget.forWriting())).toBe(5_010);
});

test("a run whose steps are kept ends at half of the time, and the whole is spent with it", () => {
  let time = 0;
  const budget = new Budget(() => time, 100);
  const recording = budget.forRecording();
  time = 50;
  expect(recording.isSpentNow()).toBe(false);
  time = 51;
  expect([recording.isSpentNow(), budget.isSpentNow()]).toEqual([true, false]);
  budget.join(recording);
  expect([budget.isSpent(), budget.stoppedBy]).toEqual([true, { kind: "timeout", milliseconds: 100 }]);
});

test("what the time ended stays ended by the time, whatever stops it later", () => {
  let time = 0;
  let stop: Stop | undefined;
  const budget = new Budget(
    () => time,
    10,
    () => stop,
  );
  time = 11;
  budget.isSpentNow();
  stop = { kind: "canceled" };
  expect([budget.isSpentNow(), budget.stoppedBy]).toEqual([true, { kind: "timeout", milliseconds: 10 }]);
});
