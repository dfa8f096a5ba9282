import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { expectDrawn } from "./graph-picture.ts";
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
  option,
  region,
  replaceProgram,
  rowsOf,
} from "./workbench.ts";

async function open(page: Page, query: string): Promise<void> {
  await openLink(page, "pushdown", query);
}

test("every region is there, and the automaton grows to its end", async ({ page }) => {
  await open(page, "example=textbook-system");
  for (const name of ["Program", "Pseudocode", "P-automaton", "Pushdown rules", "Worklist", "Explanation"])
    await expect(await opened(page, name)).toBeVisible();
  await expectPosition(page, 0);
  expect(await rowsOf(page, "Pushdown rules")).toHaveLength(4);
  await page.keyboard.press("End");
  await expectPosition(page, await lengthOf(page));
  await expectDrawn(page, "P-automaton");
  const tops = await rowsOf(page, "Tops of stack");
  expect(tops.length).toBeGreaterThan(2);
});

test("post* and pre*, and the semiring in the text", async ({ page }) => {
  await open(page, "example=there-and-back");
  await page.keyboard.press("End");
  const after = await rowsOf(page, "Tops of stack");
  await combobox(page, "post*: what is reachable; pre*: what reaches it").selectOption("pre");
  await expect(page).toHaveURL(/direction=pre/);
  await expectComplete(page);
  await button(page, "Last step").click();
  await expect.poll(() => rowsOf(page, "Tops of stack")).not.toEqual(after);
  await open(page, "example=unbounded-stack");
  await (await option(page, "Semiring")).selectOption("min-plus");
  await expect(region(page, "Program")).toContainText("semiring min-plus");
});

test("k steps forward and k back show the same", async ({ page }) => {
  // The whole program is in sight: an editor that has scrolled stays where it is.
  await page.setViewportSize({ width: 1600, height: 1200 });
  await open(page, "example=cheapest-way&step=6");
  const shown = () => page.locator("main").innerText();
  await expectSameThereAndBack(page, { from: 6, count: 10, shown });
});

test("a transition’s run is replayed with its stack, by keyboard", async ({ page }) => {
  await open(page, "example=unbounded-stack");
  await page.keyboard.press("End");
  const rows = (await opened(page, "Transitions")).locator("tr.row-group", { hasText: /^up$/ }).locator("~ tr");
  await rows.filter({ hasText: "end" }).first().getByRole("button").first().click();
  await button(page, "Replay").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("figure")).toContainText("⟨down, f end⟩");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("status")).toContainText(/^1 of/);
  await page.keyboard.press("End");
  await expect(dialog.getByRole("figure")).toContainText("⟨up, end⟩");
  await expect(dialog.getByRole("list", { name: "Stack, top first" })).toContainText("end");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("a mistake is said with its place, and the last recording stays", async ({ page }) => {
  await open(page, "example=textbook-system");
  const length = await lengthOf(page);
  await (await editorOf(page)).press("Control+End");
  await page.keyboard.type("<p, a> -> <q, b");
  await expect(region(page, "Program").getByRole("alert")).toContainText(/\d:16\s*Syntax error/);
  expect(await lengthOf(page)).toBe(length);
  await replaceProgram(page, "semiring boolean\n<p, a> -> <q, b>\nstart <p, a>\n");
  await expect(region(page, "Program").getByRole("alert")).toHaveCount(0);
  await expectComplete(page);
  expect(await rowsOf(page, "Pushdown rules")).toHaveLength(1);
});

test("the page is accessible, in the middle and with a selection", async ({ page }) => {
  await open(page, "example=cheapest-way&step=12");
  await expectDrawn(page, "P-automaton");
  await (await opened(page, "Transitions")).locator("tbody").getByRole("button").first().click();
  await expectAccessibleIn(page);
});

test("the gallery opens lessons of all analyses", async ({ page }) => {
  await page.goto("#/");
  await page.getByRole("link", { name: "Open The textbook’s small system", exact: true }).click();
  await expect(page).toHaveURL(/#\/pushdown\?example=textbook-system/);
  await expectComplete(page);
  await page.goto("#/");
  await page.getByRole("link", { name: "Open Example 1: through the constructor", exact: true }).click();
  await expect(page).toHaveURL(/#\/relevancy\?example=example-1-constructor/);
  await expectComplete(page);
});
