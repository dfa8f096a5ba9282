import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessibleIn, FRESH, visit as test } from "./fixtures.ts";
import { button, editorOf, expectComplete, openPointer, region } from "./workbench.ts";

// S makes a slide of what is seen; a strip at the foot of the page has the slides of a lecture.

function stripOf(page: Page): Locator {
  return region(page, "My slides");
}

function slidesOf(page: Page): Locator {
  return stripOf(page).getByRole("listbox").getByRole("option");
}

/** Makes a slide at each of these steps of a lesson. */
async function takeAt(page: Page, lesson: string, steps: readonly number[]): Promise<void> {
  for (const step of steps) {
    await openPointer(page, `example=${lesson}&at=${step}`);
    await expectComplete(page);
    const count = await slidesOf(page).count();
    await page.keyboard.press("s");
    await expect(slidesOf(page)).toHaveCount(count + 1);
  }
}

test(
  "S takes what is seen, by keyboard alone: slides are moved, edited, deleted, brought back, and there after a reload",
  FRESH,
  async ({ page }) => {
    await takeAt(page, "one-call-site", [3, 9, 15]);
    await expect(slidesOf(page)).toHaveText([/^1 Step 3step 3/, /^2 Step 9/, /^3 Step 15/]);
    await expect(slidesOf(page).last().getByRole("img").or(slidesOf(page).last().locator("img"))).toBeVisible();
    const list = stripOf(page).getByRole("listbox");
    await list.focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(slidesOf(page)).toHaveText([/^1 Step 3/, /^2 Step 15/, /^3 Step 9/]);
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Slide 1" });
    await expect(dialog.getByRole("textbox", { name: "Title" })).toBeFocused();
    await expectAccessibleIn(page);
    await dialog.getByRole("textbox", { name: "Title" }).fill("Two calls");
    await page.keyboard.press("s");
    await dialog.getByRole("textbox", { name: "What only you read" }).fill("Ask first.");
    await dialog.getByRole("spinbutton", { name: "Minutes" }).fill("4");
    await page.keyboard.press("Escape");
    await expect(slidesOf(page), "S in a field writes").toHaveText([/^1 Two callss/, /^2 Step 15/, /^3 Step 9/]);
    await expect(stripOf(page)).toContainText("3 slides · 6 min");
    await list.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Delete");
    await expect(slidesOf(page)).toHaveText([/^1 Two calls/, /^2 Step 9/]);
    await button(page, "Undo").press("Enter");
    await expect(slidesOf(page)).toHaveText([/^1 Two calls/, /^2 Step 15/, /^3 Step 9/]);
    await page.reload();
    await expect(slidesOf(page)).toHaveText([/^1 Two calls/, /^2 Step 15/, /^3 Step 9/]);
    await expectAccessibleIn(page);
    await stripOf(page).getByRole("listbox").focus();
    await page.keyboard.press("End");
    await page.keyboard.press(" ");
    await expect(page).toHaveURL(/at=9/);
  },
);

test("several lectures by name; one that is deleted comes back", FRESH, async ({ page }) => {
  await takeAt(page, "one-call-site", [3]);
  const lectures = stripOf(page).getByRole("combobox", { name: "Lecture" });
  await lectures.selectOption("New lecture");
  await expect(slidesOf(page)).toHaveCount(0);
  await button(page, "Title of the lecture").click();
  await page.getByRole("textbox", { name: "Title of the lecture" }).fill("Second");
  await page.keyboard.press("Enter");
  await expect(lectures.getByRole("option")).toHaveText([
    "Lecture on 1-call-site, the full walk",
    "Second",
    "New lecture",
  ]);
  await button(page, "Save and print").click();
  await page.getByRole("menuitem", { name: "Delete the lecture" }).click();
  await expect(stripOf(page)).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(stripOf(page)).toContainText("S makes a slide");
  await lectures.selectOption("Lecture on 1-call-site, the full walk");
  await expect(slidesOf(page)).toHaveCount(1);
  await page.getByRole("region", { name: "Stage" }).click();
  await page.keyboard.press("Shift+S");
  await expect(stripOf(page)).toHaveCount(0);
});

