import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectComplete, lengthOf } from "./workbench.ts";

// The program stays where it is: what a step says stands at the right ends of lines, and its line is in sight.
test.use({ turns: 4 });

const lessons = [
  "pointer?example=set-and-do-set",
  "relevancy?example=example-1-constructor",
  "data-flow?example=widening",
  "separation?example=adding-two-numbers",
];
/** How many steps of a long run are looked at. */
const STEPS = 60;

test("chips stand at their lines in a program that is opened in its middle", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 640 });
  await page.goto("#/pointer?example=one-call-site&at=15");
  await expectComplete(page);
  await expect(page.locator(".source-chip-row").first()).toBeAttached();
  const scrolled = page.locator(".monaco-editor .lines-content");
  await expect.poll(() => scrolled.evaluate(({ style }) => Number.parseFloat(style.top))).toBeLessThan(-20);
  await expect.poll(() => page.evaluate(chipsAstray)).toEqual([]);
});

/** Lines in sight whose chips do not stand between their first row and the first row of the next line. */
function chipsAstray(): readonly string[] {
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const tops = new Map(
    [...document.querySelectorAll(".monaco-editor .line-numbers")].map((each) => [
      Number(each.textContent),
      topOf(each),
    ]),
  );
  return [...document.querySelectorAll<HTMLElement>(".source-chip-row")].flatMap((row) => {
    const line = Number(row.dataset["line"]);
    const [own, next] = [tops.get(line), tops.get(line + 1)];
    if (own === undefined || next === undefined) return [];
    return topOf(row) >= own - 2 && topOf(row) < next - 2 ? [] : [`${line}: ${topOf(row)}, not ${own} to ${next}`];
  });
}

for (const lesson of lessons)
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ])
    test(`${lesson} at ${viewport.width}: chips move nothing, and the current line is in sight`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(viewport);
      await page.goto(`#/${lesson}`);
      await expectComplete(page);
      await expect(page.locator(".monaco-editor .view-line").first()).toBeVisible();
      const heights = new Map(await heightsOf(page));
      const length = await lengthOf(page);
      for (let step = 0; step < Math.min(length, STEPS); step++) {
        await page.keyboard.press("ArrowRight");
        await expectInSight(page);
        for (const [line, height] of await heightsOf(page)) {
          expect(height, `${line} after ${step + 1} presses`).toBe(heights.get(line) ?? height);
          heights.set(line, height);
        }
        expect(await chipsOutside(page), `${step + 1} presses`).toEqual([]);
      }
      await page.setViewportSize({ width: 1120, height: 620 });
      await expectInSight(page);
    });

/** Of each line in sight whose next is in sight, too, how high it is: more than a row where it is broken. By file and line. */
function heightsOf(page: Page): Promise<readonly (readonly [line: string, height: number])[]> {
  return page.evaluate(() => {
    const file = document.querySelector(".source-tabs [aria-selected=true]")?.textContent ?? "";
    const numbers = [...document.querySelectorAll(".monaco-editor .line-numbers")];
    const tops = new Map(numbers.map((each) => [Number(each.textContent), each.getBoundingClientRect().top] as const));
    return [...tops].flatMap(([line, top]) => {
      const next = tops.get(line + 1);
      return line === 0 || next === undefined ? [] : [[`${file} ${line}`, Math.round(next - top)] as const];
    });
  });
}

/** The chips that are not whole inside the editor. */
function chipsOutside(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() => {
    const editor = document.querySelector(".source-editor")?.getBoundingClientRect();
    if (editor === undefined) return ["no editor"];
    return [...document.querySelectorAll(".source-chips")]
      .filter((row) => {
        const { left, right } = row.getBoundingClientRect();
        return left < editor.left || right > editor.right;
      })
      .map(({ textContent }) => textContent);
  });
}

/** The line of the statement of the step, where it has one. */
async function expectInSight(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const editor = document.querySelector(".source-editor")?.getBoundingClientRect();
        const now = document.querySelector(".monaco-editor .source-now")?.getBoundingClientRect();
        if (editor === undefined || now === undefined) return true;
        return now.top >= editor.top - 1 && now.bottom <= editor.bottom + 1;
      }),
    )
    .toBe(true);
}
