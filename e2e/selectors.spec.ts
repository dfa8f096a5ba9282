import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { expect, expectAccessible, visit as test } from "./fixtures.ts";
import {
  button,
  chooseInMenu,
  combobox,
  expectComplete,
  opened,
  openPointer,
  option,
  region,
  rowsOf,
} from "./workbench.ts";

test("all selectors side by side: rows, sorting, exports, and the walk of a row", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await chooseInMenu(page, "Table: selectors side by side");
  const dialog = page.getByRole("dialog", { name: "Selectors side by side" });
  await expect(dialog.getByText("All 9 runs are done.")).toBeVisible();
  const table = dialog.getByRole("table", { name: "Selectors side by side" });
  const firsts = () => table.locator("tbody th").allInnerTexts();
  expect(await firsts()).toEqual([
    "insensitive",
    "1-call-site",
    "2-call-site",
    "1-object",
    "2-object",
    "1-type",
    "2-type",
    "2-hybrid",
    "S-2obj+H",
  ]);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "#call-graph-edge" }).click();
  await expect(table.getByRole("columnheader", { name: "#call-graph-edge" })).toHaveAttribute("aria-sort", "ascending");
  for (const [name, holds] of [
    ["CSV", /^Selector,Heap,Time \(ms\),#may-fail-cast/],
    ["Markdown", /^\| Selector \| Heap/],
    ["LaTeX", /^\\begin\{tabular\}/],
  ] as const) {
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: `Export as ${name}` }).click();
    expect(await readFile(await (await download).path(), "utf8")).toMatch(holds);
  }
  await dialog.getByRole("button", { name: "2-object" }).click();
  await expect(dialog).toHaveCount(0);
  await expectComplete(page);
  await expect(combobox(page, "Context sensitivity")).toHaveValue("2-obj");
});

