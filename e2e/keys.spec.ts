import type { Page } from "@playwright/test";
import { expect, expectAccessibleIn, FRESH, RELOADED, visit as test } from "./fixtures.ts";
import { screenAt } from "./screen.ts";
import {
  button,
  combobox,
  editorOf,
  expectComplete,
  expectPosition,
  lengthOf,
  opened,
  openPointer,
  positionOf,
  region,
  stepSlider,
} from "./workbench.ts";

test("every key of the step bar does what its button does", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  const size = combobox(page, "Step size");
  const length = await lengthOf(page);
  await expect(size).toHaveValue("rule");

  await page.keyboard.press("ArrowRight");
  const rule = await positionOf(page);
  expect(rule).toBeGreaterThan(0);
  await page.keyboard.press("ArrowRight");
  expect(await positionOf(page)).toBeGreaterThan(rule);
  await page.keyboard.press("ArrowLeft");
  await expectPosition(page, rule);

  await page.keyboard.press(",");
  await expect(size).toHaveValue("iteration");
  await expectPosition(page, rule);
  await page.keyboard.press(".");
  await page.keyboard.press(".");
  await expect(size).toHaveValue("step");
  await expectPosition(page, rule);
  await page.keyboard.press("ArrowRight");
  await expectPosition(page, rule + 1);

  await page.keyboard.press("PageDown");
  const iteration = await positionOf(page);
  expect(iteration).toBeGreaterThan(rule + 1);
  await page.keyboard.press("PageDown");
  expect(await positionOf(page)).toBeGreaterThan(iteration);
  await page.keyboard.press("PageUp");
  await expectPosition(page, iteration);

  await page.keyboard.press("End");
  await expectPosition(page, length);
  await page.keyboard.press("Home");
  await expectPosition(page, 0);

  await page.keyboard.press("Space");
  await expect(button(page, "Pause")).toBeVisible();
  await expect.poll(() => positionOf(page)).toBeGreaterThan(0);
  await page.keyboard.press("Space");
  await expect(button(page, "Play")).toBeVisible();
});

test("breakpoints are set, met in both directions, and removed by keys alone", async ({ page }) => {
  // Tall enough for the whole program to be in sight.
  await page.setViewportSize({ width: 1600, height: 1500 });
  await openPointer(page, "example=call-strings");
  await editorOf(page);
  await page.keyboard.press("\\");
  await page.keyboard.press("F8");
  expect(await positionOf(page), "a stop of the example").toBeGreaterThan(0);
  await page.keyboard.press("Home");
  await expectPosition(page, 0);
  await expect.poll(() => markedLine(page)).toBe(0);

  // The second step of line 8 onwards: stops of the example are elsewhere.
  await page.keyboard.press(".");
  let there = 0;
  for (let line = 0; line !== 8; there++) {
    await page.keyboard.press("ArrowRight");
    await expectPosition(page, there + 1);
    line = await markedLine(page);
  }
  await page.keyboard.press("F9");
  await expect(region(page, "Program").locator(".source-glyph-breakpoint")).toHaveCount(1);
  await page.keyboard.press("Home");
  await goTo(page, "F8", there);
  await page.keyboard.press("End");
  await goTo(page, "Shift+F8", there);

  await page.keyboard.press("F9");
  await expect(region(page, "Program").locator(".source-glyph-breakpoint")).toHaveCount(0);
  await page.keyboard.press("End");
  await page.keyboard.press("F8");
  await expect(page.getByText("No breakpoint or stop after this step.")).toBeVisible();
  await page.getByRole("button", { name: "Go to the first one" }).click();
  const first = await positionOf(page);
  await page.keyboard.press("Home");
  await page.keyboard.press("F8");
  await expectPosition(page, first);
});

