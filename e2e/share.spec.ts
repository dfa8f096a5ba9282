import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { button, openPointer } from "./workbench.ts";

test.use({ turns: 6 });

test("Share copies the link of the step, and offers a frame and a QR code of it", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPointer(page, "example=one-call-site");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await button(page, "Share").click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await expect(dialog.getByRole("status")).toHaveText("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/pointer\?example=one-call-site.*at=2$/);
  await expect(dialog.getByRole("textbox", { name: "Link", exact: true })).toHaveValue(link);
  await dialog.getByRole("button", { name: "Copy: Frame for another page" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Copied.");
  const frame = await page.evaluate(() => navigator.clipboard.readText());
  expect(frame).toContain(`src="${link.replaceAll("&", "&amp;")}&amp;embed=1"`);
  await expect(dialog.getByRole("img", { name: "QR code of the link" })).toBeInViewport({ ratio: 1 });
  await expectAccessibleIn(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});
