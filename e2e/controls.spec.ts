import type { Page } from "@playwright/test";
import { expect, visit as test } from "./fixtures.ts";
import { expectComplete, stepSlider } from "./workbench.ts";

test.use({ turns: 6, isStill: true });

/** More than that no reader takes in. */
const MOST = 60;

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
    test(`${name} shows at most ${MOST} controls at once in ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`#/${query}`);
      if (query === "") await expect(page.getByRole("searchbox")).toBeVisible();
      else {
        await expect(stepSlider(page)).toBeVisible();
        await expectComplete(page);
      }
      if (key !== undefined) await page.keyboard.press(key);
      if (key !== undefined) await expect(page.locator(opened[key] ?? "")).toBeVisible();
      await expect.poll(async () => (await controlsOf(page)).length).toBeGreaterThan(5);
      const controls = await controlsOf(page);
      expect(controls.length, controls.join("\n")).toBeLessThanOrEqual(MOST);
      if (key !== undefined) await page.keyboard.press("Escape");
    });

/** What of the page can be pressed and is in sight: no nodes of drawings and proofs, lines of programs, or rows of tables. */
async function controlsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls =
      "button, a[href], input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=slider], [role=checkbox], [role=menuitem]";
    // What a dialog lies over cannot be pressed.
    const data =
      ".proof-node, [aria-hidden=true], [inert], tbody, [role=row], svg, .monaco-editor, .source-body, [role=application], .line-mark, .line-text";
    const isInSight = (element: Element): boolean => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflow === "visible") continue;
        const edge = outer.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      [left, top] = [Math.max(left, 0), Math.max(top, 0)];
      [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
      if (right - left <= 2 || bottom - top <= 2) return false;
      // What a panel of another part lies over is not seen.
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return element.closest("section, nav, header, main, body")?.contains(seen) === true;
    };
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.closest(data) === null)
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(isInSight)
      .map((element) => (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 60));
  });
}
