import type { Page } from "@playwright/test";
import { expect, FRESH, visit as test } from "./fixtures.ts";
import { englishLeft } from "./sentences.ts";

// A second language is easily forgotten: looked at often.
test.use({ turns: 6 });

const language = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The number of the step that is shown, whatever the language. */
const step = (page: Page) => page.locator(".transport input[type=range]");

test("the first page changes its language without being loaded anew, and keeps it", FRESH, async ({ page }) => {
  await page.goto("#/");
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await language(page, "中文").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("看静态分析如何运行");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh");
  await expect(page).toHaveTitle("Fixscope：看静态分析如何运行");
  await expect(page).toHaveURL(/#\/\?lang=zh$/);
  await expect(language(page, "English")).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, "stays"))).toBe(true);
  expect(await englishLeft(page)).toEqual([]);
  await page.goto("about:blank");
  await page.goto("#/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("看静态分析如何运行");
  await language(page, "English").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("See static analysis work");
  await expect(page).toHaveURL(/#\/$/);
});

test("a workbench changes its language where the reader is: step, view and options stay", FRESH, async ({ page }) => {
  await page.goto("#/pointer?example=one-call-site&context=1-obj&view=call-graph&step=20");
  await expect(step(page)).toHaveValue("20");
  await language(page, "中文").click();
  await expect(page.getByRole("button", { name: "前进一步", exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "程序", exact: true })).toBeVisible();
  await expect(step(page)).toHaveValue("20");
  await expect(page).toHaveURL(/context=1-obj.*view=call-graph.*at=10&lang=zh$/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/at=11&lang=zh$/);
  await language(page, "English").click();
  await expect(page.getByRole("button", { name: "Step forward", exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/lang=/);
});

const links = [
  "#/pointer?example=one-call-site&step=40",
  "#/relevancy?step=60",
  "#/pushdown?step=20",
  "#/separation?example=binary-tree-formulas&step=20",
  "#/separation?step=30",
  "#/data-flow?step=30",
  "#/compare?example=one-object&step=20",
];

for (const link of links)
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const)
    test(`${link} in Chinese at ${width} × ${height}: no English is left, nothing is cut`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${link}&lang=zh`);
      await expect(page.locator("html")).toHaveAttribute("lang", "zh");
      await expect(page.getByRole("button", { name: "前进一步", exact: true })).toBeVisible();
      await expect(page.locator(".explanation").first()).not.toContainText("还没有发生任何事");
      expect(await englishLeft(page)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
    });

/** What does not fit: the page sideways, and controls of the header, tabs and the rule card that are cut or broken. */
async function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
    for (const element of document.querySelectorAll<HTMLElement>(
      ".app-header > *, .app-header button, [role=tab], .explanation button",
    ))
      if (element.checkVisibility() && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        found.push(`${element.className}: ${element.textContent}`);
    return found;
  });
}

test("who goes back keeps the language", async ({ page }) => {
  await page.goto("#/pointer?example=one-object&lang=zh");
  await expect(page).toHaveTitle(/指针分析/);
  await page.goto("#/relevancy?lang=zh");
  await expect(page).toHaveTitle(/相关性分析/);
  await language(page, "English").click();
  await expect(language(page, "中文")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/one-object/);
  await expect(page).not.toHaveURL(/lang=/);
  await expect(language(page, "中文")).toBeVisible();
});

test("a link without a language keeps that of the reader, one with an unknown language says so", async ({ page }) => {
  await page.goto("#/pointer?example=one-object&lang=zh");
  await expect(language(page, "English")).toBeVisible();
  await page.goto("#/relevancy");
  await expect(language(page, "English")).toBeVisible();
  await page.goto("#/relevancy?lang=xx");
  await expect(page.getByText("lang = “xx”")).toBeVisible();
});