test(
  "a question that is asked goes on the slide, and a file and a page for reveal.js have every slide",
  FRESH,
  async ({ page }) => {
    await takeAt(page, "id-called-twice", [3]);
    await openPointer(page, "example=id-called-twice&step=7");
    await page.keyboard.press("p");
    await expect(page.getByRole("group", { name: "Prediction" })).toBeVisible();
    await page.keyboard.press("s");
    await expect(slidesOf(page)).toHaveCount(2);
    const saved = async (item: string) => {
      await button(page, "Save and print").click();
      const download = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: item }).click();
      const file = await download;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
    };
    const lecture = await saved("Save the lecture");
    expect(lecture.name).toBe("lecture-on-one-method-called-twice.lecture.json");
    const [first, second] = JSON.parse(lecture.text).slides;
    expect(first).toMatchObject({ lesson: "id-called-twice", at: "3" });
    expect(second.question).toMatchObject({ kind: "next", about: "fact" });
    const deck = await saved("Save for reveal.js");
    expect(deck.name).toBe("lecture-on-one-method-called-twice.html");
    expect(deck.text.match(/<section>/g)).toHaveLength(2);
    expect(deck.text).toMatch(/data-src="http[^"]*#\/pointer\?example=id-called-twice&amp;at=3&amp;embed=1"/);
  },
);

const ownProgram = `class Shop {
  Object best;
  void put(Object one) { this.best = one; }
  static Object same(Object any) { return any; }
  public static void main(String[] args) {
    Shop first = new Shop();
    Shop second = new Shop();
    first.put(same(new Object()));
    second.put(same(new Object()));
  }
}
`;

test("a ten-slide lecture of one's own program, as the guide says it", FRESH, async ({ page }) => {
  await page.goto("#/");
  await button(page, "Your program").click();
  await page.getByRole("textbox", { name: "Text of the program" }).fill(ownProgram);
  await page.getByRole("dialog").getByRole("link").first().click();
  await expectComplete(page);
  await editorOf(page);
  await button(page, "First step").focus();
  for (let slide = 1; slide <= 10; slide++) {
    await page.keyboard.press("s");
    await expect(slidesOf(page)).toHaveCount(slide);
    await button(page, "Step forward").focus();
    await page.keyboard.press("ArrowRight");
  }
  await stripOf(page).getByRole("listbox").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("textbox", { name: "Title" }).fill("A shop with two shelves");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await stripOf(page).getByRole("button", { name: "Present" }).click();
  await expect(page).toHaveURL(/#\/lecture\?opened=/);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("A shop with two shelves");
  for (let slide = 2; slide <= 10; slide++) await page.keyboard.press("PageDown");
  await expect(page.getByRole("status").filter({ hasText: "10 of 10" })).toBeVisible();
});

test("in Chinese and on a phone the strip is whole", FRESH, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("#/pointer?example=one-call-site&at=9&lang=zh");
  await expect(page.getByRole("button", { name: "前进一步" }).or(page.getByRole("slider")).first()).toBeVisible();
  await page.keyboard.press("s");
  const strip = page.getByRole("region", { name: "我的幻灯片" });
  await expect(strip.getByRole("listbox").getByRole("option")).toHaveText([/第 9 步/]);
  await expectAccessibleIn(page);
});

test("compared runs are one slide, which is played as a comparison and shown as one", FRESH, async ({ page }) => {
  await page.goto("#/compare?example=one-call-site");
  await expect(region(page, "Stage").first()).toBeVisible();
  await expect(button(page, "Step forward")).toBeEnabled();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("s");
  await expect(slidesOf(page)).toHaveCount(1);
  await button(page, "Save and print").click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Save the lecture" }).click();
  const [slide] = JSON.parse(await readFile(await (await download).path(), "utf8")).slides;
  expect(slide.lesson).toBe("one-call-site");
  expect(slide.compare).toHaveLength(2);
  await stripOf(page).getByRole("button", { name: "Present" }).click();
  await expect(page).toHaveURL(/#\/lecture\?opened=/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(region(page, "Stage").first()).toBeVisible();
});
