import type { Locator, Page } from "@playwright/test";
import { expect, visit as test } from "./fixtures.ts";
import { button, editorOf, expectComplete, expectPosition, lengthOf, region } from "./workbench.ts";

// A low screen: program, tree, and heap are to be in sight there.
test.use({ viewport: { width: 1280, height: 720 }, isStill: true });

test("symbolic execution from the gallery to the saved inputs, without a mouse", async ({ page }) => {
  await page.goto("#/");
  const lesson = page.getByRole("link", { name: "Open Adding two numbers", exact: true });
  // Past a hundred other lessons; from here on Tab leads everywhere.
  await lesson.focus();
  await page.keyboard.press("Enter");
  await expectComplete(page);
  await editorOf(page);
  await expect(button(page, "Step forward")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expectPosition(page, 1);
  await page.keyboard.press("End");
  const length = await lengthOf(page);
  await expectPosition(page, length);

  // At the end the inputs are on the stage.
  const why = region(page, "Why");
  await tabTo(page, region(page, "Generated tests").locator(".result-pick[tabindex='0']"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(why).toContainText("Test input");
  await page.keyboard.press("Escape");

  const tree = region(page, "Execution tree");
  await page.keyboard.press("1");
  await tabTo(page, tree.locator("[data-card][tabindex='0']"));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(why).toContainText(/Why #\d/);
  await page.keyboard.press("Escape");

  const heap = region(page, "Heap");
  const cell = heap.locator("[data-heap][tabindex='0']");
  await expect(cell).toBeInViewport();
  await tabTo(page, cell);
  await page.keyboard.press("ArrowDown");
  const name = await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  await page.keyboard.press("Enter");
  await expect(heap.locator(".is-picked, [aria-pressed=true]").first(), name).toBeVisible();
  await tabTo(page, why.getByRole("button", { name: /^step \d+/ }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("slider", { name: "Step" })).not.toHaveValue(String(length));

  await command(page, "Strategies");
  const dialog = page.getByRole("dialog", { name: "Strategies side by side" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  const saved = page.waitForEvent("download");
  await command(page, "Save the test inputs as JSON");
  expect((await saved).suggestedFilename()).toBe("Add.add.tests.json");
  await command(page, "Formulas");
  await expect(region(page, "Unfolding table")).toBeVisible();
  await command(page, "Lessons");
  await expect(lesson).toBeVisible();
});

/** Presses Tab until it has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeAttached();
  for (let tabs = 0; tabs < 150; tabs++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted, "Tab leads there").toBeFocused();
}

/** Finds a command by its name and chooses it. */
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Find" })).toBeVisible();
  await page.keyboard.type(name);
  await expect(page.getByRole("option", { selected: true })).toContainText(name);
  await page.keyboard.press("Enter");
}
