import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleIn, RELOADED, visit as test } from "./fixtures.ts";
import {
  button,
  chooseInMenu,
  combobox,
  editorOf,
  expectComplete,
  expectPosition,
  expectSameThereAndBack,
  lengthOf,
  opened,
  openLink,
  option,
  region,
  rowsOf,
  stepSlider,
} from "./workbench.ts";

// High enough for the tree and the heap below each other.
test.use({ viewport: { width: 1440, height: 1000 } });

const example = "example=adding-two-numbers&method=add&depth=2";

async function open(page: Page, query = example): Promise<void> {
  await openLink(page, "separation", query);
}

const panels = [
  "Pseudocode",
  "Execution tree",
  "Heap",
  "Path condition",
  "Generated tests",
  "Unfolding table",
  "Explanation",
] as const;

/** The cards of the execution tree, the current one among them. */
async function expectTree(page: Page): Promise<void> {
  const tree = await opened(page, "Execution tree");
  await expect(tree.locator(".is-current")).toBeVisible();
}

/** Steps until the sentence of the explanation says so. */
async function stepTo(page: Page, sentence: RegExp): Promise<void> {
  const what = region(page, "Explanation");
  await button(page, "Step forward").focus();
  for (let step = 0; step < 160 && !sentence.test(await what.innerText()); step++) {
    const before = await stepSlider(page).inputValue();
    await page.keyboard.press("ArrowRight");
    await expect(stepSlider(page)).not.toHaveValue(before);
  }
  await expect(what).toContainText(sentence);
}

test("every region is there, from Algorithm 1 to the last test input", async ({ page }) => {
  await open(page);
  for (const name of ["Program", ...panels]) await expect(await opened(page, name)).toBeVisible();
  await expectPosition(page, 0);
  await editorOf(page);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await expect.poll(async () => (await rowsOf(page, "Unfolding table")).length).toBeGreaterThan(1);
  await button(page, "Last step").click();
  await expectPosition(page, await lengthOf(page));
  await expectTree(page);
  const tests = await rowsOf(page, "Generated tests");
  expect(tests.map(([number, valid]) => [number, valid])).toEqual([
    ["1", "✓"],
    ["2", "✓"],
    ["3", "✓"],
  ]);
  await expect(region(page, "Program")).toContainText("T✓ F✓");
});

test("k steps forward and k back show the same", async ({ page }) => {
  await open(page, `${example}&step=40`);
  await expectTree(page);
  // The program is left out: an editor that has scrolled has other lines in the document.
  const shown = async () => {
    const texts: string[] = [];
    for (const name of panels) texts.push(await (await opened(page, name)).innerText());
    return texts.join("\n");
  };
  // From now on the views are pinned.
  await shown();
  await expectSameThereAndBack(page, { from: 40, count: 12, shown });
});

test("a cloud is unfolded: its choices lead to the nodes of the tree", RELOADED, async ({ page }) => {
  await open(page);
  await stepTo(page, /Line 20 must wait/);
  const heap = await opened(page, "Heap");
  const cloud = heap.getByRole("button", { name: /^pre\(X, Y\), predicate/ });
  await cloud.click();
  await expect(page.getByRole("dialog", { name: /pre\(X, Y\)/ })).toContainText("a = null");
  await page.keyboard.press("Escape");
  // What is closed gives the focus back, and arrow keys are the drawing's while it has it.
  await expect(cloud).toBeFocused();
  await stepTo(page, /Line 22 must wait/);
  await expect(heap).toContainText("pre(n1, n2)");
  await expect(heap).toContainText("val1");
  const pathCondition = region(page, "Path condition");
  await expect(pathCondition).toContainText("Δ of #2");
  await expect(pathCondition.getByRole("button", { name: "pre(n1, n2) replaced" })).toBeVisible();
  await expect(pathCondition.getByRole("list", { name: "#3" })).toContainText("n1 = null");
  await pathCondition.getByRole("button", { name: "raw" }).click();
  await expect
    .poll(async () => (await rowsOf(page, "Path condition")).map((row) => row[2]))
    .toContain("X ↦ node(val1, n1)");
  await page.keyboard.press("Escape");
  await expect(pathCondition.getByRole("table")).toHaveCount(0);
});

