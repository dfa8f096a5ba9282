import type { Page } from "@playwright/test";
import { isLongRun, runSeed } from "../src/testing/seeds.ts";
import { expect, visit as test } from "./fixtures.ts";
import { emptySpots, placeFaultsAt, prepareWalk, spotsAt } from "./place.ts";
import { lengthOf, lessonsOf, openLesson, openLink } from "./workbench.ts";

// The law of place, in every lesson: in the long run at every step.
test.use({ turns: 1, isStill: true });

/** Each with the smallest letters that may be drawn, in CSS pixels. The long run takes another one for each lesson of a night. */
const windows = [
  { width: 960, height: 600, mode: "desk", least: 11 },
  { width: 1440, height: 900, mode: "desk", least: 11 },
  { width: 1280, height: 720, mode: "present", least: 16 },
  { width: 1920, height: 1080, mode: "present", least: 22 },
] as const;

/** In the long run a lesson of at most `EVERY` steps is looked at at each step, a longer one at its moments and `SOME` other steps. */
const EVERY = 2_000;
const SOME = 200;

/** Steps of a lesson in an ordinary run, and those that are compared with the pixels. */
const FEW = 12;
const COMPARED = 3;

const pages = ["pointer", "relevancy", "pushdown", "separation", "data-flow"] as const;

for (const [place, route] of pages.entries())
  test(`#/${route}: what a step is about lies whole in the drawing, and can be read`, async ({ page }) => {
    const lessons = await lessonsOf(page, route);
    expect(lessons).not.toEqual([]);
    const chosen = isLongRun ? lessons : lessons.filter((_, index) => index === (runSeed + place) % lessons.length);
    test.setTimeout((isLongRun ? 1_800_000 : 240_000) * chosen.length);
    for (const [number, lesson] of chosen.entries()) {
      const window = windows[(runSeed + place + number) % windows.length] ?? windows[0];
      await page.setViewportSize(window);
      await openLesson(page, lesson);
      await change(page, window.mode);
      const where = `${lesson}, ${window.mode} ${window.width}×${window.height}`;
      const positions = positionsOf(await lengthOf(page), await momentsOf(page));
      await page.evaluate(prepareWalk);
      for (let from = 0; from < positions.length; from += 500) {
        const part = { positions: positions.slice(from, from + 500), least: window.least };
        expect.soft(await page.evaluate(placeFaultsAt, part), where).toEqual([]);
      }
      for (const position of spread(positions, isLongRun ? 10 * COMPARED : COMPARED))
        await expectPixels(page, position, where);
      await change(page, "desk");
    }
  });

test("the stage tells of the letters that it has now, also where the window has become another one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openLink(page, "separation", "example=singly-linked-list&method=find");
  const stage = page.locator(".stage[data-smallest]");
  const smallest = async () => Number(await stage.getAttribute("data-smallest"));
  await expect.poll(smallest).toBeLessThan(16);
  await change(page, "present");
  await expect.poll(smallest).toBeGreaterThanOrEqual(16);
  await change(page, "desk");
  await expect.poll(smallest).toBeLessThan(16);
});

test("the program that a result leads to shows the row that a step is about", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openLesson(page, "#/relevancy?example=instrumented-code");
  await change(page, "present");
  const length = await lengthOf(page);
  await page.evaluate(prepareWalk);
  await page.evaluate((last) => window.walk?.goTo(last), length);
  await expect(page.getByRole("table", { name: "Difference from the original" })).toBeVisible();
  const said = await page.evaluate(async (last) => {
    const found: Readonly<Partial<Record<string, string>>>[] = [];
    for (let position = last - 14; position <= last; position++) {
      await window.walk?.goTo(position);
      found.push((await window.walk?.rest()) ?? {});
    }
    return found.filter(({ drawing }) => drawing === "instrumented");
  }, length);
  expect(said.filter(({ change: count }) => Number(count) > 0)).not.toEqual([]);
  expect(said.map(({ outside }) => outside)).toEqual(said.map(() => "0"));
  for (const { smallest } of said) expect(Number(smallest)).toBeGreaterThanOrEqual(16);
  await change(page, "desk");
});

