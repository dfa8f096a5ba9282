import type { Page } from "@playwright/test";
import { expect, expectAccessible, visit as test } from "./fixtures.ts";
import { button, chooseInMenu, combobox, expectComplete, opened, openLink, rowsOf } from "./workbench.ts";

// `set(index, value)`: no path depends on `value`.
const example = "example=doubly-linked-list&method=set&depth=2";
const control = "Symbolic inputs; the others have one value";

async function choose(page: Page, value: string): Promise<void> {
  await button(page, "More options").click();
  await combobox(page, control).selectOption(value);
  await page.keyboard.press("Escape");
  await expectComplete(page);
}

async function inputsOf(page: Page): Promise<number> {
  await button(page, "Last step").click();
  return (await rowsOf(page, "Generated tests")).length;
}

test("only some inputs symbolic: fewer paths, and the page says how many", async ({ page }) => {
  await openLink(page, "separation", example);
  const all = await inputsOf(page);
  await expect(await opened(page, "Generated tests")).not.toContainText("Symbolic:");
  await choose(page, "index");
  await expect(page).toHaveURL(/symbolic=index/);
  await expect(await opened(page, "Generated tests")).toContainText(/Symbolic: only index\. \d+ paths? instead of \d+/);
  expect(await inputsOf(page)).toBeLessThan(all);
});

test("by relevancy: a link opens it, and the strategies have a row for it", async ({ page }) => {
  await openLink(page, "separation", `${example}&symbolic=relevant`);
  const line = /Symbolic: only this, index\. .* The symbolic values reach \d+ of \d+ variables\./;
  await expect(await opened(page, "Generated tests")).toContainText(line);
  await expectAccessible(page);
  await chooseInMenu(page, "Strategies");
  const dialog = page.getByRole("dialog", { name: "Strategies side by side" });
  await expect(dialog.getByRole("status").first()).toHaveText("All 4 runs are done.", { timeout: 60_000 });
  await expect(dialog.getByRole("row", { name: /^separation logic, only this, index/ })).toBeVisible();
  await expect(dialog).toContainText(line);
  await page.keyboard.press("Escape");
});

test("the choice of one method’s input does not go to another method", async ({ page }) => {
  await openLink(page, "separation", `${example}&symbolic=index`);
  await combobox(page, "Method under test").selectOption("addFirst");
  await expectComplete(page);
  await expect(page).not.toHaveURL(/symbolic=/);
});
