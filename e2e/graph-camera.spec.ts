import type { Page } from "@playwright/test";
import { expect, visit as test } from "./fixtures.ts";
import { expectDrawn, groundOf, viewOf } from "./graph-picture.ts";
import { manyClasses } from "./many-classes.ts";
import {
  button,
  chooseInMenu,
  expectComplete,
  expectPosition,
  lengthOf,
  opened,
  ownProgram,
  region,
} from "./workbench.ts";

test.use({ viewport: { width: 1280, height: 720 } });

/** The zoom down to which letters can be kept at 11 px without being cut. */
const least = 0.7;

test("a graph that is too large to be read whole shows the change at every step, with letters that can be read", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("#/relevancy?example=instrumented-code");
  // Without its tab, which would pin it.
  await expect(region(page, "Dependence graph")).toBeVisible();
  // A view of one's own choice stays.
  await chooseInMenu(page, "follows the step", "Views: pin, split");
  await expectDrawn(page, "Dependence graph");
  await expectComplete(page);
  const length = await lengthOf(page);
  for (let position = 1; position < length / 3; position += 7) {
    await goTo(page, position);
    const { width, height, zoom, changed } = await viewOf(page, "Dependence graph");
    const length = (from: readonly number[], to: readonly number[]) => (Math.max(...to) - Math.min(...from)) / zoom;
    const across = length(
      changed.map(({ left }) => left),
      changed.map(({ right }) => right),
    );
    const down = length(
      changed.map(({ top }) => top),
      changed.map(({ bottom }) => bottom),
    );
    const isWide = across * least > width - 40 || down * least > height - 60;
    if (!isWide) expect(zoom, `at ${position}`).toBeGreaterThanOrEqual(least);
    for (const { id, left, top, right, bottom } of changed) {
      expect({ id, isInside: left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1 }).toEqual({
        id,
        isInside: true,
      });
    }
  }
});

test("a zoom keeps the view where it is until 0 gives it back", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("#/relevancy?example=instrumented-code&step=20");
  await chooseInMenu(page, "follows the step", "Views: pin, split");
  await expectDrawn(page, "Dependence graph");
  await expectComplete(page);
  const before = await viewOf(page, "Dependence graph");
  await chooseInMenu(page, "Zoom in", "Tools of Dependence graph");
  await page.keyboard.press("Escape");
  const zoomed = (await viewOf(page, "Dependence graph")).zoom;
  expect(zoomed).toBeGreaterThan(before.zoom);
  await goTo(page, 60);
  await goTo(page, 20);
  expect((await viewOf(page, "Dependence graph")).zoom).toBe(zoomed);
  await page.keyboard.press("0");
  await expect.poll(async () => (await viewOf(page, "Dependence graph")).zoom).toBeLessThan(zoomed);
});

test.describe("on a large screen", () => {
  test.use({ viewport: { width: 1600, height: 1200 } });

  test("recursive calls are drawn, as loops where a method calls itself", async ({ page }) => {
    const program = `class A {
    public static void main(String[] args) { longNamedMethodThatCallsItself(); }
    static void longNamedMethodThatCallsItself() { longNamedMethodThatCallsItself(); other(); }
    static void other() { other(); longNamedMethodThatCallsItself(); longNamedMethodThatCallsItself(); }
  }`;
    await page.goto(`#/pointer?${ownProgram(program, "context=ci&heap=0")}`);
    await expectComplete(page);
    await button(page, "Last step").click();
    await opened(page, "Call graph");
    await expectDrawn(page, "Call graph");
    const { lines } = await viewOf(page, "Call graph");
    expect(lines).toHaveLength(6);
    expect(lines.filter(({ isLoop }) => isLoop)).toHaveLength(2);
    expect(lines.every(({ isDrawn }) => isDrawn)).toBe(true);
  });

  test("what comes later is a ghost at its place, and the table has it only when it is there", async ({ page }) => {
    await page.goto("#/pointer?example=one-call-site");
    await opened(page, "Call graph");
    await expectDrawn(page, "Call graph");
    await expectComplete(page);
    const ghosts = await viewOf(page, "Call graph");
    expect(ghosts.ghosts).toBe(5);
    await expect(region(page, "Call graph").getByRole("table", { name: /nodes/ }).locator("tbody tr")).toHaveCount(0);
    const before = await groundOf(page, "Call graph");
    await button(page, "Last step").click();
    await expect.poll(async () => (await viewOf(page, "Call graph")).ghosts).toBe(0);
    expect(await groundOf(page, "Call graph")).toEqual(before);
  });
});

test("of a graph with thousands of nodes what the step is about is drawn, and all of it is in the table", async ({
  page,
}) => {
  await page.goto(`#/pointer?${ownProgram(manyClasses(100), "context=1-call&heap=0&profile=java")}`);
  await expectComplete(page);
  await button(page, "Last step").click();
  await expectDrawn(page, "Pointer flow graph");
  await expect(page.locator(".graph-excerpt")).toContainText(/of 2,102 nodes$/);
  await page.keyboard.press("a");
  await expect(page.locator(".graph-excerpt"), "too many to be drawn at once").toContainText(/of 2,102 nodes$/);
  await page.getByRole("tab", { name: "Table", exact: true }).click();
  const nodes = region(page, "Pointer flow graph").getByRole("table", { name: /nodes/ });
  await expect(nodes).toHaveAttribute("aria-rowcount", "2103");
});

async function goTo(page: Page, position: number): Promise<void> {
  await page.getByRole("slider", { name: "Step" }).fill(String(position));
  await expectPosition(page, position);
}
