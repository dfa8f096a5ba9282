import type { Locator, Page } from "@playwright/test";
import { share } from "../src/testing/seeds.ts";
import { expect, FRESH, visit as test } from "./fixtures.ts";
import {
  button,
  combobox,
  expectComplete,
  lessonsOf,
  opened,
  openLink,
  pointerRegions,
  region,
  stepButtons,
  stepSlider,
} from "./workbench.ts";

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 320, height: 800 },
] as const;

for (const viewport of share(sizes, 2)) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test(
      "the workbench has its landmarks, its step bar is in sight, and nothing scrolls sideways",
      FRESH,
      async ({ page }) => {
        await page.goto("#/pointer?example=one-call-site&step=20");
        await expectComplete(page);
        for (const name of pointerRegions) await expect(await opened(page, name), name).toHaveCount(1);
        await expectNoSidewaysScroll(page);
        for (const name of stepButtons) await expectInSight(page, button(page, name));
        // With the stops that stand on it.
        await expectInSight(page, stepSlider(page).locator(".."));
        await expect(page.getByRole("combobox", { name: "Context sensitivity", exact: true })).toHaveCount(1);
      },
    );

    test("gallery and comparison do not scroll sideways", async ({ page }) => {
      await page.goto("#/");
      await expect(page.getByRole("link", { name: /^Open / }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.goto("#/compare?example=one-object");
      const tables = page.getByRole("tabpanel", { name: "Slide tables" });
      await expect(page.getByRole("tab", { name: "Slide tables" })).toBeVisible();
      // In low windows the tables are behind their tab.
      if ((await tables.count()) === 0) await page.getByRole("tab", { name: "Slide tables" }).click();
      await expect(tables).toHaveCount(2);
      await expectNoSidewaysScroll(page);
      await expectInSight(page, button(page, "Step forward"));
    });
  });
}

test("the name of a lesson is whole beside the actions", async ({ page }) => {
  test.slow();
  for (const route of ["pointer", "relevancy", "pushdown", "separation", "data-flow"])
    for (const lesson of share(await lessonsOf(page, route), 7)) {
      await page.goto(lesson);
      const name = page.getByRole("banner").getByRole("heading", { level: 1 });
      await expect(name).toBeVisible();
      await expect(button(page, "Step forward")).not.toHaveAttribute("aria-disabled", "true");
      for (const width of [1880, 1440, 1280, 820]) {
        await page.setViewportSize({ width, height: 720 });
        await expectNoSidewaysScroll(page);
        const cut = await name.evaluate((element) => ({
          lines: element.scrollHeight > element.clientHeight + 1,
          words: element.scrollWidth > element.clientWidth + 1,
        }));
        expect(cut, `${lesson} at ${width} px`).toEqual({ lines: false, words: false });
      }
    }
});

test("facts of two and three columns beside the stage are in sight to their last column", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [route, lesson] of [
    ["pointer", "array-lists"],
    ["data-flow", "across-calls"],
    ["separation", "linked-leaves-formulas"],
  ] as const) {
    await openLink(page, route, `example=${lesson}`);
    await button(page, "Last step").click();
    if ((await page.locator(".facts-rail").count()) > 0) await page.keyboard.press("f");
    const body = page.locator(".facts-column .table-body").first();
    await expect(body, lesson).toBeVisible();
    const hidden = () => body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(hidden, lesson).toBeLessThanOrEqual(0);
  }
  await page.keyboard.press("f");
});

test("in a long table whose rows have different heights the row of a new fact is in sight", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLink(page, "pointer", "example=lending-library&step=9000");
  await page.keyboard.press("f");
  const table = region(page, "Points-to sets").getByRole("table");
  await expect(table.locator("tr.is-new").first()).toBeInViewport({ timeout: 60_000 });
  expect(Number(await table.getAttribute("aria-rowcount"))).toBeGreaterThan(400);
  expect(await table.locator("tr").count(), "not all rows are in the document").toBeLessThan(80);
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press("ArrowLeft");
    const hasChanges = await page.locator(".facts-tab.has-changes", { hasText: "pt" }).isVisible();
    if (hasChanges) await expect(table.locator("tr.is-new").first(), `${step} steps back`).toBeInViewport();
  }
  await page.keyboard.press("f");
});

