import { share } from "../src/testing/seeds.ts";
import { expect, visit as test } from "./fixtures.ts";
import { lengthOf, region } from "./workbench.ts";

// Of two runs side by side what a step is about lies whole in both columns, at every step, in a lecture too.
test.use({ turns: 4, isStill: true });

/** The pairs of the lectures. */
const pairs = [
  ["one-call-site", "ci,1-call"],
  ["context-sensitive-heap", "1-call,1-call/1"],
  ["set-and-do-set", "1-call,1-obj"],
  ["one-object", "1-call,1-obj"],
  ["type-sensitivity", "1-type,1-obj"],
] as const;

const windows = [
  { width: 1280, height: 720, mode: "present" },
  { width: 1440, height: 900, mode: "desk" },
] as const;

for (const { width, height, mode } of windows)
  for (const [lesson, runs] of share(pairs, 2))
    test(`${lesson} under ${runs} at ${width}×${height} (${mode})`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`#/compare?example=${lesson}&runs=${runs}&step=0`);
      await expect.poll(() => lengthOf(page)).toBeGreaterThan(0);
      const isPresenting = (await page.locator("html[data-mode=present]").count()) > 0;
      if (isPresenting !== (mode === "present")) await page.keyboard.press(isPresenting ? "Escape" : "m");
      const stages = ["Run A", "Run B"].map((run) => region(page, run).getByRole("region", { name: "Stage" }));
      for (const stage of stages) await expect(stage).toHaveAttribute("data-drawing", "pointer-flow-graph");
      const last = await lengthOf(page);
      for (let position = 1; position <= last; position++) {
        await page.keyboard.press("ArrowRight");
        await page.evaluate(afterFrames, FRAMES);
        for (const stage of stages) await expect(stage, `at position ${position}`).toHaveAttribute("data-outside", "0");
      }
      for (const stage of stages) await expect(stage).toHaveAttribute("data-fit", "all");
      if (mode === "present") await page.keyboard.press("Escape");
    });

/** A picture is drawn, and told of, within so many frames. */
const FRAMES = 4;

function afterFrames(count: number): Promise<void> {
  return new Promise((resolve) => {
    const wait = (left: number): void => {
      if (left === 0) resolve();
      else requestAnimationFrame(() => wait(left - 1));
    };
    wait(count);
  });
}