test("tree, path condition and derivation belong together", async ({ page }) => {
  await open(page);
  await button(page, "Last step").click();
  // The inputs are on the stage, each with the path that it was made at.
  const tests = await opened(page, "Generated tests");
  await tests.getByRole("button", { name: /test 2/ }).click();
  const why = await opened(page, "Why");
  await expect(why).toContainText("Test input");
  await expect(why).toContainText("is sat");
  await tests.getByRole("button", { name: "path #3", exact: true }).click();
  await expect(region(page, "Execution tree").locator(".is-selected")).toContainText("test 2");
  const ways = page.getByRole("tablist", { name: "Execution tree: graph or table" });
  await ways.getByRole("tab", { name: "Table" }).click();
  await expect(region(page, "Execution tree").getByRole("row").filter({ hasText: "cut off" })).not.toHaveCount(0);
  await expect(
    (await opened(page, "Solver calls")).getByRole("cell", { name: "sat", exact: true }).first(),
  ).toBeVisible();
});

test("options: method, strategy and bounds are in the link", async ({ page }) => {
  await open(page, "example=stack");
  await combobox(page, "Method under test").selectOption("push");
  await expect(page).toHaveURL(/method=push/);
  await (await option(page, "Strategy: how references get their values")).selectOption("lazy");
  await expect(page).toHaveURL(/strategy=lazy/);
  await (await option(page, "Maximum unfoldings per path")).selectOption("1");
  await expect(page).toHaveURL(/depth=1/);
  await page.getByRole("combobox", { name: /^Initialize a reference/ }).selectOption("on access");
  await expect(page).toHaveURL(/initialize=access/);
  await page.keyboard.press("Escape");
  await expectComplete(page);
  await button(page, "More").click();
  await expect(region(page, "Explanation")).toContainText("Plain lazy initialization");
});

test("strategies side by side, by keyboard, with the first inputs drawn", async ({ page }) => {
  await open(page);
  await chooseInMenu(page, "Strategies");
  const dialog = page.getByRole("dialog", { name: "Strategies side by side" });
  await expect(dialog.getByRole("status").first()).toHaveText("All 3 runs are done.", { timeout: 60_000 });
  const rows = dialog.getByRole("table").first().getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText("3/3");
  await expect(dialog.getByRole("region", { name: "First inputs by separation logic" })).toContainText("1 ✓ valid");
  await expect(dialog.getByRole("region", { name: "First inputs by lazy initialization" })).toContainText("✗ invalid");
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export as CSV" }).click();
  expect((await saved).suggestedFilename()).toBe("strategies.csv");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("Table 1 has eleven rows beside the paper’s, and each leads to its lesson, by keyboard", async ({ page }) => {
  await open(page);
  await chooseInMenu(page, "Strategies");
  const dialog = page.getByRole("dialog", { name: "Strategies side by side" });
  const table = dialog.getByRole("table", { name: "Table 1 of the paper: all eleven rows" });
  await expect(table.getByRole("link")).toHaveCount(11);
  await expect(table.getByRole("row", { name: /^Dependency graph \*/ })).toContainText("Gantt");
  await table.getByRole("link", { name: "Flight trajectory *" }).focus();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/example=flight-trajectory/);
});

test("the inputs can be saved", async ({ page }) => {
  await open(page);
  await opened(page, "Generated tests");
  const json = page.waitForEvent("download");
  await button(page, "JSON").click();
  expect((await json).suggestedFilename()).toBe("Add.add.tests.json");
  const junit = page.waitForEvent("download");
  await button(page, "JUnit").click();
  const file = await junit;
  expect(file.suggestedFilename()).toBe("AddAddTest.java");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("class AddAddTest {");
  expect(text.match(/@Test/g)).toHaveLength(3);
});

test("nothing to complain about for axe", async ({ page }) => {
  const themes = ["light", "dark", "contrast"] as const;
  await open(page);
  await expectAccessibleIn(page, themes);
  await button(page, "Last step").click();
  await expectTree(page);
  await expectAccessibleIn(page, themes);
});
