import type { Page } from "@playwright/test";
import { test as alone, expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { expectDrawn, placesOf } from "./graph-picture.ts";
import { expectComplete, openLink, region } from "./workbench.ts";

// Aids for the speaker in Present: black screen, spotlight, pen.
test.use({ viewport: { width: 1280, height: 720 } });

const graph = "Pointer flow graph";

test.describe("on the page of an analysis", () => {
  test.beforeEach(async ({ page }) => {
    await openLink(page, "pointer", "example=one-call-site&at=7");
    await page.keyboard.press("m");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "present");
    await expect(page.locator(".present-said"), "the keys are here").toBeAttached();
    await expectDrawn(page, graph);
    await expectStep(page, 7);
  });

  test.afterEach(async ({ page }) => {
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).not.toHaveAttribute("data-mode");
  });

  test("B makes the whole window black; B and Escape only lift that, an arrow lifts it and steps", async ({ page }) => {
    const black = page.locator(".present-black");
    await page.keyboard.press("b");
    await expect(page.getByRole("status").filter({ hasText: "The screen is black." })).toBeAttached();
    expect(await page.evaluate(topmost)).toEqual(["present-black"]);
    await expectAccessibleIn(page);
    await page.keyboard.press("b");
    await expect(black).toHaveCount(0);

    await page.keyboard.press("b");
    await page.keyboard.press("Escape");
    await expect(black).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("data-mode", "present");

    await page.keyboard.press("b");
    await page.mouse.click(640, 360);
    await expect(black).toHaveCount(0);
    await expectStep(page, 7);

    await page.keyboard.press("b");
    await page.keyboard.press("ArrowRight");
    await expect(black).toHaveCount(0);
    await expectStep(page, 8);
  });

  test("L lights a circle around the pointer as long as it is held, and takes nothing from the mouse", async ({
    page,
  }) => {
    const light = page.locator(".present-spotlight");
    await page.mouse.move(700, 300);
    await page.keyboard.down("l");
    await expect(light).toHaveCSS("--x", "700px");
    await page.mouse.move(800, 340);
    await expect(light).toHaveCSS("--x", "800px");
    await expect(light).toHaveCSS("--y", "340px");
    expect(await page.evaluate(topmost)).not.toContain("present-spotlight");
    await expectAccessibleIn(page);
    await page.keyboard.up("l");
    await expect(light).toHaveCount(0);
  });

  test("a stroke stays over its node when the window is resized, and goes with its step", async ({ page }) => {
    const line = page.locator(".pen-line");
    await page.keyboard.press("d");
    await expect(page.getByRole("status").filter({ hasText: "Pen:" })).toBeVisible();
    await drawOver(page, "p5");
    await expect.poll(() => fromNode(page, "p5")).toBeLessThan(4);
    await expectAccessibleIn(page);
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "present");
    await expect(page.locator(".pen-layer")).toHaveCSS("pointer-events", "none");

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => fromNode(page, "p5")).toBeLessThan(4);
    // Letters are larger there: the graph is laid out anew.
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(() => fromNode(page, "p5")).toBeLessThan(4);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(() => fromNode(page, "p5")).toBeLessThan(4);

    await page.keyboard.press("ArrowRight");
    await expect(line).toHaveCount(0);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => fromNode(page, "p5")).toBeLessThan(4);

    await page.keyboard.press("d");
    await drawOver(page, "p2");
    const both = await line.getAttribute("d");
    await page.keyboard.press("Backspace");
    await expect(line).not.toHaveAttribute("d", both ?? "");
    await page.keyboard.press("Delete");
    await expect(line).toHaveAttribute("d", "");
    await page.keyboard.press("d");
    await expect(page.locator(".pen-layer")).toHaveCount(0);
  });
});

test("over compared runs a stroke stays where it was drawn, and Escape leaves one level each time", async ({
  page,
}) => {
  await page.goto("#/compare?example=one-object&at=10");
  await expectComplete(page);
  await page.keyboard.press("m");
  await expect(page.locator(".present-said")).toBeAttached();
  await page.keyboard.press("d");
  await page.mouse.move(1000, 250);
  await page.mouse.down();
  await page.mouse.move(1100, 300, { steps: 4 });
  await page.mouse.up();
  const box = await page.locator(".pen-line").boundingBox();
  expect([box?.x, box?.y].map((place) => Math.round((place ?? 0) / 10))).toEqual([100, 25]);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".pen-line")).toHaveAttribute("d", "");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".pen-line")).not.toHaveAttribute("d", "");
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "present");
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).not.toHaveAttribute("data-mode");
});

alone("in a lecture Page Down lifts the black screen and leads to the next slide", async ({ page }) => {
  await page.goto("#/lecture?file=context-sensitivity-1&slide=3");
  await expect(page.locator(".present-said")).toBeAttached();
  await page.keyboard.press("b");
  await expect(page.locator(".present-black")).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(page.locator(".present-black")).toHaveCount(0);
  await expect(page.getByRole("banner")).toContainText("4 of ");
});

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(region(page, "Step bar")).toHaveAttribute("data-at", String(step));
}

/** Runs in the page: what takes the mouse at its corners and in its middle. */
function topmost(): readonly string[] {
  const [right, bottom] = [innerWidth - 1, innerHeight - 1];
  const places = [
    [0, 0],
    [right, 0],
    [0, bottom],
    [right, bottom],
    [right / 2, bottom / 2],
  ] as const;
  return [...new Set(places.map(([x, y]) => document.elementFromPoint(x, y)?.getAttribute("class") ?? ""))];
}

/** The middle of a node, in the window. */
async function middleOf(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const places = Object.entries(await placesOf(page, graph));
  const [, place] = places.find(([id]) => id === name) ?? [];
  const box = await page.getByRole("application", { name: graph, exact: true }).boundingBox();
  return { x: (box?.x ?? 0) + (place?.x ?? 0), y: (box?.y ?? 0) + (place?.y ?? 0) };
}

/** A line across a node, through its middle. */
async function drawOver(page: Page, name: string): Promise<void> {
  const { x, y } = await middleOf(page, name);
  await page.mouse.move(x - 60, y - 20);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.move(x + 60, y + 20, { steps: 4 });
  await page.mouse.up();
}

/** How far the middle of the strokes is from the middle of a node, in pixels. */
async function fromNode(page: Page, name: string): Promise<number> {
  const { x, y } = await middleOf(page, name);
  const box = await page.locator(".pen-line").evaluate((line) => {
    const { left, top, width, height } = line.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  return Math.hypot(box.x - x, box.y - y);
}
