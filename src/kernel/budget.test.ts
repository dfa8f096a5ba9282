import { expect, test } from "vitest";
import { Budget, BudgetSpent } from "./budget.ts";

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
