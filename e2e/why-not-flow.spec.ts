import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { askWhyNot, openLink, region } from "./workbench.ts";

test("why a value is not there: the statement that keeps it away; a line left out is told and put back", async ({
  page,
}) => {
  await openLink(page, "data-flow", "example=not-distributive&analysis=constants");
  await page.keyboard.press("End");
  const { asked, status } = await askWhyNot(page);
  await expect(asked).toHaveAttribute("placeholder", "as the tables write it: x=4 ∈ OUT[8]");
  await asked.fill("nothing=4 in OUT[8]");
  await page.keyboard.press("Enter");
  await expect(status).toContainText("nothing=4 is none of these");
  await asked.fill("a=2 in OUT[11]");
  await page.keyboard.press("Enter");
  await expect(status.getByRole("button", { name: /^Transfer function, line/ }).first()).toBeVisible();
  await expectAccessibleIn(page);

  const line = region(page, "Pseudocode").getByRole("button", { name: /^Stop at: IN\[n\] = / });
  await line.focus();
  await page.keyboard.press("Delete");
  const notice = page.getByText("Lines of the algorithm are left out: this is not its result.");
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/without=meet/);
  await expectAccessibleIn(page);
  await page.getByRole("button", { name: "Put them back" }).click();
  await expect(notice).toHaveCount(0);
  await expect(page).not.toHaveURL(/without/);
});
