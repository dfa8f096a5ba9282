import type { Page } from "@playwright/test";
import { expect, visit as test } from "./fixtures.ts";
import { chineseLeft, englishLeft } from "./sentences.ts";
import { askWhyNot, button, editorOf, lengthOf, openLink, replaceProgram } from "./workbench.ts";

// Whatever a reader has open when the language changes: another state in each run.
test.use({ turns: 20 });

/** What a reader has open on the page of an analysis. */
interface State {
  readonly name: string;
  reach(page: Page): Promise<void>;
}

const press =
  (...keys: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

const onEach: readonly State[] = [
  { name: "before the first step", reach: press("Home") },
  {
    name: "in the middle, with why, and all options",
    reach: async (page) => {
      const half = Math.floor((await lengthOf(page)) / 2);
      await page.getByRole("slider", { name: "Step", exact: true }).fill(String(half));
      await page.keyboard.press("w");
      const more = button(page, "More options");
      if (await more.isVisible()) await more.click();
    },
  },
  {
    name: "at the end, with a notice",
    reach: async (page) => {
      await page.keyboard.press("End");
      await page.keyboard.press("F8");
      // That of the lesson before may still stand there.
      await expect(page.locator("[data-sonner-toast]").first()).toBeVisible();
    },
  },
  {
    name: "at the end, asked why not",
    reach: async (page) => {
      await page.keyboard.press("End");
      const { asked, status } = await askWhyNot(page);
      await asked.fill("no such fact");
      await asked.press("Enter");
      await expect(status).not.toHaveText("");
    },
  },
  { name: "a question is open", reach: press("Home", "p") },
  { name: "the reader is the solver", reach: press("Home", "y") },
  {
    name: "a program that is refused",
    reach: async (page) => {
      await editorOf(page);
      await replaceProgram(page, "class { ( ;");
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  {
    name: "help",
    reach: async (page) => {
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
];

const lessons: readonly (readonly [route: string, example: string])[] = [
  ["pointer", "one-call-site"],
  ["relevancy", "instrumented-code"],
  ["pushdown", "textbook-system"],
  ["separation", "fig-6"],
  ["separation", "adding-two-numbers"],
  ["data-flow", "i-is-what"],
];

for (const [route, example] of lessons)
  for (const { name, reach } of onEach)
    test(`${example}: the language changes, ${name}`, async ({ page }) => {
      await openLink(page, route, `example=${example}`);
      await reach(page);
      await switchThereAndBack(page);
      // A dialog would stand before the next lesson.
      await page.keyboard.press("Escape");
    });

async function switchThereAndBack(page: Page): Promise<void> {
  await speak(page, "zh");
  await expect.poll(() => englishLeft(page)).toEqual([]);
  await speak(page, "en");
  await expect.poll(() => chineseLeft(page)).toEqual([]);
}

/** By the button of the header; where a dialog is before it, by the address. */
async function speak(page: Page, locale: "zh" | "en"): Promise<void> {
  const name = locale === "zh" ? "中文" : "English";
  if ((await page.getByRole("dialog").count()) === 0) await page.getByRole("button", { name, exact: true }).click();
  else await page.evaluate((to) => location.assign(`${location.hash.replace(/&lang=zh$/, "")}&lang=${to}`), locale);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.getByText(/^(analyzing…|分析中…)$/)).toHaveCount(0);
}
