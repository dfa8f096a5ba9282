import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { askWhyNot, chooseInMenu, expectComplete, openLink, option, region } from "./workbench.ts";

test("an analysis is written by keys, told its mistake and what it breaks, run, asked why not, and found in the link", async ({
  page,
}) => {
  await openLink(page, "data-flow", "example=not-distributive");
  const menu = page.getByRole("combobox", { name: "Analysis" });
  await menu.selectOption({ label: "write your own …" });
  const dialog = page.getByRole("dialog", { name: "Write your own analysis" });
  await dialog.getByRole("button", { name: "one that is not monotone" }).press("Enter");
  const status = dialog.getByRole("status").first();
  await expect(status).toContainText("∅ ⊆ {y}, but f(∅) = {x} ⊈ {y} = f({y})");
  await dialog.getByRole("button", { name: "parity" }).press("Enter");
  await expect(status).toContainText("No chain of values is longer than 2");
  await expect(dialog.getByText("binary(op, a, b) = …")).toBeVisible();
  const text = dialog.getByRole("textbox", { name: "Definition" });
  await text.fill((await text.inputValue()).replace("unknown = any", "unknown = anny"));
  await expect(status).toContainText("There is no name “anny” here. Did you mean “any”?");
  await expectAccessibleIn(page);
  // From the text to the place of the mistake, which is then selected and typed over.
  await text.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.type("any");
  await expect(status).toContainText("operators are monotone");
  await dialog.getByRole("button", { name: "Apply" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expectComplete(page);
  await expect(menu.locator("option:checked")).toHaveText("parity");
  await expect(page).toHaveURL(/analysis=v1\.[\w-]+/);
  await page.keyboard.press("End");
  await page.keyboard.press("2");
  await expect(region(page, "Lattice").getByText("odd").first()).toBeAttached();
  const { asked, status: whyNot } = await askWhyNot(page);
  await asked.fill("c=even in OUT[11]");
  await page.keyboard.press("Enter");
  await expect(whyNot.getByRole("button", { name: /^Transfer function, line/ }).first()).toBeVisible();
  await chooseInMenu(page, "Table: worklist orders side by side");
  const orders = page.getByRole("dialog", { name: "Worklist orders side by side" });
  await expect(orders.getByRole("row")).toHaveCount(4);
  await expect(orders.getByRole("cell", { name: /^\d+$/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.reload();
  await expectComplete(page);
  await expect(menu.locator("option:checked")).toHaveText("parity");
  await menu.selectOption({ label: "parity: edit …" });
  await expect(text).toHaveValue(/unknown = any\n/);
});

test("an execution is held against what a definition claims, and cannot contradict taint", async ({ page }) => {
  await openLink(page, "data-flow", "example=across-calls");
  await page.getByRole("combobox", { name: "Analysis" }).selectOption({ label: "write your own …" });
  const dialog = page.getByRole("dialog", { name: "Write your own analysis" });
  const execute = dialog.getByRole("button", { name: "Execute the program and compare" });
  await execute.press("Enter");
  await expect(dialog.getByText(/^Sound for this program: its execution shows \d+ facts/)).toBeVisible();
  await dialog.getByRole("button", { name: "taint" }).press("Enter");
  await execute.press("Enter");
  await expect(dialog.getByText("No execution can contradict this")).toBeVisible();
  await dialog.getByRole("button", { name: "live variables, rewritten" }).press("Enter");
  const text = dialog.getByRole("textbox", { name: "Definition" });
  await text.fill((await text.inputValue()).replace("reads(s, x)", "false"));
  await execute.press("Enter");
  await expect(dialog.getByText(/^Not sound: .* ∉ IN\[/)).toBeVisible();
  await expectAccessibleIn(page);
});

test("a semiring is written in the same dialog, and stands in the text", async ({ page }) => {
  await openLink(page, "pushdown", "example=cheapest-way");
  const menu = await option(page, "Semiring");
  await menu.selectOption({ label: "write your own …" });
  const dialog = page.getByRole("dialog", { name: "Write your own semiring" });
  await dialog.getByRole("button", { name: "one that counts" }).press("Enter");
  const status = dialog.getByRole("status").first();
  await expect(status).toContainText("⊕ is not idempotent: 0.5 ⊕ 0.5 = 1, 0.5 = 0.5");
  await dialog.getByRole("button", { name: "the widest run" }).press("Enter");
  await expect(status).toContainText("hold for the numbers that were tried");
  await expectAccessibleIn(page);
  await dialog.getByRole("button", { name: "Apply" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(menu.locator("option:checked")).toHaveText("bottleneck");
  await expect(region(page, "Program")).toContainText("semiring bottleneck {");
  await expectComplete(page);
  await menu.selectOption({ label: "bottleneck: edit …" });
  await expect(dialog.getByRole("textbox", { name: "Definition" })).toHaveValue(/extend\(a, b\) = min\(a, b\)/);
  await page.keyboard.press("Escape");
  await menu.selectOption("min-plus");
  await expect(menu.locator("option:checked")).toHaveText("min-plus");
});