test("in the matrix of a large automaton the transition of each step is in sight, however high the rows are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openLink(page, "relevancy", "example=database-merge-again&step=15400");
  const matrix = page.locator(".graph-matrix");
  await expect(matrix).toBeVisible({ timeout: 60_000 });
  // Where the lesson was open already, presses may lead along its moments.
  await combobox(page, "Step size").selectOption("rule");
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("ArrowRight");
    await expect(matrix.locator("td button:is(.new, .marked)").first(), `${step} steps on`).toBeInViewport();
  }
});

test("a proof leaves strip and band their width", async ({ page }) => {
  await openLink(page, "relevancy", "example=example-1-constructor&step=100");
  await page.keyboard.press("w");
  for (const viewport of sizes.filter(({ width }) => width > 800)) {
    await page.setViewportSize(viewport);
    await expect(region(page, "Why")).toBeVisible();
    const widthOf = (selector: string) => page.locator(selector).evaluate(({ clientWidth }) => clientWidth);
    const whole = await widthOf(".stage-sheet");
    for (const part of [".stage-card", ".stage-strip"]) await expect.poll(() => widthOf(part), part).toBe(whole);
  }
});

test("symbolic execution on low screens: the head is whole, and the heap is drawn", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("#/separation?example=adding-two-numbers&method=add&depth=2&step=60");
  await expectComplete(page);
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectInSight(page, button(page, "Menu"));
    await expectInSight(page, page.getByTitle("Choose another lesson"));
    await expect((await opened(page, "Heap")).locator("[data-heap]").first()).toBeInViewport();
  }
});

const viewsAt = [
  { route: "separation", link: "example=singly-linked-list", views: 4, width: 820, height: 1180 },
  { route: "separation", link: "example=singly-linked-list", views: 4, width: 390, height: 844 },
  { route: "relevancy", link: "example=example-1-constructor", views: 3, width: 960, height: 600 },
] as const;

for (const { route, link, views, width, height } of viewsAt)
  test(
    `all views can be chosen, and nothing of the strip is outside: #/${route} at ${width}×${height}`,
    FRESH,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openLink(page, route, link);
      await button(page, "Last step").click();
      const choices = page.getByRole("combobox", { name: "Views of the stage" });
      await expect(choices.locator("option")).toHaveCount(views);
      await expectInSight(page, choices);
      await expectNoSidewaysScroll(page);
    },
  );

test("panels of the workbench do not overlap", async ({ page }) => {
  for (const viewport of sizes.filter(({ width }) => width > 800)) {
    await page.setViewportSize(viewport);
    await page.goto("#/pointer?example=one-call-site&step=20");
    await expectComplete(page);
    const boxes: { readonly name: string; readonly box: Box }[] = [];
    for (const name of [...pointerRegions, "Why"]) {
      const panel = region(page, name);
      if (await panel.isVisible()) boxes.push({ name, box: await panel.evaluate(visibleBox) });
    }
    expect(boxes.length).toBeGreaterThanOrEqual(5);
    const overlaps = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .flatMap((b) => (overlap(a.box, b.box) ? [`${a.name} and ${b.name} at ${viewport.width}`] : [])),
    );
    expect(overlaps).toEqual([]);
  }
});

