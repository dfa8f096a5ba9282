import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { askWhyNot, openLink, region } from "./workbench.ts";

test("why a disjunct of A or a base pair is not there: what each disjunct of the definition lacks or gives instead", async ({
  page,
}) => {
  await openLink(page, "separation", "example=list-segment-formulas");
  await page.keyboard.press("End");
  const { asked, status, why } = await askWhyNot(page);
  await expect(asked).toHaveAttribute("placeholder", "as the tables write it: A(P) ∋ x = null");
  await why.getByRole("list", { name: "Missing facts" }).getByRole("button").first().press("Enter");
  await expect(status).toContainText("false, because ls(n1, y) is pending on a parameter");
  await asked.fill("base(ls) ∋ x ↦ ∧ y ↦");
  await page.keyboard.press("Enter");
  await expect(status.getByText("missing: base(ls) ∋ ({y}, true)").first()).toBeAttached();
  await expect(status.getByRole("button", { name: "Base pair, line 4" }).first()).toBeVisible();
  await asked.fill("ls: x = null & y = null");
  await page.keyboard.press("Enter");
  await expect(status).toContainText("gives x = y, which covers it");
  await expectAccessibleIn(page);
  await asked.fill("ls: x = z");
  await page.keyboard.press("Enter");
  await expect(status).toContainText("column 9: “z” is neither a parameter nor quantified.");
  await asked.fill("ls: x = y");
  await page.keyboard.press("Enter");
  await expect(status).toContainText("holds");
  await asked.fill("ls: x = null & y = null");
  await page.keyboard.press("Enter");
  await status.getByRole("button", { name: "SV¹(ls) ∋ emp ∧ x = y" }).first().press("Enter");
  await expect(why).toContainText("SV¹(ls) ∋ emp ∧ x = y");
});

test("why a disjunct of A is there: all its derivations, the shortest first", async ({ page }) => {
  await openLink(page, "separation", "example=list-segment-formulas&step=8");
  await page.keyboard.press("w");
  const why = region(page, "Why");
  await expect(why).toContainText("A¹(ls) ∋ emp ∧ x = y");
  // Two of its derivations are of later rounds.
  await page.keyboard.press("End");
  await expect(why).toContainText("Derivation 1 of 3, the shortest first");
  await why.getByRole("button", { name: "Next" }).press("Enter");
  await expect(why).toContainText("Derivation 2 of 3");
  await expect(why).toContainText("SV²(ls) ∋ emp ∧ x = y");
  await expectAccessibleIn(page);
});
