import type { Page } from "@playwright/test";
import { expect, expectAccessibleIn, RELOADED, visit as test } from "./fixtures.ts";
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
  ownProgram,
  region,
  rowsOf,
} from "./workbench.ts";

const regions = [
  "Program",
  "Pseudocode",
  "Dependence graph",
  "P-automaton",
  "Worklist",
  "Relevant variables",
  "Pushdown rules",
  "Instrumented program",
  "Explanation",
];

async function open(page: Page, query: string): Promise<void> {
  await openLink(page, "relevancy", query);
}

/** Clicks a word of the editor where it stands. */
async function clickWord(page: Page, word: string): Promise<void> {
  const at = await region(page, "Program")
    .locator(".view-lines")
    .evaluate((lines, wanted) => {
      const walker = document.createTreeWalker(lines, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const offset = (node.textContent ?? "").indexOf(wanted);
        if (offset < 0) continue;
        const range = document.createRange();
        range.setStart(node, offset + 1);
        range.setEnd(node, offset + 2);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
      return undefined;
    }, word);
  if (at === undefined) throw new Error(`${word} is not in sight`);
  await page.mouse.click(at.x, at.y);
}

const twoSeeds = `class Main {
  static int same(int n) {
    return n;
  }
  public static void main(String[] args) {
    int first = Symbolic.integer();
    int second = Symbolic.integer();
    int fixed = 7;
    int a = same(first);
    int both = first + second;
  }
}
`;

test("every region is there, at the beginning, in the middle and at the end", async ({ page }) => {
  await open(page, "example=instrumented-code");
  for (const name of regions) await expect(await opened(page, name)).toBeVisible();
  await expectPosition(page, 0);
  await expect(region(page, "Explanation")).toContainText("the dependence graph is empty");
  const length = await lengthOf(page);
  await open(page, `example=instrumented-code&step=${Math.floor(length / 2)}`);
  await expect(region(page, "Worklist").getByText("taken")).toBeVisible();
  await page.keyboard.press("End");
  await expectPosition(page, length);
  const rows = await rowsOf(page, "Relevant variables");
  await expect(region(page, "Relevant variables").getByRole("rowheader", { name: "main", exact: true })).toHaveCount(1);
  expect(rows).toContainEqual(["s₁", "any", "✓", expect.any(String)]);
  expect(rows).toContainEqual(["i", "○ const", "", ""]);
});

test("k steps forward and k back show the same", async ({ page }) => {
  await open(page, "example=recursive-calls&step=60");
  // Of a long text the editor keeps only what is in sight in the document.
  const shown = () => page.locator("main section:not([aria-label='Program'])").allInnerTexts();
  await expectSameThereAndBack(page, { from: 60, count: 12, shown });
});

test("outcomes stand behind the variables, with the letters of several seeds", async ({ page }) => {
  await open(page, ownProgram(twoSeeds, ""));
  await page.keyboard.press("End");
  // Tall enough for the whole program: what is scrolled out of sight is not in the editor's document.
  await page.setViewportSize({ width: 1280, height: 1400 });
  const chips = region(page, "Program").locator(".source-chips");
  await expect(chips.filter({ hasText: /first ●\s*A/ })).toHaveCount(1);
  await expect(chips.filter({ hasText: /second ●\s*B/ })).toHaveCount(1);
  await expect(chips.filter({ hasText: /fixed ○/ })).toHaveCount(1);
  const rows = await rowsOf(page, "Relevant variables");
  expect(rows.find(([name]) => name === "both")?.[1]).toBe("any A B");
  expect(rows.find(([name]) => name === "first")?.[1]).toBe("any A");
});

test("a local that is assigned anew is x₂ from there on, and pointing at it marks where it stands", async ({
  page,
}) => {
  await open(page, "example=split-locals");
  await page.keyboard.press("End");
  const chips = region(page, "Program").locator(".source-chips");
  await expect(chips.filter({ hasText: /x₁ ●/ }).first()).toBeVisible();
  await expect(chips.filter({ hasText: /x₂ ○/ }).first()).toBeVisible();
  const rows = await rowsOf(page, "Relevant variables");
  expect(rows.find(([name]) => name === "x₁")?.[2]).toBe("✓");
  expect(rows.find(([name]) => name === "after")?.[2]).toBe("");
  const marked = region(page, "Program").locator(".source-expression");
  await expect(marked).toHaveCount(0);
  const row = (await opened(page, "Relevant variables")).getByRole("row").filter({ hasText: "x₂" });
  await row.getByRole("button").first().click();
  await expect(await opened(page, "Why")).toContainText("ra(x₂) = const");
  await expect(marked).toHaveText(["x", "x"]);
});

test("a variable clicked in the program becomes the seed", async ({ page }) => {
  await open(page, ownProgram(twoSeeds, ""));
  await editorOf(page);
  await button(page, "Pick seeds").click();
  await clickWord(page, "fixed");
  await expect(page).toHaveURL(/seeds=Main\.main/);
  await expectComplete(page);
  await page.keyboard.press("Escape");
  await button(page, "Last step").click();
  const rows = await rowsOf(page, "Relevant variables");
  expect(rows.find(([name]) => name === "fixed")?.[2]).toBe("✓");
  expect(rows.find(([name]) => name === "both")?.[2]).not.toBe("✓");
});

test("an edge leads to its statement, its rule of Table 1 and its pushdown rule", async ({ page }) => {
  await open(page, "example=example-1-constructor");
  await page.keyboard.press("End");
  const table = (await opened(page, "Dependence edges")).getByRole("table", { name: "Dependence edges" });
  const row = table.getByRole("row").filter({ hasText: "symbolic-value" }).first();
  await row.getByRole("button").first().click();
  await expect(await opened(page, "Why")).toContainText("Symbolic value");
  await expect(await opened(page, "Why")).toContainText("line 3");
  await expect((await opened(page, "Pushdown rules")).locator("tr.is-picked")).not.toHaveCount(0);
});

test("the run behind a transition is replayed with its stack", async ({ page }) => {
  await open(page, "example=recursive-calls");
  await page.keyboard.press("End");
  const table = (await opened(page, "Transitions")).getByRole("table", { name: "Transitions" });
  const row = table.getByRole("row").filter({ hasText: "any" }).first();
  await row.getByRole("button").first().click();
  await button(page, "Replay").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("figure")).toContainText("⟨env, main⟩");
  await page.keyboard.press("End");
  await expect(dialog.getByRole("figure")).not.toContainText("env");
});

