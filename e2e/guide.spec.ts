import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { chooseInMenu } from "./workbench.ts";

test("the guide opens from the help, is turned page by page, and its links lead to lessons", async ({ page }) => {
  await page.goto("#/");
  await chooseInMenu(page, "Help and shortcuts");
  await page.getByRole("button", { name: "The guide." }).press("Enter");
  const guide = page.getByRole("dialog", { name: "Guide" });
  await expect(guide.getByRole("heading", { name: "Walk through a run" })).toBeVisible();
  await expectAccessibleIn(page);
  const picture = guide.getByRole("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await guide.getByRole("button", { name: "Next: Read the stage" }).press("Enter");
  await expect(guide.getByRole("heading", { name: "Read the stage" })).toBeVisible();
  await guide.getByRole("button", { name: "Compare" }).press("Enter");
  await guide.getByRole("link", { name: "why object sensitivity" }).press("Enter");
  await expect(guide).toHaveCount(0);
  await expect(page).toHaveURL(/#\/compare\?example=set-and-do-set/);
});
