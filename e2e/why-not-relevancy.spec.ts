import { expect, visit as test } from "./fixtures.ts";
import { openLink, region } from "./workbench.ts";

test("why a variable is not relevant: the rules that could make it so, by their names in post*", async ({ page }) => {
  await openLink(page, "relevancy", "example=example-1-constructor");
  await page.keyboard.press("End");
  await page.keyboard.press("w");
  const why = region(page, "Why");
  await why.getByRole("button", { name: "Why is a fact not there?" }).click();
  const asked = why.getByRole("textbox", { name: "A fact that is not there" });
  await expect(asked).toHaveAttribute("placeholder", "as the tables write it: ra(x, C.m()) = any");
  await asked.fill("ra(t, Driver.main(String[])) = any");
  await page.keyboard.press("Enter");
  const status = why.getByRole("status");
  await expect(status).toContainText("top(");
  await expect(status.getByText("Read-out: top").first()).toBeVisible();
  await expect(status).not.toContainText("pushdown.rule");
});