for (const lesson of ["relevancy?example=example-1-constructor&step=201", "data-flow?example=order-matters&step=100"])
  test(`${lesson}: the step bar has its height, and nothing in it overlaps or is cut, down to a phone`, async ({
    page,
  }) => {
    await page.goto(`#/${lesson}`);
    await expectComplete(page);
    const bar = region(page, "Step bar");
    for (const [width, height] of [
      [1920, 60],
      [1440, 54],
      [1280, 50],
      [820, 50],
      [390, 92],
      [320, 92],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(async () => Math.round((await bar.boundingBox())?.height ?? 0), { message: `${width}` })
        .toBe(height);
      await expectNoSidewaysScroll(page);
      const parts = bar.locator("button, .slider, .counter, .select").filter({ visible: true });
      const boxes = await parts.evaluateAll((elements) =>
        elements
          .filter((element) => !element.classList.contains("stop"))
          .map((element) => ({
            name: element.getAttribute("aria-label") ?? element.className,
            box: element.getBoundingClientRect().toJSON() as Box,
          })),
      );
      expect(boxes.length).toBeGreaterThan(7);
      const overlaps = boxes.flatMap((a, index) =>
        boxes.slice(index + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${a.name} and ${b.name} at ${width}`] : [])),
      );
      expect(overlaps).toEqual([]);
      const left = Math.min(...boxes.map(({ box }) => box.left));
      const right = Math.max(...boxes.map(({ box }) => box.right));
      const bottom = Math.max(...boxes.map(({ box }) => box.bottom));
      expect([left >= 0, right <= width, bottom <= 800], `inside at ${width}`).toEqual([true, true, true]);
    }
  });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

async function expectInSight(page: Page, locator: Locator): Promise<void> {
  await expect(locator).toBeInViewport({ ratio: 1 });
  const isOnTop = () =>
    locator.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && (element.contains(found) || found.contains(element));
    });
  await expect.poll(isOnTop, { message: `${page.url()}: nothing covers it` }).toBe(true);
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The part of an element that the scrolling boxes around it leave in sight. */
function visibleBox(element: Element): Box {
  let { left, right, top, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const box = around.getBoundingClientRect();
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return { left, right, top, bottom };
}

function overlap(a: Box, b: Box): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 1 && down > 1;
}

test("on a phone the actions of every analysis stand in one line", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of ["pointer", "relevancy", "pushdown", "separation", "data-flow"]) {
    const [lesson = ""] = await lessonsOf(page, route);
    await page.goto(lesson);
    await expectComplete(page);
    const home = await page.getByRole("banner").getByRole("link", { name: "Fixscope" }).first().boundingBox();
    const help = await button(page, "Menu").boundingBox();
    const middle = (box: typeof help): number => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middle(home) - middle(help)), route).toBeLessThan(8);
  }
});

test("the tools of a heap stand in the head of its panel, beside the tabs", async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 600 });
  await openLink(page, "separation", "example=singly-linked-list&step=65");
  const head = region(page, "Heap").locator(".panel-head");
  const tools = await head.locator(".drawing-tools").boundingBox();
  const tab = await head.getByRole("tab", { name: "Table" }).boundingBox();
  expect(tools?.x).toBeGreaterThanOrEqual((tab?.x ?? 0) + (tab?.width ?? 0));
});

test("a phone shows one drawing at a time, and a switch leads to the others", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLink(page, "separation", "example=singly-linked-list&step=65");
  const stage = region(page, "Stage");
  const drawings = page.getByRole("tablist", { name: "Drawings of this view" });
  await expect(drawings.getByRole("tab")).toHaveText(["Execution tree", "Path condition", "Heap"]);
  await expect(region(page, "Heap")).toHaveCount(0);
  const tree = await region(page, "Execution tree").boundingBox();
  expect(tree?.height).toBeGreaterThan(250);
  await drawings.getByRole("tab", { name: "Heap" }).click();
  await expect(region(page, "Execution tree")).toHaveCount(0);
  const heap = await region(page, "Heap").boundingBox();
  expect(heap?.height).toBeGreaterThan(250);
  const sizes = await stage
    .locator("text, .heap *")
    .evaluateAll((all) =>
      all
        .filter((each) => each.childElementCount === 0 && each.textContent.trim() !== "")
        .map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
});
