import type { Page } from "@playwright/test";
import { expect, visit as test } from "./fixtures.ts";
import { expectDrawn, groundOf, pressesOn, viewOf } from "./graph-picture.ts";
import { expectComplete, expectPosition, region } from "./workbench.ts";

const graph = "Pointer flow graph";

test("of a large graph what the step is about is drawn; the whole of it has a map that leads elsewhere", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("#/pointer?example=lending-library");
  await expectComplete(page);
  const note = page.locator(".graph-excerpt");
  const drawn = async () => Object.keys(await groundOf(page, graph)).length;

  for (const position of [300, 4_700, 6_800, 9_967]) {
    await goTo(page, position);
    await expectDrawn(page, graph);
    await expect(note).toContainText(/^\d+ of \d+ nodes$/);
    expect(await drawn()).toBeLessThan(30);
    await expectChangeInView(page);
  }
  const usual = await drawn();
  await page.keyboard.press("+");
  await expect.poll(drawn).toBeGreaterThan(usual);
  await page.keyboard.press("-");
  await expect.poll(drawn).toBe(usual);

  await page.keyboard.press("a");
  await expect(note).toHaveCount(0);
  await expect(page.getByRole("application", { name: graph, exact: true })).toHaveAttribute("aria-busy", "false", {
    timeout: 30_000,
  });
  await expect.poll(drawn).toBeGreaterThan(100);
  await expectChangeInView(page);
  const before = await groundOf(page, graph);
  await goTo(page, 7_500);
  await expectChangeInView(page);
  expect(await groundOf(page, graph), "of the whole graph nothing moves").toEqual(before);

  const map = region(page, graph).locator(".graph-overview");
  const shown = async () => (await viewOf(page, graph)).extent;
  const looked = await shown();
  await map.click({ position: { x: 4, y: 4 } });
  await expect.poll(shown).not.toEqual(looked);
  await page.keyboard.press("0");
  await expectChangeInView(page);
});

test("a step’s words are there before another part of a large graph is drawn, and the drawing keeps its size @reloaded", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // A link to a step leads on by rules, not from moment to moment.
  await page.goto("#/pointer?example=lending-library&step=7973");
  await expectComplete(page);
  await expectDrawn(page, graph);
  const seen = await pressesOn(page, graph, 40);
  expect(seen.filter(({ isSaid }) => !isSaid)).toEqual([]);
  expect(seen.filter(({ before, atOnce }) => before !== atOnce)).toEqual([]);
  expect(seen.filter(({ before, later }) => before !== later).length).toBeGreaterThan(3);
  expect(new Set(seen.map(({ size }) => size)).size, "beside entries of one line and of two").toBe(1);
});

test("an excerpt that has no room for all of it shows what the step changes, also where one jumps there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("#/pointer?example=stores-of-rooms&context=ci");
  await expectComplete(page);
  for (const position of [862, 905, 948]) {
    await goTo(page, position);
    await expectDrawn(page, graph);
    await expect(region(page, "Stage")).toHaveAttribute("data-outside", "0");
    await expectChangeInView(page);
  }
});

/** Both ends of what the step changed can be seen, where it changed something here. */
async function expectChangeInView(page: Page): Promise<void> {
  await expect(async () => {
    const { width, height, changed } = await viewOf(page, graph);
    for (const { id, left, top, right, bottom } of changed) {
      expect({ id, isInside: left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1 }).toEqual({
        id,
        isInside: true,
      });
    }
  }).toPass({ timeout: 5_000 });
}

async function goTo(page: Page, position: number): Promise<void> {
  await page.getByRole("slider", { name: "Step" }).fill(String(position));
  await expectPosition(page, position);
}