test("a large automaton is a matrix; what is selected shows its accepting paths", RELOADED, async ({ page }) => {
  await open(page, "example=recursive-calls&step=300");
  const automaton = region(page, "P-automaton");
  const matrix = automaton.getByRole("table", { name: "P-automaton: matrix", exact: true });
  await expect(matrix.getByRole("columnheader").last()).toHaveText("final");
  await matrix.getByRole("button", { name: "env", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(matrix.locator("tbody tr").first().getByRole("button").nth(1)).toBeFocused();
  await expectAccessibleIn(page);
  await (await opened(page, "Transitions"))
    .getByRole("row")
    .filter({ hasText: "r18" })
    .getByRole("button")
    .first()
    .click();
  await expect(automaton).toContainText(/transitions are on no accepting path through/);
  await expectDrawn(page, "P-automaton");
  await automaton.getByRole("button", { name: "Show all", exact: true }).click();
  await expect(matrix).toBeVisible();
});

test("Table 2 tells the two objects apart", async ({ page }) => {
  await open(page, "example=example-1-constructor");
  await combobox(page, "Globals: merged over contexts (Table 1) or per context (Table 2)").selectOption("refined");
  await expect(page).toHaveURL(/globals=refined/);
  await expectComplete(page);
  await (await option(page, "Contexts of the callee in Table 2")).selectOption("printed");
  await expect(page).toHaveURL(/refinedContexts=printed/);
  await expectComplete(page);
});

test("the instrumented program is shown as a difference, the relevant way and the blind way", async ({ page }) => {
  await open(page, "example=instrumented-code");
  const panel = await opened(page, "Instrumented program");
  await region(page, "Stage").getByRole("tab", { name: "Relevant", exact: true }).click();
  await expect(panel.getByRole("table")).toContainText("__CutExcess");
  await expect(panel.getByRole("table")).not.toContainText("IntExpr i");
  await region(page, "Stage").getByRole("tab", { name: "Blind" }).click();
  await expect(panel.getByRole("table")).toContainText("IntExpr");
});

test("a mistake in the program or in the seeds is said, and the last recording stays", async ({ page }) => {
  await open(page, "example=instrumented-code");
  const length = await lengthOf(page);
  await (await editorOf(page)).press("Control+End");
  await page.keyboard.type("class");
  await expect(region(page, "Program").getByRole("alert")).toBeVisible();
  expect(await lengthOf(page)).toBe(length);
  await page.goto("#/relevancy?example=instrumented-code&seeds=missing");
  await expect(region(page, "Program").getByRole("alert")).toContainText("missing");
});

test("the page is accessible, with a selection, a diff and its options", async ({ page }) => {
  await open(page, "example=instrumented-code");
  await page.keyboard.press("End");
  await opened(page, "Dependence graph");
  await expectDrawn(page, "Dependence graph");
  await (await opened(page, "Relevant variables")).getByRole("button").first().click();
  await expectAccessibleIn(page);
  await opened(page, "Instrumented program");
  await region(page, "Stage").getByRole("tab", { name: "Relevant", exact: true }).click();
  await expect((await opened(page, "Instrumented program")).getByRole("table")).toBeVisible();
  await expectAccessibleIn(page);
  await button(page, "More options").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleIn(page);
  await page.keyboard.press("Escape");
});

test("by keyboard: a ribbon of the dependence graph opens and closes, and the slice becomes all of it", async ({
  page,
}) => {
  // So wide that all of the slice is drawn, also beside facts.
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "example=example-1-constructor&step=101");
  const graph = await opened(page, "Dependence graph");
  await expect(graph).toContainText("20 of 37 nodes");
  await expect(graph.locator("canvas").first()).toBeVisible();
  await graph.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(graph).toContainText("↓ r6, 2 edges of a call");
  await page.keyboard.press("Enter");
  await expect(graph).toContainText("↓ r6 −, 2 edges of a call");
  await page.keyboard.press("Enter");
  await expect(graph).toContainText("↓ r6, 2 edges of a call");
  await graph.getByRole("combobox").selectOption("All of the graph");
  await expect(graph).not.toContainText("20 of 37 nodes");
});

test("a program instrumented by a run that stopped at a limit is said to rest on a part of the result", async ({
  page,
}) => {
  await page.goto("#/relevancy?example=instrumented-code&maxSteps=12&step=0");
  await expect(page.getByRole("status").filter({ hasText: "Stopped at the step limit" })).toBeVisible();
  const panel = region(page, "Instrumented program");
  const told = panel.getByText("is based on a part of its result");
  await expect(told).toBeVisible();
  await region(page, "Stage").getByRole("tab", { name: "Blind" }).click();
  await expect(told, "what makes all symbolic needs no result").toHaveCount(0);
});
