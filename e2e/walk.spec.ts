import type { Page } from "@playwright/test";
import { share } from "../src/testing/seeds.ts";
import { expect, FRESH, visit as test } from "./fixtures.ts";
import { expectDrawn, placesOf, viewOf } from "./graph-picture.ts";
import { type Screen, screenAt } from "./screen.ts";
import {
  button,
  chooseInMenu,
  editorOf,
  everyStep,
  expectComplete,
  expectPosition,
  lengthOf,
  opened,
  openPointer,
  region,
  stepSlider,
} from "./workbench.ts";

// Tall enough for the whole program: what is scrolled out of sight is not in the editor's document.
test.use({ turns: 1, viewport: { width: 1600, height: 1500 }, isStill: true });

test("the first example opens paused at step 0, and Step forward is at hand", async ({ page }) => {
  await page.goto("#/pointer?example=one-call-site");
  await expectComplete(page);
  await expectPosition(page, 0);
  await expect(page.getByText(/(^|\s)0 \/ \d+/).first()).toBeVisible();
  await expect(button(page, "Play")).toBeVisible();
  await expect(button(page, "Pause")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/(^|\s)1 \/ \d+/).first(), "whatever has the focus").toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expectPosition(page, 0);
  await expect(page.locator(".source-chip"), "nothing is known yet").toHaveCount(0);
  await page.keyboard.press("End");
  await expect(page.locator(".source-chip"), "each line says what it gives").toHaveText([
    "o3",
    "o12",
    "o13",
    "o12",
    "o13",
    "o12",
    "o13",
  ]);
});

test.describe("every step", () => {
  test.use({ turns: 12 });

  test("the 1-call-site walk shows the same forward and back", async ({ page }) => {
    await openPointer(page, "example=one-call-site");
    await chooseInMenu(page, "Split the stage", "Views: pin, split");
    await editorOf(page);
    await expectDrawn(page, "Pointer flow graph");
    await expectDrawn(page, "Call graph");
    await everyStep(page);
    const length = await lengthOf(page);
    expect(length).toBeGreaterThan(30);

    // The first look opens the facts, which makes the stage narrower.
    await screenAt(page);
    const forward = [await screenAt(page)];
    for (let position = 1; position <= length; position++) {
      await button(page, "Step forward").click();
      await expectPosition(page, position);
      forward.push(await screenAt(page));
    }
    expect(new Set(forward.map((screen) => JSON.stringify(screen))).size, "every step shows something").toBe(
      length + 1,
    );

    // Now with the keyboard, from where the last click left the focus.
    const compared = share([...forward.keys()], 3);
    for (let position = length - 1; position >= 0; position--) {
      await page.keyboard.press("ArrowLeft");
      await expectPosition(page, position);
      if (compared.includes(position))
        expect(await screenAt(page), `back at step ${position}`).toEqual(forward[position]);
    }
    await page.keyboard.press("ArrowLeft");
    await expectPosition(page, 0);

    const flows = forward.map(({ graphs }) => Object.values(graphs["Pointer flow graph"] ?? {}));
    expect(
      flows[0]?.filter(({ isShown }) => isShown),
      "the graph is empty at step 0",
    ).toEqual([]);
    expect(
      flows.at(-1)?.filter(({ isShown }) => !isShown),
      "and complete at the end",
    ).toEqual([]);
    for (const { graphs } of forward)
      expect(placesIn(graphs), "no node moves").toEqual(placesIn(forward[0]?.graphs ?? {}));

    const marked = forward.map(({ program }) => program.findIndex((line) => line.includes("source-now")) + 1);
    expect(marked[0], "no line is marked at step 0").toBe(0);
    expect(
      [...new Set(marked)].sort((a, b) => a - b),
      "the statements that take part",
    ).toEqual([0, 3, 4, 12, 13, 14, 15, 16]);
  });
});

test(
  "each drawing of a split stage is laid out for its own panel, and all of it is in sight with the facts closed and open",
  FRESH,
  async ({ page }) => {
    await openPointer(page, "example=one-call-site");
    await page.keyboard.press("End");
    await chooseInMenu(page, "Split the stage", "Views: pin, split");
    await expectDrawn(page, "Pointer flow graph");
    await expectDrawn(page, "Call graph");
    const flows = async () => {
      const { width, height } = await viewOf(page, "Pointer flow graph");
      const outside = Object.entries(await placesOf(page, "Pointer flow graph")).filter(
        ([, { x, y }]) => x < 0 || x > width || y < 0 || y > height,
      );
      return { outside, width };
    };
    await expect.poll(async () => (await flows()).outside).toEqual([]);
    await expect(region(page, "Stage")).toHaveAttribute("data-fit", "all");
    const { width } = await flows();
    await opened(page, "Points-to sets");
    await expect.poll(async () => (await flows()).width, "the facts take room").toBeLessThan(width);
    await expect.poll(async () => (await flows()).outside).toEqual([]);
    await expect(region(page, "Stage")).toHaveAttribute("data-fit", "all");
  },
);

test("play moves on by itself until it is paused, and stops at the end", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await button(page, "Play").click();
  await combobox(page).selectOption({ label: "8×" });
  await expect(stepSlider(page)).not.toHaveValue("0");
  await button(page, "Pause").click();
  await expect(combobox(page), "what plays has a speed").toHaveCount(0);
  await expect(button(page, "Play")).toBeVisible();
  const length = await lengthOf(page);
  await stepSlider(page).fill(String(length - 2));
  await expectPosition(page, length - 2);
  await button(page, "Play").click();
  await expectPosition(page, length);
  await expect(button(page, "Play")).toBeVisible();
});

function combobox(page: Page) {
  return page.getByRole("combobox", { name: /^Speed/ });
}

function placesIn(graphs: Screen["graphs"]): Readonly<Record<string, readonly string[]>> {
  const entries = Object.entries(graphs);
  return Object.fromEntries(
    entries.map(([label, places]) => [label, Object.entries(places).map(([id, { x, y }]) => `${id} ${x} ${y}`)]),
  );
}
