import type { Page } from "@playwright/test";
import { expect, expectAccessibleIn, RELOADED, visit as test } from "./fixtures.ts";
import {
  button,
  chooseInMenu,
  combobox,
  expectComplete,
  expectPosition,
  expectSameThereAndBack,
  lengthOf,
  opened,
  openLink,
  region,
  rowsOf,
} from "./workbench.ts";

async function open(page: Page, query: string): Promise<void> {
  await openLink(page, "data-flow", query);
}

/** The boxes of the control-flow graph. */
function statements(page: Page) {
  return region(page, "Control-flow graph").locator("[data-statement]");
}

test("every region is there, and the facts grow to the fixed point", async ({ page }) => {
  await open(page, "example=not-distributive");
  for (const name of ["Program", "Pseudocode", "Control-flow graph", "IN and OUT", "Worklist", "Explanation"])
    await expect(await opened(page, name)).toBeVisible();
  await expectPosition(page, 0);
  await page.keyboard.press("End");
  await expectPosition(page, await lengthOf(page));
  await expect(statements(page).first()).toHaveAccessibleName(/^entry, IN –, OUT/);
  await expect(region(page, "Worklist")).toContainText("The worklist is empty.");
  const facts = (await rowsOf(page, "IN and OUT")).map((row) => row.join(" "));
  expect(facts.some((row) => row.includes("c=NAC"))).toBe(true);
});

test("another analysis is chosen, and the link keeps it", async ({ page }) => {
  await open(page, "example=not-distributive");
  await combobox(page, "Analysis").selectOption("live");
  await expectComplete(page);
  await expect(page).toHaveURL(/analysis=live/);
  await expect(region(page, "Pseudocode")).toContainText("SolveBackward");
});

test("k steps forward and k back show the same", async ({ page }) => {
  await open(page, "example=not-distributive&step=8");
  await opened(page, "IN and OUT");
  // The editor scrolls by itself: what it has drawn depends on where it came from.
  const shown = async () =>
    Promise.all(["IN and OUT", "Explanation", "Worklist"].map((name) => region(page, name).innerText()));
  await expectSameThereAndBack(page, { from: 8, count: 10, shown });
});

test("statements stand in the order of the source, and what is known beside them grows with the steps", async ({
  page,
}) => {
  await open(page, "example=reaching-definitions&at=30");
  await expect(statements(page).first()).toBeAttached();
  const names = await statements(page).evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""));
  expect(names.map((name) => name.split(", IN")[0])).toEqual([
    "entry",
    "line 3: int x = 0",
    "line 4: if (p)",
    "line 5: x = y + 1",
    "line 7: x = y - 1",
    "line 8: int z = x",
    "line 9: while (z > 0)",
    "line 10: y = z",
    "line 11: z = z - x",
    "line 13: return y",
    "exit",
  ]);
  const assignment = statements(page).nth(5);
  await expect(assignment).toHaveAccessibleName(/IN {p@2, x@5, x@7, y@2}, OUT {p@2, x@5, x@7, y@2, z@8}/);
  const place = await assignment.boundingBox();
  await page.keyboard.press("End");
  expect(await assignment.boundingBox()).toEqual(place);
  await assignment.click();
  await expect(assignment).toHaveAttribute("aria-pressed", "true");
});

test(
  "a statement that is dragged stays in its row, over steps and a reload, until positions are reset",
  RELOADED,
  async ({ page }) => {
    await open(page, "example=not-distributive&at=10");
    const statement = statements(page).nth(5);
    const next = statements(page).nth(4);
    const from = await placeOf(statement);
    const apart = await apartFrom(statement, next);
    await page.mouse.move(from.x + 30, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 66, from.y + 30, { steps: 4 });
    await page.mouse.up();
    const dragged = { ...apart, x: apart.x + 36 };
    await expect.poll(() => apartFrom(statement, next)).toEqual(dragged);
    await expect(statement, "what is dragged is not picked").toHaveAttribute("aria-pressed", "false");
    await page.keyboard.press("ArrowRight");
    expect(await apartFrom(statement, next)).toEqual(dragged);
    await page.reload();
    await expectComplete(page);
    await expect.poll(() => apartFrom(statement, next)).toEqual(dragged);
    await chooseInMenu(page, "Reset positions", "Tools of Control-flow graph");
    await expect.poll(() => apartFrom(statement, next)).toEqual(apart);
  },
);

