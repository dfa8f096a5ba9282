import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleIn, visit as test } from "./fixtures.ts";
import {
  button,
  combobox,
  editorOf,
  expectComplete,
  expectPosition,
  expectSameThereAndBack,
  lengthOf,
  opened,
  openLink,
  ownProgram,
  positionOf,
  region,
  replaceProgram,
  rowsOf,
} from "./workbench.ts";

const reading = "Reading of Algorithm 1: as printed, or canonical, without or with integers";

async function open(page: Page, query: string): Promise<void> {
  await openLink(page, "separation", query);
}

/** The boxes and clouds of the drawing, by what they are called. */
function drawn(page: Page) {
  return region(page, "Heap").locator("[data-heap]");
}

test("Fig. 6: every region is there, and the table fills to the paper’s", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "example=fig-6");
  for (const name of [
    "Program",
    "Pseudocode",
    "Unfolding table",
    "Heap",
    "Base pairs",
    "Implications",
    "Satisfiability",
    "Explanation",
  ])
    await expect(await opened(page, name)).toBeVisible();
  await expectPosition(page, 0);
  await expect(await opened(page, "Unfolding table")).toContainText("What will appear here");
  await page.keyboard.press("End");
  await expectPosition(page, await lengthOf(page));
  const step = "∨ ∃n1, n2. a ↦ node(_, n1) ∗ b ↦ node(_, n2)";
  const base = "emp ∧ a = null ∧ b = null";
  expect((await rowsOf(page, "Unfolding table")).slice(0, 2)).toEqual([
    ["0", "pre", "pre(a, b)", "false"],
    ["1", "pre", `${base}${step} ∗ pre(n1, n2)`, `${base}${step}`],
  ]);
  expect((await rowsOf(page, "Satisfiability")).map(([, verdict]) => verdict)).toEqual(["sat", "unsat", "unsat"]);
});

test("k steps forward and k back show the same", async ({ page }) => {
  await open(page, "example=doubly-linked-formulas&step=12");
  const shown = () => page.locator("main").innerText();
  await expectSameThereAndBack(page, { from: 12, count: 10, shown });
});

test("the heap is unfolded step by step until it is a model", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "example=fig-6");
  await page.keyboard.press("End");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await opened(page, "Heap");
  // Before the last formula but one: the first one has its model, of two objects.
  const title = region(page, "Heap").locator("figcaption").first();
  await expect(title).toHaveText("check 1: sat");
  await expect(drawn(page)).toHaveCount(2);
  await page.keyboard.press("ArrowLeft");
  await expect(title).toHaveText("check 1");
  await region(page, "Stage").getByRole("tab", { name: "Derivation" }).click();
  await expect(region(page, "Heap").getByRole("application", { name: "Derivation" })).toBeVisible();
});

test("a cloud shows what it may be, and nothing of the step that will choose", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "example=fig-6&step=5");
  await opened(page, "Heap");
  const cloud = drawn(page).filter({ hasText: "pre(a, b)" });
  await cloud.focus();
  await page.keyboard.press("Enter");
  const choices = page.getByRole("dialog", { name: "Choices for pre(a, b)" });
  await expect(choices.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await expect(choices.getByRole("listitem").getByRole("button")).toHaveCount(0);
  await choices.getByRole("heading").getByRole("button").click();
  await expect(choices).toHaveCount(0);
  await expect(await opened(page, "Why")).toContainText("SV⁰(pre) ∋ ");
});

test("the drawing by keyboard: one Tab stop, arrows between objects, Enter selects, Escape leaves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "example=fig-6");
  await page.keyboard.press("End");
  // Before the last formulas, which are refuted: the first one has its model.
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  const boxes = drawn(page);
  await expect(boxes).toHaveCount(2);
  await expect(region(page, "Heap").locator("[data-heap][tabindex='0']")).toHaveCount(1);
  await boxes.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(boxes.nth(1)).toBeFocused();
  const position = await positionOf(page);
  await page.keyboard.press("Enter");
  await expect(await opened(page, "Why")).toContainText("check 1 is sat");
  await page.keyboard.press("Escape");
  await expect(boxes.nth(1)).not.toBeFocused();
  await expectPosition(page, position);
});