test("why leads to the next step with a fact where the present one has none", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await expectPosition(page, 0);
  await page.keyboard.press("w");
  await expect(page.getByText("There is nothing to prove here: this is the next step with a fact.")).toBeVisible();
  await expect(page.locator(".proof")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Home");
  await page.getByRole("tab", { name: "Why" }).click();
  await region(page, "Why").getByRole("button", { name: "Go to the next step with a fact" }).click();
  await expect(page.locator(".proof")).toBeVisible();
});

test("no key of the page fires while one types in the program", RELOADED, async ({ page }) => {
  await openPointer(page, "example=one-call-site&step=7");
  const field = await editorOf(page);
  await field.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("End");
  await page.keyboard.type(" // . , ? p");
  for (const key of ["ArrowLeft", "ArrowRight", "Home", "PageDown", "PageUp", "Space", "F8"])
    await page.keyboard.press(key);
  await expect(region(page, "Program").locator(".view-lines")).toContainText("// . , ? p");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(combobox(page, "Step size")).toHaveValue("rule");
  await expect(button(page, "Play")).toBeVisible();
  // The comment changes no step, so the place in the recording would only change by a key.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(field).not.toBeFocused();
});

test("what is typed before the palette has arrived is no command of the page", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("me");
  letGo();
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("me");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.locator("html")).not.toHaveAttribute("data-mode", "present");
});

test("the palette finds a command by its name and runs it", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  const length = await lengthOf(page);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("dialog").getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.type("last step");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectPosition(page, length);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("1-object");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const [place, query, next] of [
  ["a lesson", "pointer?example=one-call-site", "Stage"],
  ["a comparison", "compare?example=one-object", "Stage"],
  ["the first page", "", undefined],
] as const)
  test(`the first Tab of ${place} shows the one link that leads past its header`, FRESH, async ({ page }) => {
    await page.goto(`#/${query}`);
    if (next === undefined) await expect(page.getByRole("searchbox")).toBeVisible();
    else await expectComplete(page);
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: next === undefined ? "To the main part" : "To the stage" });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect((await link.boundingBox())?.height).toBeGreaterThan(24);
    const before = page.url();
    await page.keyboard.press("Enter");
    await expect(next === undefined ? page.getByRole("main") : region(page, next).first()).toBeFocused();
    expect(page.url()).toBe(before);
    await page.keyboard.press("Tab");
    const holder = next === undefined ? page.getByRole("main") : region(page, next).first();
    await expect(holder.locator(":focus")).toHaveCount(1);
  });

for (const [place, query] of [
  ["a lesson", "pointer?example=one-call-site&step=0"],
  ["a comparison", "compare?example=one-object&step=0"],
] as const)
  test(`in ${place}, / and o12 and Enter at once lead to o12 of the run that is shown`, async ({ page }) => {
    await page.goto(`#/${query}`);
    // Not even the run has to be here.
    await expect(stepSlider(page)).toBeVisible();
    const engine = new URL(page.url()).hash.split("&")[0];
    await page.keyboard.press("/");
    await page.keyboard.type("o12");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect.poll(() => positionOf(page)).toBeGreaterThan(0);
    expect(new URL(page.url()).hash).toContain(engine);
    await expect(region(page, "Why").getByRole("heading").first()).toContainText(/o12\s*∈ pt/);
  });

