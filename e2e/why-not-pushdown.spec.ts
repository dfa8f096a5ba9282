import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { askWhyNot, openLink } from "./workbench.ts";

test("why a transition of post* is not there: the rule that could give it, and what it lacks", async ({ page }) => {
  await openLink(page, "pushdown", "example=there-and-back&direction=post");
  await page.keyboard.press("End");
  const { asked, status } = await askWhyNot(page);
  await expect(asked).toHaveAttribute("placeholder", "as the tables write it: (p, g, s)");
  await asked.fill("<o, b>");
  await page.keyboard.press("Enter");
  await expect(status).toContainText("⟨o, b⟩");
  await expect(status).toContainText("No rule of this program could derive it.");
  await asked.fill("top(q, a)");
  await page.keyboard.press("Enter");
  await expect(status.getByText("missing: (q, a, final)").first()).toBeAttached();
  await expectAccessibleIn(page);
  await asked.fill("(r, b, nowhere)");
  await page.keyboard.press("Enter");
  await expect(status).toContainText("r, b, nowhere is none of these");
});
