import { deflateRawSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The panels of the pointer analysis, by their accessible names. */
export const pointerRegions = [
  "Program",
  "Pseudocode",
  "Pointer flow graph",
  "Call graph",
  "Worklist",
  "Reachable methods",
  "Points-to sets",
  "Call graph edges",
  "Explanation",
] as const;

export const stepButtons = ["First step", "Step back", "Step forward", "Last step", "Play"] as const;

export function region(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

/** The same, opened by its tab, or as a view of the stage, where another one stands in its place. */
export async function opened(page: Page, name: string): Promise<Locator> {
  const panel = region(page, name);
  const tab = page.getByRole("tab", { name, exact: true });
  const parts = page.getByRole("tablist", { name: "Parts of the page", exact: true }).getByRole("tab");
  await expect(stepSlider(page)).toBeVisible();
  const views = combobox(page, "Views of the stage");
  const isView = async () => (await views.getByText(name, { exact: true }).count()) > 0;
  const isThere = async () => (await isView()) || (await panel.or(tab).first().isVisible());
  // On a phone the page has parts, one of them in sight.
  for (let part = 0; part < (await parts.count()) && !(await isThere()); part++) await parts.nth(part).click();
  await expect.poll(isThere, `there is ${name}`).toBe(true);
  if (!(await panel.isVisible())) await ((await isView()) ? views.selectOption(name) : tab.click());
  await expect(panel).toBeVisible();
  return panel;
}

export function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

/** Chooses what stands in a menu, that of the header unless another one is named, by keys. */
export async function chooseInMenu(page: Page, name: string, menu = "Menu"): Promise<void> {
  await button(page, menu).press("Enter");
  const item = page.getByRole("menu").locator("[role^=menuitem]").filter({ hasText: name });
  await item.click();
}

export function combobox(page: Page, name: string): Locator {
  return page.getByRole("combobox", { name, exact: true });
}

/** The choices of an option, also of one behind “More options”. */
export async function option(page: Page, name: string): Promise<Locator> {
  const choices = combobox(page, name);
  if (!(await choices.isVisible())) await button(page, "More options").click();
  await expect(choices).toBeVisible();
  return choices;
}

/** The slider whose value is the position and whose maximum is the length of the recording. */
export function stepSlider(page: Page): Locator {
  return page.getByRole("slider", { name: "Step", exact: true });
}

export async function positionOf(page: Page): Promise<number> {
  return Number(await stepSlider(page).inputValue());
}

export async function lengthOf(page: Page): Promise<number> {
  return Number(await stepSlider(page).getAttribute("max"));
}

export async function expectPosition(page: Page, position: number): Promise<void> {
  await expect(stepSlider(page)).toHaveValue(String(position));
}

/** Opens a page by its hash and waits until the run is complete. */
export async function openPointer(page: Page, query: string): Promise<void> {
  await openLink(page, "pointer", query);
}

/**
 * As {@link openPointer}, on the page of any analysis. A link that names no step leads to the first one, also where a
 * reader has been at a later one before.
 */
export async function openLink(page: Page, route: string, query: string): Promise<void> {
  await page.goto(`#/${route}?${query}${/(^|&)step=/.test(query) ? "" : "&step=0"}`);
  await expectComplete(page);
}

/** Opens the question why a fact is not there, by keys alone: where it is written, and where the answer appears. */
export async function askWhyNot(
  page: Page,
): Promise<{ readonly asked: Locator; readonly status: Locator; readonly why: Locator }> {
  await page.keyboard.press("w");
  const why = region(page, "Why");
  await why.getByRole("button", { name: "Why is a fact missing?" }).press("Enter");
  const asked = why.getByRole("textbox", { name: "A missing fact" });
  await expect(asked).toBeFocused();
  return { asked, status: why.getByRole("status"), why };
}

/** The recording on the screen is that of the present text and options, and it is complete. */
export async function expectComplete(page: Page): Promise<void> {
  await expect(button(page, "Step forward")).not.toHaveAttribute("aria-disabled", "true");
  await expect(runState(page)).toHaveCount(0);
}

/** What the head of the program says about a run under way or an older recording. */
export function runState(page: Page): Locator {
  return region(page, "Program").getByText(/^(analyzing…|changed)$/);
}

/** Opens a procedure of the pseudocode: by its tab, or in the menu behind the tabs. */
export async function openProcedure(page: Page, name: string): Promise<void> {
  const pseudocode = region(page, "Pseudocode");
  // Before the name of the one that runs stands a word that says so.
  const tab = pseudocode.getByRole("tab", { name: new RegExp(`${name}$`) });
  const menu = pseudocode.getByRole("combobox", { name: "Procedures" });
  await expect(tab.or(menu).first()).toBeVisible();
  if (await tab.isVisible()) await tab.click();
  else await menu.selectOption(name);
}

/** Chooses the finest granularity: one step is one change. */
export async function everyStep(page: Page): Promise<void> {
  await combobox(page, "Step size").selectOption("step");
}

/** The editor's text field, once the full editor is here. */
export async function editorOf(page: Page): Promise<Locator> {
  const field = region(page, "Program").getByRole("textbox", { name: /^Program: / });
  await expect(field).toBeAttached({ timeout: 30_000 });
  return field;
}

/** From the position `from`, `count` steps forward show something else, and as many back the same again. */
export async function expectSameThereAndBack(
  page: Page,
  { from, count, shown }: { readonly from: number; readonly count: number; readonly shown: () => Promise<unknown> },
): Promise<void> {
  await editorOf(page);
  await everyStep(page);
  const before = await shown();
  for (let step = 0; step < count; step++) await page.keyboard.press("ArrowRight");
  await expectPosition(page, from + count);
  expect(await shown()).not.toEqual(before);
  for (let step = 0; step < count; step++) await page.keyboard.press("ArrowLeft");
  await expectPosition(page, from);
  await expect.poll(shown).toEqual(before);
}

/** Replaces the whole text of the editor as a reader would: select all, then paste. */
export async function replaceProgram(page: Page, text: string): Promise<void> {
  const field = await editorOf(page);
  // Firefox gives a test no clipboard: there the text comes in one piece from the keyboard.
  const isFirefox = page.context().browser()?.browserType().name() === "firefox";
  if (!isFirefox) {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  }
  await field.focus();
  await page.keyboard.press("Control+a");
  if (isFirefox) await page.keyboard.insertText(text);
  else await page.keyboard.press("Control+v");
}

/** The rows of a table panel: what its cells show, without the marks of what is new. */
export async function rowsOf(page: Page, name: string): Promise<readonly (readonly string[])[]> {
  const cells = await (await opened(page, name))
    .getByRole("table", { name, exact: true })
    .evaluate((table) =>
      [...table.querySelectorAll("tbody tr:not(.row-group)")].map((row) =>
        [...row.querySelectorAll("td")].map((cell) => cell.textContent),
      ),
    );
  return cells.map((row) => row.map(withoutMarks));
}

/** The words and glyphs that say “new” go, and so do differences of white space. */
function withoutMarks(text: string): string {
  return text
    .replace(/^●?\s*(?:new)?\s*/, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** A link query with a program of one's own, as the page writes it. */
export function ownProgram(text: string, options: string, name = "Main.java"): string {
  return `v1.${deflateRawSync(JSON.stringify([[name, text]])).toString("base64url")}&${options}`;
}

/** The links of a page’s lessons, as the gallery has them. */
export async function lessonsOf(page: Page, route: string): Promise<readonly string[]> {
  await page.goto("#/");
  const links = page.locator(`a[href^="#/${route}?"]`);
  await expect(links.first()).toBeAttached();
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  return [...new Map(all.map((link) => [/example=([^&]*)/.exec(link)?.[1], link])).values()];
}

const LONG = { timeout: 120_000 };

/** Opens a lesson of the list, and waits until it is recorded. */
export async function openLesson(page: Page, lesson: string): Promise<void> {
  // Between two lessons nothing is left on the screen of the first one, whose length would pass for that of the second.
  await page.goto("#/");
  await expect(page.getByRole("searchbox", { name: "Search lessons" })).toBeVisible();
  await page.goto(lesson);
  // The largest programs take a while where several browsers share the machine.
  await expect(button(page, "Step forward")).not.toHaveAttribute("aria-disabled", "true", LONG);
  await expect(runState(page)).toHaveCount(0, LONG);
}

/** From the first page to the end of the first lesson, with everything that it loads. */
export async function walkFirstLesson(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Open 1-call-site/ }).click();
  await expectComplete(page);
  await editorOf(page);
  await expect(region(page, "Pointer flow graph").locator("canvas").first()).toBeAttached();
  await button(page, "Last step").click();
  expect((await rowsOf(page, "Points-to sets")).map((row) => row.join(" "))).toContain("[4]:y {o13}");
}