test("the wheel makes the drawing larger, and it stays there until it is fitted", async ({ page }) => {
  await open(page, "example=not-distributive&at=10");
  const statement = statements(page).nth(3);
  const from = await placeOf(statement);
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.wheel(0, -250);
  await expect.poll(async () => (await placeOf(statement)).width).toBeGreaterThan(from.width * 1.2);
  const larger = await placeOf(statement);
  await page.keyboard.press("ArrowRight");
  await expect(region(page, "Step bar")).toHaveAttribute("data-at", "11");
  expect((await placeOf(statement)).width).toBe(larger.width);
  await button(page, "Fit to view").click();
  await expect.poll(() => placeOf(statement)).toEqual(from);
  await expect(region(page, "Stage")).toHaveAttribute("data-fit", "all");
});

test("the drawing is one Tab stop, where arrows follow edges, Enter selects and Escape leaves", async ({ page }) => {
  await open(page, "example=reaching-definitions&at=30");
  const whileLoop = statements(page).nth(6);
  await whileLoop.focus();
  await page.keyboard.press("ArrowRight");
  await expect(statements(page).nth(9), "out of the loop").toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(whileLoop).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(statements(page).nth(8), "the end of the loop").toBeFocused();
  expect(await statements(page).evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length)).toBe(1);
  await page.keyboard.press("Enter");
  await expect(statements(page).nth(8)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(statements(page).nth(8)).not.toBeFocused();
  await expect(region(page, "Step bar")).toHaveAttribute("data-at", "30");
});

test("what the marks mean is listed on demand", async ({ page }) => {
  await open(page, "example=reaching-definitions&at=30");
  await chooseInMenu(page, "Legend", "Tools of Control-flow graph");
  const legend = region(page, "Control-flow graph").getByRole("list", { name: "Legend" });
  await expect(legend).toContainText("killed, or no more known");
  await expectAccessibleIn(page);
  await chooseInMenu(page, "Legend", "Tools of Control-flow graph");
  await expect(legend).toHaveCount(0);
});

test("beside another run statements stand at the same places, and what it rules out is marked", async ({ page }) => {
  await page.goto("#/compare?example=i-is-what&runs=constants/scope:program,constants/scope:program/context:1-call");
  await expect(page.locator(".run-view [data-statement]").first()).toBeVisible();
  await page.keyboard.press("End");
  const columns = ["Run A", "Run B"].map((name) => region(page, name));
  const [first, second] = columns;
  if (first === undefined || second === undefined) throw new Error("no runs");
  await expect(first.locator(".cell.is-ruled-out").first()).toHaveText("NAC ×");
  await expect(second.locator(".cell.is-ruled-out")).toHaveCount(0);
  const places = (column: typeof first) =>
    column.locator(".statements-scroll").evaluate((drawing) => {
      const ground = drawing.getBoundingClientRect();
      return [...drawing.querySelectorAll("[data-statement]")].map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const name = each.getAttribute("aria-label")?.split(", IN")[0];
        return [name, ...[left - ground.left, top - ground.top, width, height].map(Math.round)];
      });
    });
  const [a, b] = [await places(first), await places(second)];
  expect(a.length).toBeGreaterThan(5);
  expect(b).toEqual(a);
});

/** How far a statement is from another one, whatever the page has above both. */
async function apartFrom(statement: ReturnType<typeof statements>, other: ReturnType<typeof statements>) {
  const [a, b] = await Promise.all([statement.boundingBox(), other.boundingBox()]);
  return { x: Math.round((a?.x ?? 0) - (b?.x ?? 0)), y: Math.round((a?.y ?? 0) - (b?.y ?? 0)) };
}

async function placeOf(statement: ReturnType<typeof statements>) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await statement.boundingBox()) ?? {};
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

test("the page is accessible, in the middle and with a selection", async ({ page }) => {
  await open(page, "example=not-distributive&step=14");
  await expect(statements(page).first()).toBeVisible();
  await (await opened(page, "IN and OUT")).getByRole("button").first().click();
  await expectAccessibleIn(page);
});

for (const lesson of ["across-calls", "through-the-heap"])
  test(`at the end of ${lesson} in a small window no row is cut, and what is folded is counted`, async ({ page }) => {
    await page.setViewportSize({ width: 960, height: 600 });
    await open(page, `example=${lesson}`);
    await page.keyboard.press("End");
    const scroller = page.locator(".statements-scroll");
    await expect.poll(() => scroller.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    const stage = region(page, "Stage");
    await expect(stage).toHaveAttribute("data-outside", "0");
    await expect(stage).toHaveAttribute("data-fit", "part");
    await expect(page.locator(".statements-head")).toContainText("+2: ");
  });
