import { expect, visit as test } from "./fixtures.ts";
import { askWhyNot, openLink } from "./workbench.ts";

test("why a variable is not relevant: the rules that could make it so, by their names in post*", async ({ page }) => {
  await openLink(page, "relevancy", "example=example-1-constructor");
  await page.keyboard.press("End");
  const { asked, status } = await askWhyNot(page);
  await expect(asked).toHaveAttribute("placeholder", "as the tables write it: ra(x, C.m()) = any");
  await asked.fill("ra(t, Driver.main(String[])) = any");
  await page.keyboard.press("Enter");
  await expect(status).toContainText("top(");
  await expect(status.getByText("Read-out: top").first()).toBeVisible();
  await expect(status).not.toContainText("pushdown.rule");
});