test("the drawing’s table has the same objects", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "example=long-list");
  await page.keyboard.press("End");
  await expect(drawn(page).first()).toBeVisible();
  const names = await drawn(page).evaluateAll((boxes) => boxes.map((box) => box.getAttribute("aria-label")));
  expect(names.length).toBeGreaterThan(3);
  // The middle of a long list is folded to one box, and whole in the table.
  const folded = names.flatMap((name) => /^⋯ (\d+) objects/.exec(name ?? "")?.[1] ?? []).map(Number);
  const objects = names.length - folded.length + folded.reduce((sum, count) => sum + count, 0);
  await region(page, "Stage").getByRole("tab", { name: "Table", exact: true }).click();
  await expect(region(page, "Heap").locator("[data-heap-row]")).toHaveCount(objects);
});

test("the readings differ: as printed the exhibit runs into its limit, canonically it ends", async ({ page }) => {
  await open(page, "example=flaw-oscillation");
  await expect(page.getByRole("status").filter({ hasText: "Stopped after 9 iterations" })).toBeVisible();
  const rows = async () => {
    await page.keyboard.press("End");
    return (await rowsOf(page, "Unfolding table")).length;
  };
  const printed = await rows();
  await combobox(page, reading).selectOption("canonical");
  await expect(page).toHaveURL(/reading=canonical/);
  await expectComplete(page);
  await expect.poll(rows).toBeLessThan(printed);
});

test("a link brings the same formulas, reading and step", async ({ page }) => {
  const text = "data cell { cell next; }\npred one(cell x) == x -> cell(null);\ncheck one(x);\n";
  await open(page, ownProgram(text, "reading=paper&step=3", "own.sl"));
  await expectPosition(page, 3);
  await expect(combobox(page, reading)).toHaveValue("paper");
  await expect(region(page, "Program")).toContainText("pred one");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/at=[\d.]+/);
  await page.reload();
  await expectPosition(page, 4);
});

test("a mistake is said with its place, and the last recording stays", async ({ page }) => {
  await open(page, "example=fig-6");
  const length = await lengthOf(page);
  await (await editorOf(page)).press("Control+End");
  await page.keyboard.type("pred list(node x) == emp & y = null;");
  await expect(region(page, "Program").getByRole("alert")).toContainText(/\d:28\s/);
  expect(await lengthOf(page)).toBe(length);
  await replaceProgram(page, "data node { node next; }\npred list(node x) == emp & x = null;\ncheck list(z);\n");
  await expect(region(page, "Program").getByRole("alert")).toHaveCount(0);
  await expectComplete(page);
  await page.keyboard.press("Escape");
  await button(page, "Last step").click();
  expect((await rowsOf(page, "Satisfiability")).map(([, verdict]) => verdict)).toEqual(["sat"]);
});

test("formulas and symbolic execution share the page, and each keeps its place", async ({ page }) => {
  await open(page, "example=fig-6&step=6");
  const change = page.getByRole("navigation", { name: "Analysis" });
  await expect(change.getByRole("link", { name: "Formulas" })).toHaveAttribute("aria-current", "page");
  await change.getByRole("link", { name: "Symbolic execution" }).focus();
  await page.keyboard.press("Enter");
  await expect(region(page, "Execution tree")).toBeVisible();
  await change.getByRole("link", { name: "Formulas" }).click();
  await expectPosition(page, 6);
  await expect(page).toHaveURL(/example=fig-6/);
});

test("the page is accessible, with drawing, table and derivation", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "example=list-segment-formulas&step=40");
  await expect(drawn(page).first()).toBeVisible();
  await drawn(page).first().click();
  await page.keyboard.press("Escape");
  await expectAccessibleIn(page);
  for (const tab of ["Table", "Derivation"]) {
    await region(page, "Stage").getByRole("tab", { name: tab, exact: true }).click();
    await expectAccessibleIn(page);
  }
});

test("the page is accessible in high contrast", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "example=skip-list-formulas");
  await button(page, "Menu").click();
  await page.getByRole("menuitemradio", { name: "High contrast" }).click();
  await button(page, "Last step").click();
  await expect(drawn(page).first()).toBeVisible();
  await expectAccessible(page);
});
