import type { Page } from "@playwright/test";
import { isLongRun, runSeed, share } from "../src/testing/seeds.ts";
import { expect, visit as test } from "./fixtures.ts";
import { placeFaultsAt, prepareWalk } from "./place.ts";
import { lengthOf, openLink, region } from "./workbench.ts";

// The laws of place hold for every reader: with more contrast, with the colors of the system, with zoom, on a phone.
test.use({ turns: 4, isStill: true });

/** A zoom of the browser makes the window smaller, in CSS pixels, and each of those larger. */
const conditions = {
  "the dark theme": { width: 1440, height: 900, media: { colorScheme: "dark" } },
  "the contrast theme": { width: 1440, height: 900, media: { contrast: "more" } },
  "forced colors": { width: 1440, height: 900, media: { forcedColors: "active" } },
  "a zoom of 150 %": { width: 853, height: 480, media: {} },
  "a zoom of 200 %": { width: 640, height: 360, media: {} },
  "a phone": { width: 390, height: 844, media: {} },
} as const satisfies Record<string, { width: number; height: number; media: Parameters<Page["emulateMedia"]>[0] }>;

const links = [
  ["pointer", "example=one-call-site"],
  ["relevancy", "example=instrumented-code"],
  ["pushdown", "example=textbook-system"],
  ["separation", "example=singly-linked-list"],
  ["data-flow", "example=not-distributive"],
] as const;

/** Positions of a run. */
const FEW = 12;

const SMALLEST = 11;

for (const [name, { width, height, media }] of Object.entries(conditions))
  for (const [route, query] of share(links, 5))
    test(`with ${name} #/${route} has program, stage, band and step bar, and what a step is about can be read`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia(media);
      await openLink(page, route, query);
      await page.evaluate(prepareWalk);
      const length = await lengthOf(page);
      const positions = Array.from({ length: FEW }, (_, index) => (runSeed * 37 + index * 1_009) % length);
      const chosen = isLongRun ? Array.from({ length }, (_, index) => index) : positions;
      const faults = await page.evaluate(placeFaultsAt, { positions: [...chosen, length], least: SMALLEST });
      expect.soft(faults).toEqual([]);
      expect.soft(await page.evaluate(bandsCut, [...chosen, length])).toEqual([]);
      for (const part of ["Stage", "Step bar", "Explanation"]) await expectWhole(page, part);
      // A phone has parts, one of them in sight.
      if (width < 720) await page.getByRole("tab", { name: "Code", exact: true }).click();
      await expectWhole(page, "Program");
      if (width < 720) await page.getByRole("tab", { name: "Graph", exact: true }).click();
      await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null });
    });

/** Runs in the page: the positions at which the band has no room for rule and sentence. */
async function bandsCut(positions: readonly number[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const position of positions) {
    await window.walk?.goTo(position);
    await window.walk?.rest();
    const parts = [...document.querySelectorAll(".band :is(.inference, .sentences)")];
    const cut = parts.filter(
      (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
    );
    found.push(...cut.map((part) => `position ${position}: ${part.textContent} is cut`));
  }
  return found;
}

/** Nothing of it is outside of the window, and nothing lies over its middle. */
async function expectWhole(page: Page, name: string): Promise<void> {
  const part = region(page, name);
  await expect(part, name).toBeVisible();
  const faults = await part.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    return [
      ...(isInside ? [] : [`leaves the window: ${[left, top, right, bottom].map(Math.round).join(" ")}`]),
      ...(element.contains(middle) ? [] : [`is covered by ${middle?.localName}.${middle?.className}`]),
    ];
  });
  expect.soft(faults, name).toEqual([]);
}

test("on a phone strip and drawing take half of the window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [route, query] of links) {
    await openLink(page, route, query);
    const share = await page.evaluate(() => {
      const stage = document.querySelector(".stage")?.getBoundingClientRect();
      const card = document.querySelector(".stage .stage-card")?.getBoundingClientRect();
      return ((stage?.height ?? 0) - (card?.height ?? 0)) / innerHeight;
    });
    expect.soft(share, route).toBeGreaterThanOrEqual(0.5);
  }
});
