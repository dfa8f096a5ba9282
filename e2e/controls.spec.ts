import { controlsInSight, MOST_CONTROLS } from "./controls.ts";
import { expect, visit as test } from "./fixtures.ts";
import { expectComplete, stepSlider } from "./workbench.ts";

test.use({ turns: 6, isStill: true });

/** Pages of each kind, and the key that opens something there. */
const pages: readonly (readonly [name: string, query: string, key?: string])[] = [
  ["the first page", ""],
  ["pointer analysis", "pointer?example=one-call-site&at=12"],
  ["relevancy", "relevancy?example=example-1-constructor&at=10"],
  ["pushdown systems", "pushdown?example=plotter&at=10"],
  ["separation logic", "separation?example=fig-6&at=3"],
  ["symbolic execution", "symbolic?example=adding-two-numbers&at=10"],
  ["data flow", "data-flow?example=reaching-definitions&at=10"],
  ["a comparison", "compare?example=one-object&at=10"],
  ["Present", "pointer?example=one-call-site&at=12", "m"],
  ["an exercise", "pointer?example=one-call-site&at=12", "e"],
  ["a prediction", "pointer?example=one-call-site&at=12", "p"],
  ["Why", "pointer?example=one-call-site&at=12", "w"],
  ["Why in a comparison", "compare?example=one-object&at=10", "w"],
];

/** What a key brings, so that all of it is counted. */
const opened: Readonly<Record<string, string>> = {
  m: "html[data-mode]",
  e: "[role=dialog]",
  p: ".question-foot",
  w: ".proof",
};

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const)
  for (const [name, query, key] of pages)
    test(`${name} shows at most ${MOST_CONTROLS} controls at once in ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`#/${query}`);
      if (query === "") await expect(page.getByRole("searchbox")).toBeVisible();
      else {
        await expect(stepSlider(page)).toBeVisible();
        await expectComplete(page);
      }
      if (key !== undefined) await page.keyboard.press(key);
      if (key !== undefined) await expect(page.locator(opened[key] ?? "")).toBeVisible();
      await expect.poll(async () => (await page.evaluate(controlsInSight, undefined)).length).toBeGreaterThan(5);
      const controls = await page.evaluate(controlsInSight, undefined);
      expect(controls.length, controls.join("\n")).toBeLessThanOrEqual(MOST_CONTROLS);
      if (key !== undefined) await page.keyboard.press("Escape");
    });
