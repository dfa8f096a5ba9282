import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { lengthOf, openLink, stepSlider } from "./workbench.ts";

const lessons = [
  ["pointer", "example=linked-lists"],
  ["pointer", "example=one-call-site"],
  ["relevancy", "example=example-1-constructor"],
  ["pushdown", "example=there-and-back"],
  ["data-flow", "example=not-distributive"],
  ["data-flow", "example=across-calls"],
  ["data-flow", "example=widening"],
  ["separation", "example=fig-6"],
  ["separation", "example=long-list"],
] as const;

const sizes = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

/** Cells of facts, entries of the strip and parts of the band whose text is wider than they are. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page
    .locator(
      "td, td .fact, .row-group th, .chips > li:not(.is-cut) .chip-text, section[aria-label='Explanation'] .inference *",
    )
    .evaluateAll((elements) =>
      elements
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent ?? ""),
    );
}

for (const [route, query] of lessons)
  test(`no name is cut in facts, worklist and rule: ${route}, ${query}`, async ({ page }) => {
    await openLink(page, route, query);
    const length = await lengthOf(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const part of [0.2, 0.5, 0.8, 1]) {
        await stepSlider(page).fill(String(Math.round(length * part)));
        await expect.poll(() => cutTexts(page), `${size.width}, ${part}`).toEqual([]);
      }
    }
  });
