import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { askWhyNot, openLink } from "./workbench.ts";

test("why there is no test for a branch: offered where one is infeasible, down to the path that refuses it", async ({
  page,
}) => {
  await openLink(page, "separation", "example=doubly-linked-list&method=remove");
  await page.keyboard.press("End");
  const { asked, status, why } = await askWhyNot(page);
  await expect(asked).toHaveAttribute("placeholder", "as the tables write it: 12T");
  await why.getByRole("list", { name: "Missing facts" }).getByRole("button").first().press("Enter");
  await expect(status).toContainText("a test for the branch");
  await expect(status).toContainText(/S-[TF]COND, line \d+/);
  const node = status.getByRole("button", { name: /^#\d+/ }).first();
  await expect(node).toBeVisible();
  await expectAccessibleIn(page);
});
