import { isLongRun, runSeed, runsThisTime } from "../src/testing/seeds.ts";
import { expect, visit as test } from "./fixtures.ts";
import { button, lengthOf, lessonsOf, runState } from "./workbench.ts";

const windows = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const LONG = { timeout: 120_000 };

/** The steps of a lesson that the long run looks at. */
const MANY = 2_000;

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
        if (!runsThisTime(windows.length, turn)) continue;
        await page.setViewportSize(window);
        for (const positions of chunks(sampleOf(await lengthOf(page), turn), 500)) {
          const found = await page.evaluate(faultsAt, { positions, most: MOST });
          expect(found, `${lesson}, ${window.width}×${window.height}`).toEqual([]);
        }
      }
    }
  });

/**
 * The first position, the last, and some between that are others with each run and each window; in the long run all of
 * them, and of a lesson with more than that {@link MANY} at equal distances.
 */
function sampleOf(length: number, turn: number): readonly number[] {
  const inner = isLongRun
    ? Array.from({ length: Math.min(length - 1, MANY) }, (_, index) =>
        Math.round(((index + 1) * length) / (Math.min(length - 1, MANY) + 1)),
      )
    : [0, 1].map((index) => (runSeed * 37 + turn * 101 + index * 1_009) % length);
  return [0, ...inner, length].sort((a, b) => a - b);
}

function chunks<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

/**
 * What is wrong with the cards at these positions: too high, cut off, to be scrolled, or behind something else. Runs in
 * the page, which goes to each position and comes to rest there.
 */
async function faultsAt({ positions, most }: { readonly positions: readonly number[]; readonly most: number }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const slider = document.querySelector<HTMLInputElement>("input[type=range][aria-label=Step]");
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  const nameOf = (element: Element | null) => `${element?.localName}.${element?.className}`;
  const inset = 6;
  const found: string[] = [];
  for (const position of positions) {
    setValue?.call(slider, String(position));
    slider?.dispatchEvent(new Event("input", { bubbles: true }));
    await frame();
    await frame();
    const card = document.querySelector("section[aria-label=Explanation]");
    if (card === null || slider?.value !== String(position)) return [`step ${position}: there is no card`];
    const { top, bottom, left, right, height } = card.getBoundingClientRect();
    const corners = [left + inset, right - inset].flatMap((x) => [top + inset, bottom - inset].map((y) => ({ x, y })));
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    const cut = [card.parentElement ?? card, card, ...card.querySelectorAll("*:not(.hidden-visually)")]
      .filter((part) => getComputedStyle(part).display !== "inline")
      .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1);
    const above = corners
      .map(({ x, y }) => document.elementFromPoint(x, y))
      .filter((there) => there === null || !card.contains(there));
    const faults = [
      ...(card.textContent.trim() === "" ? ["it says nothing"] : []),
      ...(height > most * innerHeight ? [`it is ${Math.round(height)} high`] : []),
      ...(isInside ? [] : ["it leaves the window"]),
      ...cut.map((part) => `${nameOf(part)} is cut`),
      ...above.map((there) => `${nameOf(there)} covers a corner`),
    ];
    found.push(...faults.map((fault) => `step ${position}: ${fault}`));
  }
  return found;
}
