import { readFile } from "node:fs/promises";
import { expect, expectAccessibleIn, FRESH, visit as test } from "./fixtures.ts";
import { openPointer } from "./workbench.ts";

test("a selector is written, told its mistake, checked, run, found in the link, and compared", async ({ page }) => {
  await openPointer(page, "example=one-object");
  const menu = page.getByRole("combobox", { name: "Context sensitivity" });
  await menu.selectOption({ label: "write your own …" });
  const dialog = page.getByRole("dialog", { name: "Write your own selector" });
  const text = dialog.getByRole("textbox", { name: "Definition" });
  await text.fill("selector mine\nstatic(c) = c\ninstance(c, l, h, o) = las(2, h ++ o)");
  const status = dialog.getByRole("status").first();
  await expect(status).toContainText("There is no function “las” here. Did you mean “last”?");
  await expectAccessibleIn(page);
  // By keyboard: from the text to the place of the mistake, which is then selected and typed over.
  await text.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.type("last");
  await expect(text).toHaveValue(/= last\(2, h \+\+ o\)/);
  await expect(status).toContainText("no context of a method is longer than 2");
  await expect(status).toContainText("instance uses none of c, l");
  await dialog.getByRole("button", { name: "Execute the program and compare" }).click();
  await expect(dialog.getByText(/^Sound for this program: its execution shows \d+ facts/)).toBeVisible();
  await expectAccessibleIn(page);
  await dialog.getByRole("button", { name: "Apply" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(menu.locator("option:checked")).toHaveText("mine");
  await expect(page).toHaveURL(/context=v1\.[\w-]+/);
  await page.getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/#\/compare\?.*runs=v1\./);
  await expect(
    page
      .getByRole("combobox", { name: /Context sensitivity/ })
      .first()
      .locator("option:checked"),
  ).toHaveText("mine");
});

test("a definition that the browser does not keep can be saved as a file from its dialog", FRESH, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await openPointer(page, "example=one-object");
  await page.getByRole("combobox", { name: "Context sensitivity" }).selectOption({ label: "write your own …" });
  const dialog = page.getByRole("dialog", { name: "Write your own selector" });
  const text = "selector mine\nstatic(c) = c\ninstance(c, l, h, o) = last(2, h ++ o)";
  await dialog.getByRole("textbox", { name: "Definition" }).fill(text);
  const alert = dialog.getByRole("alert").filter({ hasText: "kept only in this tab" });
  await expect(alert).toHaveCSS("font-size", "14px");
  const download = page.waitForEvent("download");
  await alert.getByRole("button", { name: "Save as file" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("mine.selector");
  expect(await readFile(await file.path(), "utf8")).toBe(text);
});
