import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOOK_EVERY_MS, whenQuiet } from "./when-quiet.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what is kept for later is fetched once the page waits for nothing, however long that takes", async () => {
  let isBusy = true;
  const quiet = vi.fn();
  void whenQuiet(() => isBusy).then(quiet);
  await vi.advanceTimersByTimeAsync(100 * LOOK_EVERY_MS);
  expect(quiet).not.toHaveBeenCalled();
  isBusy = false;
  await vi.advanceTimersByTimeAsync(LOOK_EVERY_MS);
  expect(quiet).toHaveBeenCalledTimes(1);
});
