import type { Page } from "@playwright/test";
import { expect, visit as test } from "./fixtures.ts";
import { expectDrawn, groundOf, viewOf } from "./graph-picture.ts";
import { manyClasses } from "./many-classes.ts";
import { expectComplete, expectPosition, opened, ownProgram, region } from "./workbench.ts";

const graph = "Pointer flow graph";

test("of a large graph the step and its cone are open, nothing moves, and the map leads elsewhere", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`#/pointer?${ownProgram(manyClasses(12), "context=1-call&heap=0&profile=java")}`);
  await opened(page, graph);
  await expectComplete(page);
  await expectDrawn(page, graph);
  // Rough places may come first.
  await expect(page.getByRole("application", { name: graph, exact: true })).toHaveAttribute("aria-busy", "false");
  const note = region(page, graph).locator(".graph-focus");

  await goTo(page, 200);
  await expect(note).toContainText(/\d+ of \d+ boxes folded; open: this step and 1 call back/);
  const before = await groundOf(page, graph);
  for (const position of [220, 240, 260, 280, 400]) {
    await goTo(page, position);
    await expectChangeInView(page);
  }
  const after = await groundOf(page, graph);
  const both = Object.keys(before).filter((id) => after[id] !== undefined);
  expect(both.length, "boxes are there, folded or open").toBeGreaterThan(50);
  expect(Object.keys(after).sort()).not.toEqual(Object.keys(before).sort());
  for (const id of both) expect(after[id], id).toEqual(before[id]);

  await page.keyboard.press("-");
  await expect(note).toContainText("open: this step");
  await expect(note).not.toContainText("call back");
  await page.keyboard.press("a");
  await expect(note).toContainText(/All \d+ boxes open/);
  const whole = await groundOf(page, graph);
  for (const id of Object.keys(after)) expect(whole[id], id).toEqual(after[id]);
  await page.keyboard.press("+");
  await expect(note).toContainText("1 call back");

  const map = region(page, graph).locator(".graph-overview");
  const shown = async () => (await viewOf(page, graph)).extent;
  const looked = await shown();
  await map.click({ position: { x: 4, y: 4 } });
  await expect.poll(shown).not.toEqual(looked);
  await page.keyboard.press("0");
  await expectChangeInView(page);
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
