import type { Page } from "@playwright/test";
import { expect, visit as test } from "./fixtures.ts";
import { prepareWalk } from "./place.ts";
import { lengthOf, openLesson } from "./workbench.ts";

// What is drawn lies whole in its panel; what has no room is folded, and counted.
test.use({ isStill: true });

const windows = [
  { width: 1280, height: 720, mode: "present" },
  { width: 1920, height: 1080, mode: "present" },
  { width: 820, height: 1180, mode: "desk" },
] as const;

for (const { width, height, mode } of windows)
  for (const lesson of ["stores-of-rooms", "lending-library"])
    test(`the map of the classes of ${lesson} lies whole in its panel at ${width}×${height} (${mode})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openLesson(page, `#/pointer?example=${lesson}`);
      await change(page, mode);
      const last = await lengthOf(page);
      await page.evaluate(prepareWalk);
      const said = await page.evaluate(async (length) => {
        const marks = [...document.querySelectorAll<HTMLElement>(".stop.is-moment")];
        const moments = marks.map((mark) => Math.round(Number(mark.style.getPropertyValue("--at")) * length));
        const found: Readonly<Partial<Record<string, string>>>[] = [];
        for (const position of [0, ...moments]) {
          await window.walk?.goTo(position);
          found.push((await window.walk?.rest()) ?? {});
        }
        return found.filter(({ drawing }) => drawing === "class-map");
      }, last);
      expect(said.length).toBeGreaterThan(4);
      for (const { fit, outside } of said) expect({ fit, outside }).toEqual({ fit: "all", outside: "0" });
      await change(page, "desk");
    });

test("a map that has no room says how many of its classes it draws, and is drawn whole when the reader asks", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openLesson(page, "#/pointer?example=lending-library");
  await change(page, "present");
  await page.keyboard.press("Home");
  const note = page.getByText(/^\d+ of 21 nodes$/);
  await expect(note).toBeVisible();
  await page.keyboard.press("a");
  await expect(note).toHaveCount(0);
  await page.keyboard.press("a");
  await expect(note).toBeVisible();
  await change(page, "desk");
});

for (const { width, height, mode } of [...windows, { width: 1280, height: 720, mode: "desk" } as const])
  test(`before the first step of a large graph something of it is drawn at ${width}×${height} (${mode})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLesson(page, "#/relevancy?example=web-store-coupon");
    await change(page, mode);
    await page.evaluate(prepareWalk);
    await page.evaluate(() => window.walk?.goTo(0));
    const said = await page.evaluate(() => window.walk?.rest());
    expect(said?.["fit"]).toBe("all");
    await expect(page.getByText("Nothing here yet")).toHaveCount(0);
    await expect(page.getByText(/^\d\d of 668 nodes$/)).toBeVisible();
    await change(page, "desk");
  });

for (const { width, height, mode } of [...windows, { width: 960, height: 600, mode: "desk" } as const])
  test(`the last heap of a run lies whole in its panel at ${width}×${height} (${mode}): a long list is folded in its middle`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const lesson of ["flaw-integers", "long-list"]) {
      await openLesson(page, `#/separation?example=${lesson}`);
      await change(page, mode);
      const last = await lengthOf(page);
      await page.evaluate(prepareWalk);
      await page.evaluate((position) => window.walk?.goTo(position), last);
      const said = await page.evaluate(() => window.walk?.rest());
      expect([said?.["drawing"], said?.["fit"]], lesson).toEqual(["heap", "all"]);
    }
    const fold = page.getByRole("button", { name: /^⋯ \d+ objects/ });
    await expect(fold).toHaveText(/⋯ \d+ objects/);
    await fold.click();
    await expect(fold).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^ℓ12: node/ })).toBeAttached();
    await change(page, "desk");
  });

async function change(page: Page, mode: (typeof windows)[number]["mode"]): Promise<void> {
  const isPresenting = page.locator("html[data-mode=present]");
  if ((await isPresenting.count()) !== (mode === "present" ? 1 : 0)) await page.keyboard.press("m");
  await expect(isPresenting).toHaveCount(mode === "present" ? 1 : 0);
}
