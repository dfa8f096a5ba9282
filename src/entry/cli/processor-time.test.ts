import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Budget } from "../../kernel/index.ts";
import { millisecondsIn, ownAccount, processorClock } from "./processor-time.ts";

let folder = "";
let account = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fixscope-account-"));
  account = join(folder, "schedstat");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The account as Linux writes it: nanoseconds at work, nanoseconds of waiting, turns. */
function worked(milliseconds: number): void {
  writeFileSync(account, `${milliseconds * 1e6} 987654321 42\n`);
}

test("a machine that is busy with others does not shorten what a request may take", () => {
  let wall = 0;
  worked(0);
  const budget = new Budget(
    processorClock(account, () => wall),
    1_000,
  );
  // A minute passes, in which the thread gets the processor for 900 ms.
  for (let second = 1; second <= 60; second++) {
    wall = second * 1_000;
    worked(15 * second);
    expect(budget.isSpentNow()).toBe(false);
  }
  wall += 1_000;
  worked(1_010);
  expect(budget.isSpentNow()).toBe(true);
  expect(budget.stoppedBy).toEqual({ kind: "timeout", milliseconds: 1_000 });
});

test("between two looks at the account the clock on the wall stands in, and no time goes back", () => {
  let wall = 100;
  worked(10);
  const clock = processorClock(account, () => wall);
  const times = [clock()];
  for (const [passed, atWork] of [
    [2, 10],
    [4, 10],
    [50, 11],
    [60, 40],
  ] as const) {
    wall = 100 + passed;
    worked(atWork);
    times.push(clock());
  }
  expect(times).toEqual([10, 12, 14, 14, 40]);
});

test("without an account the clock on the wall counts, and where one can no longer be read it goes on with that", () => {
  let wall = 0;
  const clock = processorClock(undefined, () => wall);
  wall = 70;
  expect(clock()).toBe(70);
  worked(5);
  const lost = processorClock(account, () => wall);
  expect(lost()).toBe(5);
  rmSync(account);
  wall = 170;
  expect(lost()).toBe(105);
  writeFileSync(account, "no number");
  expect(millisecondsIn(account)).toBeUndefined();
});

test("the account of a thread grows with its work", () => {
  const own = ownAccount();
  // Only Linux keeps one.
  if (own === undefined) return;
  const before = millisecondsIn(own) ?? Number.NaN;
  let sum = 0;
  while ((millisecondsIn(own) ?? Number.NaN) < before + 5) sum += Math.sqrt(sum);
  expect(millisecondsIn(own)).toBeGreaterThanOrEqual(before + 5);
});