test("the table opens by key, runs beside the walk, and can be canceled", async ({ page }) => {
  await openPointer(page, "example=lending-library");
  await page.keyboard.press("t");
  const dialog = page.getByRole("dialog", { name: "Selectors side by side" });
  await expect(dialog.getByRole("table", { name: "Selectors side by side" })).toBeVisible();
  await expect(dialog.getByText("All 9 runs are done.")).toBeVisible({ timeout: 20_000 });
  await runAgainAndCancelAtOnce(dialog);
  await expect(dialog.getByText(/^Canceled: \d of 9 runs are complete\.$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("constants: NAC under context insensitivity, 1 under 1-call-site", async ({ page }) => {
  await openPointer(page, "example=constant-propagation&context=ci");
  const found = region(page, "Program").locator(".source-chip.is-conclusion");
  await expect(found, "they would answer the question of the lesson").toHaveCount(0);
  await button(page, "Last step").click();
  await expect(found.filter({ hasText: /i.=.NAC/ })).toBeVisible();
  await combobox(page, "Context sensitivity").selectOption("1-call");
  await expectComplete(page);
  await button(page, "Last step").click();
  await expect(found.filter({ hasText: /i.=.1$/ })).toBeVisible();
  await button(page, "Step back").click();
  await expect(found).toHaveCount(0);
  await button(page, "Last step").click();
  await page.getByRole("button", { name: /Constants$/ }).click();
  await expectComplete(page);
  await button(page, "Last step").click();
  await expect(found).toHaveCount(0);
  await expect.poll(() => page.url()).toContain("constants=false");
});

test("class hierarchy analysis: its extra edges are drawn apart, counted, and in the table", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await button(page, "Last step").click();
  const graph = await opened(page, "Call graph");
  const views = page.getByRole("tablist", { name: "Call graph: graph or table" });
  await views.getByRole("tab", { name: "Table" }).click();
  await button(page, "CHA").click();
  await expect(region(page, "Stage").getByRole("button", { name: /CHA adds one spurious edge/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const extra = graph.locator("[data-element]").filter({ hasText: "only by the class hierarchy" });
  await expect(extra).toHaveCount(1);
  await expect(extra).toContainText("get");
  await expect(graph.locator("[data-element]").filter({ hasText: "main" }).first()).not.toContainText("[]:");
  await views.getByRole("tab", { name: "Graph", exact: true }).click();
  await chooseInMenu(page, "Legend", "Tools of Call graph");
  await expect(graph.getByRole("listitem").filter({ hasText: "only by the class hierarchy (spurious)" })).toBeVisible();
  await expectAccessible(page);
});

test("contexts for chosen methods: typed, picked, in the link, and taken back", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  const methods = () => option(page, "Methods with contexts");
  await (await methods()).selectOption("chosen");
  const dialog = page.getByRole("dialog", { name: "Methods with contexts" });
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("checkbox", { name: "C.id(Number)" }).check();
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expectComplete(page);
  await expect(await methods()).toHaveValue("chosen");
  await button(page, "Last step").click();
  const reached = async () =>
    (await rowsOf(page, "Reachable methods")).map(([method = ""]) => method.replace(/[−+]$/, ""));
  expect(await reached()).toEqual(["[]:main", "[]:m", "[14]:id", "[15]:id", "[]:One.get"]);
  await expect.poll(() => page.url()).toContain("selective=C.id");

  await page.reload();
  await expectComplete(page);
  await button(page, "Last step").click();
  await (await opened(page, "Reachable methods")).getByRole("button", { name: "Use contexts for C.m()" }).click();
  await expectComplete(page);
  await button(page, "Last step").click();
  expect(await reached()).toContain("[4]:m");
  await (await methods()).selectOption("introspective");
  await expectComplete(page);
  await (await methods()).selectOption("all");
  await expectComplete(page);
  await button(page, "Last step").click();
  expect((await rowsOf(page, "Reachable methods")).flat()).toContain("[16]:One.get");
});

test("library code is folded and its facts are hidden until the reader asks", async ({ page }) => {
  await openPointer(page, "example=array-lists&context=2-obj");
  await button(page, "Last step").click();
  const sets = await opened(page, "Points-to sets");
  await expect(sets.getByText(/library facts hidden/)).toBeVisible();
  // Of a long table only the rows in sight are in the document.
  const rowCount = async () => Number(await sets.getByRole("table").getAttribute("aria-rowcount"));
  const before = await rowCount();
  const graph = region(page, "Pointer flow graph");
  await region(page, "Stage").getByRole("tab", { name: "Table" }).click();
  await expect(
    graph
      .locator("[data-element]")
      .filter({ hasText: /\[o6\]:ArrayList/ })
      .first(),
  ).toContainText("library:");
  await expect(
    graph
      .locator("[data-element]")
      .filter({ hasText: /\[o7\]:ArrayList/ })
      .first(),
  ).toBeVisible();
  await sets.getByRole("button", { name: "Show" }).click();
  await expect.poll(rowCount).toBeGreaterThan(before);
  await expect(graph.locator("[data-element]").filter({ hasText: "library:" })).toHaveCount(0);
  await sets.getByRole("button", { name: "Hide" }).click();
  await expect.poll(rowCount).toBe(before);
});

test("a fact of the library leads to the library’s text, to read only", async ({ page }) => {
  await openPointer(page, "example=array-lists&context=ci");
  await button(page, "Last step").click();
  const calls = await opened(page, "Call graph edges");
  await calls.getByRole("button", { name: "Show" }).click();
  await calls
    .getByRole("row")
    .filter({ hasText: /ArrayList:\d/ })
    .getByRole("button")
    .first()
    .click();
  const place = (await opened(page, "Why")).getByRole("button", { name: /^ArrayList\.java, line \d+$/ });
  await place.first().click();
  const program = region(page, "Program");
  await expect(program.getByText("java/util/ArrayList.java (library, read-only)")).toBeVisible();
  await program.getByRole("button", { name: "Back to the program" }).click();
  await expect(program.getByRole("button", { name: "Back to the program" })).toHaveCount(0);
  await expect(program.locator(".view-lines")).toContainText("String says = pet");
});

/** The table is complete within a second: both clicks are made in the page, a frame apart. */
async function runAgainAndCancelAtOnce(dialog: Locator): Promise<void> {
  await dialog.evaluate(async (element) => {
    const buttonNamed = (name: string) =>
      [...element.querySelectorAll("button")].find((button) => button.textContent?.trim() === name);
    buttonNamed("Run again")?.click();
    while (buttonNamed("Cancel") === undefined) await new Promise(requestAnimationFrame);
    buttonNamed("Cancel")?.click();
  });
}

test("the rules and the selectors as cards: what they are in this run, asked and compared", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await page.keyboard.press("3");
  const sheet = page.getByRole("group", { name: "Rules and definitions" });
  await expect(sheet.getByRole("listitem").filter({ hasText: /^New/ })).not.toContainText("o12");
  await page.keyboard.press("End");
  await expect(sheet.getByRole("listitem").filter({ hasText: /^New/ })).toContainText("o13 ∈ pt([4]:n2)");
  const own = sheet.getByRole("listitem").filter({ hasText: /^1-call-site/ });
  await expect(own).toHaveAttribute("aria-current", "true");
  await expect(own).toContainText("Select([4], 16, o12) = [16]");
  await expect(sheet.getByRole("listitem").filter({ hasText: /^1-object/ })).toContainText("= [o12]");
  await expectAccessible(page);
  await own.getByRole("button", { name: "Why?" }).first().click();
  await expect((await opened(page, "Why")).getByText("Select([4], 16, o12) = [16]").first()).toBeVisible();
});
