import type { Page } from "@playwright/test";
import { expect, visit as test } from "./fixtures.ts";
import { openLink, region } from "./workbench.ts";

// The stage has the room: strip and drawing take most of the window, at the desk and in Present.
test.use({ turns: 4 });

const link = ["pointer", "example=one-call-site&at=15"] as const;

/** The share of the window that strip and drawing take. */
function shareOfStage(): number {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const [strip, views] = [boxOf(".stage-strip"), boxOf(".stage-views")];
  const area = (box: DOMRect | undefined) => (box === undefined ? 0 : box.width * box.height);
  return (area(strip) + area(views)) / (innerWidth * innerHeight);
}

for (const [width, height, least] of [
  [1920, 1080, 0.45],
  [1440, 900, 0.55],
  [1280, 720, 0.52],
] as const)
  test(`at ${width}×${height} the stage has ${100 * least} % of the window`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLink(page, ...link);
    expect(await page.evaluate(shareOfStage)).toBeGreaterThanOrEqual(least);
  });

test.describe("Present", () => {
  test.afterEach(async ({ page }) => {
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).not.toHaveAttribute("data-mode", "present");
  });

  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
  ] as const)
    test(`at ${width}×${height} the stage has most of the window, and no header takes any`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await present(page);
      expect(await page.evaluate(shareOfStage)).toBeGreaterThanOrEqual(0.61);
      await expect(page.getByRole("banner")).toHaveJSProperty("offsetHeight", 0);
      const bar = await region(page, "Step bar").boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(50);
    });

  test("the procedure that runs stands below the program, and G gives it the column", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await present(page);
    await expect(region(page, "Program")).toBeVisible();
    await expect(region(page, "Pseudocode").locator(".is-now")).toBeInViewport();
    await page.keyboard.press("g");
    await expect(region(page, "Program")).toHaveCount(0);
    await expect(region(page, "Pseudocode")).toBeVisible();
    await page.keyboard.press("g");
    await expect(region(page, "Program")).toBeVisible();
  });
});

async function present(page: Page): Promise<void> {
  await openLink(page, ...link);
  await page.keyboard.press("m");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "present");
}
