import { expect, expectAccessible, test } from "./fixtures.ts";

test("the gallery opens under the name of the program", async ({ page }) => {
  await page.goto("#/");
  await expect(page.getByRole("heading", { name: "Fixscope", level: 1 })).toBeVisible();
  await expectAccessible(page);
});
