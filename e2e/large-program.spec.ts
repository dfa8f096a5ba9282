import type { Page } from "@playwright/test";
import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { manyClasses } from "./many-classes.ts";
import {
  button,
  chooseInMenu,
  combobox,
  expectComplete,
  expectPosition,
  lengthOf,
  opened,
  openPointer,
  ownProgram,
  positionOf,
  region,
  stepSlider,
} from "./workbench.ts";

const query = ownProgram(manyClasses(100), "context=1-call&heap=0&profile=java");

test("a program of 100 classes answers while it is analyzed, and steps", async ({ page }) => {
  await page.goto(`#/pointer?${query}`);
  await expect(button(page, "Step forward")).not.toHaveAttribute("aria-disabled", "true");
  // The run may still be under way: the first steps are here already.
  await button(page, "Step forward").click();
  await expect(stepSlider(page)).not.toHaveValue("0");
  await chooseInMenu(page, "Help and shortcuts");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await expectComplete(page);
  const length = await lengthOf(page);
  expect(length).toBeGreaterThan(2_000);
  await button(page, "Last step").click();
  await expectPosition(page, length);
  await expect(await opened(page, "Reachable methods")).toContainText("901");
  await page.keyboard.press("PageUp");
  await expect.poll(() => positionOf(page)).toBeLessThan(length);
});

test("a long run opens with its story and is walked from moment to moment: `,` leads to them, `.` to the steps between", async ({
  page,
}) => {
  await openPointer(page, "example=lending-library");
  const bar = region(page, "Step bar");
  const size = combobox(page, "Step size");
  await expect(size, "a long run opens with its story").toHaveValue("moment");
  await openPointer(page, "example=one-call-site&at=12");
  await expect(size, "the lesson after it has its own size").toHaveValue("rule");
  await openPointer(page, "example=lending-library");
  await expect(size, "and a story begins again").toHaveValue("moment");
  await expect(region(page, "Map of classes")).toBeVisible();
  for (const [key, value] of [
    [".", "iteration"],
    [",", "moment"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(size).toHaveValue(value);
  }
  const visited: (string | null)[] = [];
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]) {
    await page.keyboard.press(key);
    visited.push(await bar.getAttribute("data-at"));
  }
  expect(visited).toEqual(["1", "69", "82", "69"]);
  await expect(region(page, "Map of classes"), "a moment of classes").toBeVisible();
  await expect(region(page, "Explanation"), "the step of the moment, not all since the one before").toContainText(
    "Library.<init>",
  );
  const list = region(page, "Moments");
  await expect(list, "in the place of the algorithm").toContainText("2 of 40");
  await expect(region(page, "Pseudocode")).toHaveCount(0);
  await expect(list.getByRole("row"), "a head, five chapters, and the moments").toHaveCount(46);
  const headings = [
    /^1 · Main1–281$/,
    /^2 · Item282–742$/,
    /^3 · C\w+743–1645$/,
    /^4 · Member1646–3290$/,
    /^5 · Loan3291–3798$/,
  ];
  await expect(list.getByRole("rowheader")).toHaveText(headings);
  const chapters = page.getByRole("list", { name: "Chapters of the story" }).getByRole("listitem");
  await expect(chapters).toHaveText([/^Main$/, /^Item$/, /^C\w+$/, /^Member$/, /^Loan$/]);
  await expect(list.locator("[aria-current=step]")).toHaveText(/^69\s*First method of Library: Library\.<init>$/);
  await expectAccessibleIn(page);
  await expect(list, "titles of what is ahead do not answer").not.toContainText(/Atlas: |Calls meet|debt|First fact/);
  await expect(list.getByRole("button", { name: "A merge in Item.<init>", exact: true })).toHaveCount(1);
  await list.getByRole("button", { name: "The last new method", exact: true }).click();
  await expect(list.locator("[aria-current=step]")).toHaveText(/^3771\s*The last new method: debt$/);
  await expect(list, "and of what is reached they do").toContainText("Calls meet in Item.<init>_this");
  await expect(list).toContainText("39 of 40");
  await page.locator(".stop.is-moment.is-end").click();
  await expectPosition(page, await lengthOf(page));
  await page.keyboard.press(".");
  await expect(region(page, "Pseudocode")).toBeVisible();
  await expect(list).toHaveCount(0);
  await page.keyboard.press("ArrowLeft");
  expect(Number(await bar.getAttribute("data-at"))).toBeGreaterThan(3_771);
});

test("a link to a step of the run whose story is told leads on by steps, as when it is opened fresh", async ({
  page,
}) => {
  const size = combobox(page, "Step size");
  await openPointer(page, "example=one-call-site");
  await size.selectOption("rule");
  await openPointer(page, "example=lending-library");
  await expect(size).toHaveValue("moment");
  await openPointer(page, "example=lending-library&at=755");
  await expect(size).toHaveValue("rule");
  const bar = region(page, "Step bar");
  await expect(bar).toHaveAttribute("data-at", "755");
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => Number(await bar.getAttribute("data-at"))).toBeGreaterThan(755);
  expect(
    Number(await bar.getAttribute("data-at")),
    "the next step of the reader's code, not the next moment",
  ).toBeLessThan(770);
});

test("in *Present* the moments have the lower part of the column, the present one and those beside it in sight", async ({
  page,
}) => {
  await openPointer(page, "example=lending-library");
  await combobox(page, "Step size").selectOption("moment");
  const list = region(page, "Moments");
  await page.keyboard.press("m");
  for (const [width, height, least] of [
    [1280, 720, 16],
    [1920, 1080, 22],
  ] as const) {
    await page.setViewportSize({ width, height });
    const row = list.locator("tr", { has: page.getByRole("button", { name: "First method of Film" }) });
    await row.getByRole("button").click();
    await expect(row).toHaveAttribute("aria-current", "step");
    for (const shown of ["First method of Book", "First method of Film", "First method of Atlas"])
      await expect(list.getByRole("button", { name: shown })).toBeInViewport({ ratio: 0.9 });
    const letters = await row
      .getByRole("button")
      .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
    expect(letters).toBeGreaterThanOrEqual(least);
  }
  await page.keyboard.press("g");
  await expect(region(page, "Pseudocode"), "the algorithm has the column").toBeVisible();
  await expect(list).toHaveCount(0);
  await page.keyboard.press("g");
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
});

test("frames keep coming while a long recording is scrubbed", async ({ page }) => {
  await page.goto(`#/pointer?${query}`);
  await expectComplete(page);
  await expect((await opened(page, "Call graph")).getByRole("application")).toBeVisible();
  const length = await lengthOf(page);
  const box = await stepSlider(page).boundingBox();
  if (box === null) throw new Error("the slider is not drawn");

  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 2, y);
  await page.mouse.down();
  const frames = await countFrames(page);
  const moves = 25;
  const positions = new Set<number>();
  for (let move = 1; move <= moves; move++) {
    await page.mouse.move(box.x + 2 + ((box.width - 4) * move) / moves, y);
    positions.add(await positionOf(page));
  }
  await page.mouse.up();
  expect(positions.size, "the position follows the hand").toBeGreaterThan(moves / 2);
  expect(await frames(), "the page is drawn at least once a move").toBeGreaterThanOrEqual(moves);
  await expectPosition(page, length);
});

/** Counts frames from now on. */
async function countFrames(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const count = { frames: 0 };
    const frame = () => {
      count.frames++;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return count;
  });
  return async () => (await counter.jsonValue()).frames;
}
