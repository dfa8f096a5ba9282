import type { Page } from "@playwright/test";
import { hasTurn, isLongRun, runSeed } from "../src/testing/seeds.ts";
import { expect, visit as test } from "./fixtures.ts";
import { button, expectPosition, lengthOf, runState, stepSlider } from "./workbench.ts";

const windows = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const LONG = { timeout: 120_000 };

/** Of the window’s height a card takes no more. */
const MOST = 0.4;

const pages = ["pointer", "relevancy", "pushdown", "separation", "data-flow"] as const;

for (const [place, route] of pages.entries())
  test(`#/${route}: the rule card is whole, and nothing covers it`, async ({ page }) => {
    const lessons = await lessonsOf(page, route);
    expect(lessons).not.toEqual([]);
    const chosen = isLongRun ? lessons : lessons.filter((_, index) => index === (runSeed + place) % lessons.length);
    test.setTimeout((isLongRun ? 1_800_000 : 240_000) * chosen.length);
    for (const lesson of chosen) {
      // Between two lessons nothing is left on the screen of the first one, whose length would pass for that of the second.
      await page.goto("#/");
      await expect(page.getByRole("searchbox", { name: "Search lessons" })).toBeVisible();
      await page.goto(lesson);
      // The largest programs take a while where several browsers share the machine.
      await expect(button(page, "Step forward")).not.toHaveAttribute("aria-disabled", "true", LONG);
      await expect(runState(page)).toHaveCount(0, LONG);
      for (const [turn, window] of windows.entries()) {
        if (!hasTurn(windows.length, turn)) continue;
        await page.setViewportSize(window);
        for (const position of sampleOf(await lengthOf(page), turn)) {
          await stepSlider(page).fill(String(position));
          await expectPosition(page, position);
          expect(await faultsOf(page), `${lesson}, step ${position}, ${window.width}×${window.height}`).toEqual([]);
        }
      }
    }
  });

/** The links of a page’s lessons, as the gallery has them. */
async function lessonsOf(page: Page, route: string): Promise<readonly string[]> {
  await page.goto("#/");
  const links = page.locator(`a[href^="#/${route}?"]`);
  await expect(links.first()).toBeAttached();
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  return [...new Map(all.map((link) => [/example=([^&]*)/.exec(link)?.[1], link])).values()];
}

/** The first position, the last, and some between that are others with each run and each window; all in the long run. */
function sampleOf(length: number, turn: number): readonly number[] {
  if (isLongRun) return Array.from({ length: length + 1 }, (_, position) => position);
  const inner = [0, 1].map((index) => (runSeed * 37 + turn * 101 + index * 1_009) % length);
  return [0, ...inner, length].sort((a, b) => a - b);
}

/** What is wrong with the card on the screen: too high, cut off, to be scrolled, or behind something else. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const { text, box, window, cut, above } = await page.evaluate(measured);
  const faults = [
    text === "" ? "it says nothing" : "",
    box.height > MOST * window.height ? `it is ${Math.round(box.height)} high` : "",
    box.top < 0 || box.left < 0 || box.bottom > window.height + 1 || box.right > window.width + 1
      ? "it leaves the window"
      : "",
    ...cut.map((part) => `${part} is cut`),
    ...above.map((name) => `${name} covers a corner`),
  ];
  return faults.filter((fault) => fault !== "");
}

/** The card as it is drawn. Runs in the page, once that has come to rest. */
async function measured() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const card = document.querySelector("section[aria-label=Explanation]");
  if (card === null) throw new Error("there is no card");
  const nameOf = (element: Element | null) => `${element?.localName}.${element?.className}`;
  const { top, bottom, left, right, height } = card.getBoundingClientRect();
  const inset = 6;
  const corners = [left + inset, right - inset].flatMap((x) => [top + inset, bottom - inset].map((y) => ({ x, y })));
  return {
    text: card.textContent.trim(),
    box: { top, bottom, left, right, height },
    window: { width: innerWidth, height: innerHeight },
    cut: [card.parentElement ?? card, card, ...card.querySelectorAll("*:not(.hidden-visually)")]
      .filter((part) => getComputedStyle(part).display !== "inline")
      .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
      .map(nameOf),
    above: corners
      .map(({ x, y }) => document.elementFromPoint(x, y))
      .filter((there) => there === null || !card.contains(there))
      .map(nameOf),
  };
}
