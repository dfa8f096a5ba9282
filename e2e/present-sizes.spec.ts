import type { Page } from "@playwright/test";
import { share } from "../src/testing/seeds.ts";
import { expect, visit as test } from "./fixtures.ts";
import { openLink } from "./workbench.ts";

// What stands on the page in Present, as read from the back row. Letters of drawings, at every step: `place.spec.ts`.
test.use({ turns: 4, isStill: true });

const links = [
  ["pointer", "example=one-call-site&at=15"],
  ["pointer", "example=context-sensitive-heap&at=20"],
  ["relevancy", "example=instrumented-code&at=12"],
  ["pushdown", "example=textbook-system&at=4"],
  ["separation", "example=adding-two-numbers&at=48"],
  ["separation", "example=fig-6&at=10"],
  ["separation", "example=singly-linked-list&at=40"],
  ["data-flow", "example=not-distributive&at=20"],
] as const;

/** Each with the letters of code, tables and names in drawings, and with the smallest of all, in CSS pixels. */
const windows = [
  { width: 1280, height: 720, names: 20, least: 16 },
  { width: 1920, height: 1080, names: 28, least: 22 },
] as const;

/** Of a graph that has no room for names of that size they are as large as there is room. */
const fitted: readonly string[] = ["instrumented-code", "textbook-system"];

for (const { width, height, names, least } of windows)
  for (const [route, query] of share(links, 4))
    test(`${width}×${height}, #/${route}?${query}: code, tables and names have ${names} px, nothing less than ${least}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openLink(page, route, query);
      await page.keyboard.press("m");
      await expect(page.locator("html")).toHaveAttribute("data-mode", "present");
      await expect.poll(() => page.evaluate(textsBelow, least)).toEqual([]);
      const code = page.locator(".source-line, .view-line").first();
      await expect.poll(() => sizeOf(code)).toBeGreaterThanOrEqual(names);
      for (const cell of await page.locator(".stage-panes .panel-table td").all())
        expect(await sizeOf(cell)).toBeGreaterThanOrEqual(names);
      const most = fitted.some((lesson) => query.includes(lesson)) ? least : names;
      await expect.poll(async () => Math.min(...(await namesIn(page)))).toBeGreaterThanOrEqual(most - 0.05);
      await page.keyboard.press("m");
    });

function sizeOf(text: ReturnType<Page["locator"]>): Promise<number> {
  return text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}

/** The letters of the names in a graph on the stage, as they are on the screen. */
function namesIn(page: Page): Promise<readonly number[]> {
  interface Drawn extends Element {
    readonly _cyreg?: {
      readonly cy: {
        nodes(selector: string): Iterable<{ visible(): boolean; numericStyle(name: string): number }>;
        zoom(): number;
      };
    };
  }
  return page.evaluate(() => {
    const cy = document.querySelector<Drawn>(".stage-views .graph-canvas")?._cyreg?.cy;
    const shown = [...(cy?.nodes(".node") ?? [])].filter((node) => node.visible());
    return shown.map((node) => node.numericStyle("font-size") * (cy?.zoom() ?? 0));
  });
}

/** Runs in the page: the texts in sight with smaller letters. */
function textsBelow(least: number): readonly string[] {
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest(".hidden-visually, .skip-link, [class*=twin]") === null;
  const isInWindow = (text: Node): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
    return width > 2 && height > 2 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  };
  const scaleOf = (element: Element): number =>
    element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    if (element === null || text.textContent?.trim() === "" || !isSeen(element) || !isInWindow(text)) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    // Drawings are scaled to fit, and their sizes rounded.
    if (size < least - 0.1) found.push(`${size.toFixed(1)} px: ${text.textContent}`);
  }
  return found;
}
