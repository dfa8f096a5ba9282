import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { askWhyNot, button, openPointer } from "./workbench.ts";

test("why a fact is not there: offered about what is selected, or written; premises that are there lead to their steps", async ({
  page,
}) => {
  await openPointer(page, "example=context-sensitive-heap&context=1-obj&step=43");
  const { asked, status, why } = await askWhyNot(page);
  await asked.fill("o8 in pt([]:n)");
  await page.keyboard.press("Enter");
  await expect(status.getByRole("button", { name: "Load, line 5" })).toBeVisible();
  await expect(status.getByRole("button", { name: "Store, line 9" })).toBeVisible();
  await expect(status.getByRole("listitem").filter({ hasText: "o8 ∈ pt([]:n1)" }).last()).toContainText(
    "No rule of this program could derive it.",
  );
  await expectAccessibleIn(page);
  await status.getByRole("button", { name: "missing: o8 ∈ pt([]:n)" }).press("Enter");
  await expect(status.getByRole("button", { name: "Load, line 5" })).toHaveCount(0);

  await asked.fill("o8 in pt(n)");
  await asked.press("Enter");
  await expect(status).toContainText("n is not in it. Some that are: []:n");
  await asked.fill("o1 ∈ pt([]:n)");
  await asked.press("Enter");
  await expect(status).toHaveText("o1 ∈ pt([]:n) holds.");

  await page.keyboard.press("Escape");
  await page.keyboard.press("m");
  await expectAccessibleIn(page);
  await page.keyboard.press("Escape");
  await button(page, "Close").last().click();
  await expect(why.getByRole("button", { name: "Why is a fact missing?" })).toBeVisible();
});