test("a table that has no room for a step shows of it what is new, what that rests on, and how much more there is", async ({
  page,
}) => {
  await page.setViewportSize(windows[0]);
  await openLesson(page, "#/separation?example=skip-list-formulas");
  await change(page, "desk");
  await page.evaluate(prepareWalk);
  const positions = Array.from({ length: 30 }, (_, index) => 20 + index);
  expect(await page.evaluate(placeFaultsAt, { positions, least: 11 })).toEqual([]);
});

for (const { width, height, mode, least } of [
  ...windows,
  { width: 640, height: 360, mode: "desk", least: 11 } as const,
])
  test(`at ${width}×${height} (${mode}) a matrix of states has what changes in sight together with what that rests on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLesson(page, "#/relevancy?example=recursive-calls");
    await change(page, mode);
    const last = await lengthOf(page);
    await page.evaluate(prepareWalk);
    const positions = Array.from(
      { length: isLongRun ? 300 : 24 },
      (_, index) => last - 60 - index * (isLongRun ? 1 : 11),
    );
    expect(await page.evaluate(placeFaultsAt, { positions, least })).toEqual([]);
    await expect(page.locator(".graph-matrix")).toBeVisible();
    const said = await page.evaluate(() => window.walk?.rest());
    expect(Number(said?.["change"])).toBeGreaterThan(0);
    await change(page, "desk");
  });

test("a state that is folded between others is shown by a key, and the focus goes to it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openLink(page, "relevancy", "example=recursive-calls&at=250");
  await change(page, "present");
  const matrix = page.locator(".graph-matrix");
  const fold = matrix.getByRole("button", { name: /^… \d+ states$/ });
  await expect(fold.first()).toBeVisible();
  const count = await fold.count();
  await matrix.locator("tbody button[tabindex='0']").focus();
  await expect(fold.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(fold.first()).not.toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(fold).toHaveCount(count - 1);
  await expect(matrix.locator("tbody tr").first().getByRole("button").first()).toBeFocused();
  await change(page, "desk");
});

/** Where the page says that something has changed, something is drawn. */
async function expectPixels(page: Page, position: number, where: string): Promise<void> {
  const spots = await page.evaluate(spotsAt, position);
  const empty = async () => {
    const png = (await page.screenshot()).toString("base64");
    return page.evaluate(emptySpots, { png, spots });
  };
  await expect.soft.poll(empty, `${where}, position ${position}: nothing is drawn`).toEqual([]);
}

async function change(page: Page, mode: (typeof windows)[number]["mode"]): Promise<void> {
  const isPresenting = page.locator("html[data-mode=present]");
  if ((await isPresenting.count()) !== (mode === "present" ? 1 : 0)) await page.keyboard.press("m");
  await expect(isPresenting).toHaveCount(mode === "present" ? 1 : 0);
}

/** The positions of the marks that a long run has on the timeline. */
async function momentsOf(page: Page): Promise<readonly number[]> {
  const length = await lengthOf(page);
  const shares = await page
    .locator(".stop.is-moment")
    .evaluateAll((marks) => marks.map((mark) => Number((mark as HTMLElement).style.getPropertyValue("--at"))));
  return shares.map((share) => Math.round(share * length));
}

/** The first position, the last, and of those between the ones that have their turn. */
function positionsOf(length: number, moments: readonly number[]): readonly number[] {
  const random = (count: number) =>
    Array.from({ length: count }, (_, index) => (runSeed * 37 + (index + 1) * 7_919) % (length + 1));
  const all = () => Array.from({ length }, (_, index) => index);
  const inner = isLongRun ? (length <= EVERY ? all() : [...moments, ...random(SOME)]) : random(FEW);
  return [...new Set([0, ...inner, length])].sort((one, other) => one - other);
}

/** The last one, and others at equal distances before it. */
function spread(positions: readonly number[], count: number): readonly number[] {
  const distance = Math.max(1, Math.floor(positions.length / count));
  return positions.filter((_, index) => (positions.length - 1 - index) % distance === 0).slice(-count);
}
