import type { Page } from "@playwright/test";
import { share } from "../src/testing/seeds.ts";
import { expect, test } from "./fixtures.ts";
import { expectComplete, region } from "./workbench.ts";

/** A lesson of each analysis. */
const lessons = [
  "pointer?example=one-call-site",
  "pushdown?example=textbook-system",
  "data-flow?example=i-is-what",
  "relevancy?example=instrumented-code",
  "separation?example=fig-6",
  "separation?example=adding-two-numbers",
];

/** The most steps that are looked at. */
const MOST = 60;

for (const link of share(lessons, 2))
  test(`the band of ${link} has one height and cuts nothing, and nothing beside it moves`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`#/${link}`);
    await expectComplete(page);
    const { sentence: _, ...first } = await bandOf(page);
    expect(first.height).toBeLessThanOrEqual(76);
    const bar = region(page, "Step bar");
    const last = Number(await bar.getAttribute("data-last"));
    for (let step = 1; step <= Math.min(last, MOST); step++) {
      await page.keyboard.press("ArrowRight");
      await expect(bar).toHaveAttribute("data-at", String(step));
      const { sentence, ...rest } = await bandOf(page);
      expect({ step, ...rest }).toEqual({ step, ...first });
      expect(sentence, `step ${step}`).not.toBe("");
    }
  });

/** Steps with much to say. */
const long = [
  ["data-flow?example=not-distributive", [43]],
  ["relevancy?example=instrumented-code", [54, 107, 113]],
] as const;

for (const [link, positions] of long)
  test(`the band of ${link} cuts nothing on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const position of positions) {
      await page.goto(`#/${link}&step=${position}`);
      await expectComplete(page);
      const { cut, sentence } = await bandOf(page);
      expect({ position, cut }).toEqual({ position, cut: [] });
      expect(sentence).not.toBe("");
    }
  });

test("the brackets of a program have no colors of their own", async ({ page }) => {
  await page.goto("#/pointer?example=one-call-site");
  await expect(page.locator(".monaco-editor .view-line").first()).toBeVisible();
  await expect(page.locator(".monaco-editor [class*=bracket-highlighting]")).toHaveCount(0);
});

/** Where the band is, what of it is cut, and what it says. */
async function bandOf(page: Page) {
  const found = await region(page, "Explanation").evaluate((section) => {
    const band = section.querySelector(".band");
    const { top = 0, height = 0 } = band?.getBoundingClientRect() ?? {};
    const parts = [...(band?.querySelectorAll(".inference, .sentences") ?? [])];
    const cut = parts.filter(
      (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
    );
    return {
      top,
      height,
      cut: cut.map(({ className }) => className),
      text: band?.querySelector("[data-sentence]")?.textContent,
    };
  });
  const { text, ...rest } = found;
  return { ...rest, sentence: text };
}
