import type { Page } from "@playwright/test";
import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { button, opened, openLink, openPointer, region } from "./workbench.ts";

const legendsOf = (page: Page) => page.getByRole("list", { name: "Flows drawn over the graph" });

/** Asks from the keyboard what lets the fact in that is selected. */
async function askBlame(page: Page) {
  const why = region(page, "Why");
  await why.getByRole("button", { name: "Where is precision lost?" }).press("Enter");
  return why;
}

test("what lets a fact in is drawn: two flows, and where they meet", async ({ page }) => {
  await openPointer(page, "example=context-sensitive-heap&context=1-call&heap=0");
  await page.keyboard.press("End");
  await page.keyboard.press("w");
  const why = await askBlame(page);
  const legend = legendsOf(page);
  await expect(legend.getByRole("listitem")).toHaveText([
    "①the path of o2",
    "②the path of o1",
    "①②both go on together",
    "here they meet",
  ]);
  await expectAccessibleIn(page);
  const draw = why.getByRole("button", { name: "Draw" }).first();
  await expect(draw).toHaveAttribute("aria-pressed", "true");
  await draw.press("Enter");
  await expect(legend).toHaveCount(0);
  await draw.press("Enter");
  await expect(legend).toBeVisible();
  await why.getByRole("button", { name: "Close" }).press("Enter");
  await expect(legend).toHaveCount(0);
});

test("the table of the graph has the marks, too", async ({ page }) => {
  await openPointer(page, "example=context-sensitive-heap&context=1-call&heap=0");
  await page.keyboard.press("End");
  await page.keyboard.press("w");
  await askBlame(page);
  await expect(legendsOf(page)).toBeVisible();
  await region(page, "Stage").getByRole("tab", { name: "Table" }).press("Enter");
  const nodes = page.getByRole("table", { name: "Pointer flow graph: nodes" });
  await expect(nodes.getByRole("row").filter({ hasText: "o8.f" })).toContainText("①②");
});

test("on both runs: the copies that a run keeps apart, and the way that does not exist", async ({ page }) => {
  await openPointer(page, "example=context-sensitive-heap&context=1-call&heap=0");
  await page.keyboard.press("End");
  await page.keyboard.press("w");
  const why = await askBlame(page);
  await why.getByRole("link", { name: "Both runs side by side" }).first().press("Enter");
  const strip = region(page, "Where is precision lost?");
  await expect(strip.getByRole("status")).toHaveText(
    "o2 ∈ pt([]:n): under 1-call-site / Heap 0, o2 and o1 meet at o8.f. Under 1-call-site / Heap 1 nothing leads from [4]:o8.f to []:Main.main(): []:n.",
  );
  await expect(legendsOf(page)).toHaveCount(2);
  await expect(legendsOf(page).first()).toContainText("here they meet");
  await expect(legendsOf(page).last()).toContainText("here they are apart");
  await expect(legendsOf(page).last()).toContainText("this path does not exist");
  await expectAccessibleIn(page);
  await page.keyboard.press("Escape");
  await expect(strip).toHaveCount(0);
  await expect(legendsOf(page)).toHaveCount(0);
  await expect(region(page, "Explanation").first()).toBeVisible();
});

test("of two runs side by side a fact that only one has is drawn on both", async ({ page }) => {
  await page.goto("#/compare?example=one-object&runs=1-obj,1-call");
  await expect(button(page, "Step forward")).not.toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("End");
  const tables = page.getByRole("tabpanel", { name: "Slide tables" });
  const row = tables.getByRole("row", { name: /^\[o3\]:x/ });
  await row.getByRole("button", { name: "o13", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Draw the cause on both runs" }).press("Enter");
  await expect(region(page, "Where is precision lost?").getByRole("status")).toContainText(
    "meet at [o3]:C.id(Number): [o3]:n",
  );
  await expect(legendsOf(page)).toHaveCount(2);
});

test("relevancy: the return that Table 1 takes and Table 2 does not is crossed out", async ({ page }) => {
  const fact = encodeURIComponent("ra(q, Driver.main(String[])) = any");
  await page.goto(`#/compare?example=example-1-constructor&runs=merged,refined&blame=${fact}`);
  await expect(region(page, "Where is precision lost?").getByRole("status")).toContainText(
    "Limit.GetL() reads o5.v only when it is called at 9, and then returns there; on this path it is called at 10, and returns to 10.",
  );
  await expect(legendsOf(page).first().getByRole("listitem")).toHaveText([
    "①a way of Table 1",
    "②the return of the calls that do so",
    "not under Table 2",
  ]);
  await expect(legendsOf(page).last()).toContainText("as far as Table 2 goes");
  await expectAccessibleIn(page);
});

test("relevancy: asked of an outcome, and Table 2 applied by a key", async ({ page }) => {
  await openLink(page, "relevancy", "example=example-1-constructor");
  await page.keyboard.press("End");
  const outcomes = await opened(page, "Relevant variables");
  await outcomes.getByRole("row", { name: /^q/ }).getByRole("button").first().press("Enter");
  await opened(page, "Why");
  const why = await askBlame(page);
  await expect(why.getByRole("status")).toContainText("on this path it is called at 10, and returns to 10");
  await expect(legendsOf(page)).toContainText("a way of Table 1");
  await expectAccessibleIn(page);
  await why.getByRole("button", { name: "Apply" }).press("Enter");
  await expect(page).toHaveURL(/globals=refined/);
});
