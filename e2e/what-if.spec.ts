import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { expectComplete, openPointer, openProcedure, region } from "./workbench.ts";

test("a line of the algorithm is left out: what is lost is said, and the line is put back", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  const pseudocode = region(page, "Pseudocode");
  await openProcedure(page, "ProcessCall");
  const line = pseudocode.getByRole("button", { name: /^Stop at: foreach parameter/ });
  await line.focus();
  await page.keyboard.press("Delete");
  const notice = page.getByText("Lines of the algorithm are left out: this is not its result.");
  await expect(notice).toBeVisible();
  await expect(page.getByText("4 facts are lost, and a run of the program shows 4 of them")).toBeVisible();
  await page.getByText("The lost facts").click();
  await expect(page.getByRole("listitem").filter({ hasText: "o12 ∈ pt([14]:n)" })).toContainText(
    "shown by the program",
  );
  await expect(page).toHaveURL(/without=argument/);
  await expectAccessibleIn(page);
  await page.getByRole("button", { name: "Put them back" }).click();
  await expect(notice).toHaveCount(0);
  await expect(page).not.toHaveURL(/without/);
});

test("what lets a fact in: the smallest change under which it is gone, applied by a click", async ({ page }) => {
  await openPointer(page, "example=context-sensitive-heap&context=1-call&heap=0");
  await page.keyboard.press("End");
  await page.keyboard.press("w");
  const why = region(page, "Why");
  await why.getByRole("button", { name: "Where is precision lost?" }).click();
  const status = why.getByRole("status");
  await expect(status).toContainText("No run of the program shows o2 ∈ pt([]:n). It disappears");
  const first = status.getByRole("listitem").first();
  await expect(first).toContainText("under 1-call with 1 heap context");
  await expectAccessibleIn(page);
  await first.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/heap=1/);
});

test("how many spurious facts each method causes, and contexts for it by a click", async ({ page }) => {
  await openPointer(page, "example=id-called-twice&context=ci&heap=0");
  await page.keyboard.press("End");
  await page.keyboard.press("w");
  const why = region(page, "Why");
  await why.getByRole("button", { name: "Where is precision lost?" }).click();
  await why.getByRole("button", { name: "How many does each method cause?" }).click();
  const methods = why.getByRole("list", { name: "How many does each method cause?" });
  await expect(methods.getByRole("listitem").first()).toContainText(
    "2 disappear when Main.id(Number) alone has contexts (1-call):",
  );
  await expectAccessibleIn(page);
  await methods.getByRole("button", { name: "Apply" }).first().click();
  await expect(page).toHaveURL(/context=1-call.*selective=Main\.id/);
});

test("Algorithm 1 without abs: the table grows until it is stopped, and the line is put back", async ({ page }) => {
  await page.goto("#/separation?example=fig-6");
  await expectComplete(page);
  const pseudocode = region(page, "Pseudocode");
  const limit = page.getByText("Stopped after 6 iterations, before the fixed point.");
  await openProcedure(page, "LFP");
  const line = pseudocode.getByRole("button", { name: /^Stop at: .*abs\(/ });
  await line.focus();
  await page.keyboard.press("Delete");
  const notice = page.getByText("Lines of the algorithm are left out: this is not its result.");
  await expect(notice).toBeVisible();
  await page.getByText("The lost facts").click();
  await expect(page.getByText("∀i. A′i ⇒ Ai", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/without=abs/);
  await expect(limit).toBeVisible();
  await expectAccessibleIn(page);
  await page.getByRole("button", { name: "Put them back" }).click();
  await expect(notice).toHaveCount(0);
  await expect(limit).toHaveCount(0);
});

test("post* without a join: its line is left out from the keyboard", async ({ page }) => {
  await page.goto("#/pushdown");
  await expectComplete(page);
  const pseudocode = region(page, "Pseudocode");
  const part = pseudocode.locator("[data-part=epsilon]");
  await openProcedure(page, "PostStar");
  await expect(part).toHaveAttribute("aria-pressed", "false");
  await pseudocode
    .getByRole("listitem")
    .filter({ has: page.locator("[data-part=epsilon]") })
    .getByRole("button", { name: /^Stop at/ })
    .focus();
  await page.keyboard.press("Delete");
  await expect(page).toHaveURL(/without=epsilon/);
  await expect(part).toHaveAttribute("aria-pressed", "true");
});