test("/ finds, in the first page’s field too, and is a letter where one types", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await page.keyboard.press("/");
  const find = page.getByRole("dialog", { name: "Find" });
  await expect(find.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("a/b");
  await expect(find.getByRole("combobox")).toHaveValue("a/b");
  await page.keyboard.press("Escape");
  await expect(find).toHaveCount(0);
  await page.goto("#/");
  await expect(page.getByRole("searchbox", { name: "Search lessons" })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("a/b");
  await expect(page.getByRole("searchbox", { name: "Search lessons" })).toHaveValue("a/b");
});

test("where nothing is found, suggestions stand there; words that readers use find what is meant", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await page.keyboard.press("/");
  const find = page.getByRole("dialog", { name: "Find" });
  await page.keyboard.type("qqqqqq");
  await expect(find.getByText("No matches for “qqqqqq”.")).toBeVisible();
  await expect(find.getByRole("group", { name: "For example" }).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(find, "a suggestion is gone to by arrows only").toBeVisible();
  await find.getByRole("combobox").fill("double free");
  await expect(find.getByRole("option").first()).toContainText("Freeing a node twice");
  await expectAccessibleIn(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/example=freeing-twice/);

  await page.goto("#/");
  const field = page.getByRole("searchbox", { name: "Search lessons" });
  await field.fill("call sting limits");
  await expect(page.getByRole("link", { name: "Call strings and their limit" })).toBeVisible();
  await page.getByRole("button", { name: "recursion", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Call strings and their limit" })).toBeVisible();
});

test("the whole walk can be done without a mouse", RELOADED, async ({ page }) => {
  await page.goto("#/");
  const open = page.getByRole("link", { name: /^Open 1-call-site/ });
  for (let tabs = 0; tabs < 60 && !(await isFocused(page, open)); tabs++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(button(page, "Step forward")).not.toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("End");
  await expectPosition(page, await lengthOf(page));
  // From the first points-to fact to its derivation and back to the step that made it.
  const fact = (await opened(page, "Points-to sets")).getByRole("button").first();
  for (let tabs = 0; tabs < 80 && !(await isFocused(page, fact)); tabs++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(await opened(page, "Why")).toContainText("o3 ∈ pt([]:c)");
});

test("W opens the proof, arrows walk it, Enter leads to a step, and Escape closes it before Present", async ({
  page,
}) => {
  await openPointer(page, "example=one-call-site&step=39");
  const why = region(page, "Why");
  await page.keyboard.press("w");
  await expect(why.locator("[data-fact]").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(why.locator("[data-fact='37']")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(why.locator("[data-fact='29']")).toBeFocused();
  await page.keyboard.press("Enter");
  await expectPosition(page, 31);
  await page.keyboard.press("ArrowRight");
  expect(await positionOf(page)).toBeGreaterThan(31);
  await page.keyboard.press("Escape");
  await expect(why).toHaveCount(0);

  await page.keyboard.press("m");
  await page.keyboard.press("w");
  await expect(why.locator("[data-fact]").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(why).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-mode", "present");
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).not.toHaveAttribute("data-mode");
});

test("Escape leaves what is innermost, one each time: menu, dialog, Why, prediction, Present, comparison", async ({
  page,
}) => {
  await page.goto("#/compare?example=one-object&at=10");
  await expectComplete(page);
  await page.keyboard.press("m");
  await page.keyboard.press("w");
  const why = region(page, "Why");
  await expect(why).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(why).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-mode", "present");
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).not.toHaveAttribute("data-mode");
  await button(page, "Menu").press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/#\/compare/);
  await page.keyboard.press("Escape");
  await expect(page, "its leading run stands alone, at its step").toHaveURL(/#\/pointer\?.*at=10/);
  await expectComplete(page);
  await page.keyboard.press("p");
  const question = page.getByRole("group", { name: "Prediction" });
  await expect(question).toBeVisible();
  await button(page, "Step forward").focus();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
});

/** Presses a key until the position is reached. */
async function goTo(page: Page, key: string, position: number): Promise<void> {
  for (let presses = 0; presses < 20 && (await positionOf(page)) !== position; presses++)
    await page.keyboard.press(key);
  await expectPosition(page, position);
}

async function isFocused(page: Page, locator: ReturnType<Page["locator"]>): Promise<boolean> {
  const element = await locator.elementHandle();
  return page.evaluate((wanted) => document.activeElement === wanted, element);
}

/** The line of the program that the current step is about, once the page has come to rest; 0 for none. */
async function markedLine(page: Page): Promise<number> {
  const screen = await screenAt(page);
  return screen.program.findIndex((line) => line.includes("source-now")) + 1;
}
