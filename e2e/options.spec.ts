import type { Page } from "@playwright/test";
import { expect, visit as test } from "./fixtures.ts";
import {
  button,
  combobox,
  expectComplete,
  expectPosition,
  lengthOf,
  opened,
  openPointer,
  region,
  rowsOf,
  stepSlider,
} from "./workbench.ts";

const edgesUnderOneCall = ["[]:4 [4]:m", "[4]:14 [14]:id", "[4]:15 [15]:id", "[4]:16 [16]:One.get"];

const edgesUnderOneObject = [
  "[]:4 [o3]:m",
  "[o3]:14 [o3]:id",
  "[o3]:15 [o3]:id",
  "[o3]:16 [o12]:One.get",
  "[o3]:16 [o13]:Two.get",
];

test("the address restores options and step", async ({ page, context }) => {
  await openPointer(page, "example=one-call-site");
  await combobox(page, "Context sensitivity").selectOption("1-obj");
  await expectComplete(page);
  await stepSlider(page).fill("9");
  await expectPosition(page, 9);
  await expect.poll(() => page.url()).toContain("at=4.1");
  expect(page.url().length, "short enough for a slide").toBeLessThanOrEqual(200);
  const worklist = await region(page, "Worklist").innerText();
  const length = await lengthOf(page);

  await page.reload();
  await expectComplete(page);
  await expectPosition(page, 9);
  await expect(combobox(page, "Context sensitivity")).toHaveValue("1-obj");
  expect(await region(page, "Worklist").innerText()).toBe(worklist);

  const other = await context.newPage();
  await other.goto(page.url());
  await expectComplete(other);
  await expectPosition(other, 9);
  expect(await lengthOf(other)).toBe(length);
  await other.close();
});

test("back and forward walk through the options", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await combobox(page, "Context sensitivity").selectOption("1-obj");
  await expectComplete(page);
  await page.goBack();
  await expect(combobox(page, "Context sensitivity")).toHaveValue("1-call");
  await expectComplete(page);
  await button(page, "Last step").click();
  expect(await edgesOf(page)).toEqual(edgesUnderOneCall);
  await page.goForward();
  await expect(combobox(page, "Context sensitivity")).toHaveValue("1-obj");
  await expectComplete(page);
  await button(page, "Last step").click();
  expect(await edgesOf(page)).toEqual(edgesUnderOneObject);
});

test("a step taken just before Back or Forward stays out of the entry arrived at", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await combobox(page, "Context sensitivity").selectOption("1-obj");
  await expectComplete(page);
  await stepAndGo(page, -1);
  await expect(combobox(page, "Context sensitivity")).toHaveValue("1-call");
  await expectComplete(page);
  await stepAndGo(page, 1);
  await expect(combobox(page, "Context sensitivity")).toHaveValue("1-obj");
  await expectComplete(page);
});

/** Steps to the end and goes back or forward in one turn: what the step leaves to be written cannot have been written. */
async function stepAndGo(page: Page, delta: 1 | -1): Promise<void> {
  await button(page, "Last step").evaluate((last: HTMLElement, by) => {
    last.click();
    history.go(by);
  }, delta);
}

test("back from the workbench leads to the gallery, whose cards open the examples", async ({ page }) => {
  await page.goto("#/");
  await page.getByRole("link", { name: /^Open 1-call-site/ }).click();
  await expectComplete(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("1-call-site");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Fixscope", level: 1 })).toBeVisible();
});

test("a damaged link explains itself, and the page works", async ({ page }) => {
  await page.goto("#/pointer?v1.notAProgram");
  await expect(page.getByText(/damaged/)).toBeVisible();
  await expect(button(page, "Step forward")).not.toHaveAttribute("aria-disabled", "true");
});

async function edgesOf(page: Parameters<typeof rowsOf>[0]): Promise<readonly string[]> {
  // Before what the run of the options before had not found stands a plus.
  return (await rowsOf(page, "Call graph edges")).map((row) => row.join(" ").replace(/^\+/, ""));
}

test("another selector says what it finds beside the one before, and marks it in the drawing", async ({ page }) => {
  await openPointer(page, "example=one-call-site&at=21");
  await combobox(page, "Context sensitivity").selectOption("ci");
  await expectComplete(page);
  await expect(
    page.getByText(/^Compared with the run before: \d+ facts more, marked \+; nothing missing\./),
  ).toBeVisible();
  await page.getByRole("tab", { name: "Table", exact: true }).click();
  await expect(region(page, "Stage").getByText("+", { exact: false }).first()).toBeVisible();
  expect(await rowsOf(page, "Points-to sets")).toContainEqual(["x", "{o12, +o13}"]);
  await combobox(page, "Context sensitivity").selectOption("1-call");
  await expectComplete(page);
  await expect(page.getByText(/^Compared with the run before: nothing more; \d+ facts missing\./)).toBeVisible();
  await expect(await opened(page, "Points-to sets")).toContainText(/pt · \d+ · −\d/);
});

test("a line that is left out stays at the corresponding step and says what is missing", async ({ page }) => {
  await openPointer(page, "example=one-call-site&at=21");
  const length = await lengthOf(page);
  await page.goto("#/pointer?example=one-call-site&without=return");
  await expectComplete(page);
  await expect.poll(() => lengthOf(page)).not.toBe(length);
  await expect(page.getByText(/^Compared with the run before: nothing more; \d+ facts? missing\./)).toBeVisible();
  await expect(stepSlider(page)).not.toHaveValue("0");
});
