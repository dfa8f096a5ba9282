import type { Page } from "@playwright/test";
import { isLongRun, runSeed, runsThisTime } from "../src/testing/seeds.ts";
import { controlsInSight, MOST_CONTROLS } from "./controls.ts";
import { expect, visit as test } from "./fixtures.ts";
import { prepareWalk } from "./place.ts";
import { lengthOf, lessonsOf, openLesson } from "./workbench.ts";

// The laws of what a step shows, in every lesson, in both languages: in the long run at every step.
test.use({ turns: 5, isStill: true });

const windows = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const LONG = { timeout: 120_000 };

/** The steps of a lesson that the long run looks at. */
const MANY = 2_000;

/** The steps of a lesson at which its controls are counted, and the widest window: a wider one has room for more names of files. */
const COUNTED = 20;
const COUNTED_TO = 1440;

/** Where facts are no controls: entries of the worklist and atoms of formulas are as many as the run has. */
const FACTS = ".chips, .atom";

const pages = ["pointer", "relevancy", "pushdown", "separation", "data-flow"] as const;

for (const [place, route] of pages.entries())
  test(`#/${route}: at each step band, facts and program show all they have, and nothing covers it`, async ({
    page,
  }) => {
    const lessons = await lessonsOf(page, route);
    expect(lessons).not.toEqual([]);
    const chosen = isLongRun ? lessons : lessons.filter((_, index) => index === (runSeed + place) % lessons.length);
    test.setTimeout((isLongRun ? 1_800_000 : 240_000) * chosen.length);
    for (const [number, lesson] of chosen.entries()) {
      await openLesson(page, lesson);
      await expect(page.locator(".monaco-editor .view-line").first()).toBeVisible(LONG);
      const length = await lengthOf(page);
      const isChinese = (runSeed + number) % 2 === 1;
      if (isChinese) await changeLanguage(page, "zh");
      await expectLaws(page, lesson, length);
      if (isChinese) await changeLanguage(page, "en");
    }
  });

/** Looks at a lesson, at every step or some, in each window that has its turn. */
async function expectLaws(page: Page, lesson: string, length: number): Promise<void> {
  for (const [turn, window] of windows.entries()) {
    if (!runsThisTime(windows.length, turn)) continue;
    const where = `${lesson}, ${window.width}×${window.height}`;
    await page.setViewportSize(window);
    await page.evaluate(prepareWalk);
    const positions = sampleOf(length, turn);
    for (const part of chunks(positions, 500)) expect.soft(await page.evaluate(faultsAt, part), where).toEqual([]);
    const counted = window.width > COUNTED_TO ? [] : positions;
    for (const position of counted.filter((_, index) => index % Math.ceil(positions.length / COUNTED) === 0)) {
      await page.evaluate(faultsAt, [position]);
      const controls = await page.evaluate(controlsInSight, FACTS);
      const said = `${where}, step ${position}: ${controls.join(", ")}`;
      expect.soft(controls.length, said).toBeLessThanOrEqual(MOST_CONTROLS);
    }
    await expectWholeTables(page, where);
  }
}

/** Each table of facts in turn, at the last step: no column of it lies outside. */
async function expectWholeTables(page: Page, where: string): Promise<void> {
  const isFolded = (await page.locator(".facts-rail").count()) > 0;
  if (isFolded) await page.keyboard.press("f");
  const tabs = page.locator(".facts-head [role=tab]:has(.facts-tab)");
  for (let place = 0; place < (await tabs.count()); place++) {
    await tabs.nth(place).click();
    const width = await page
      .locator(".facts-body .table-body")
      .evaluateAll((bodies) => bodies.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect.soft(Math.max(0, ...width), `${where}, facts ${place + 1}`).toBeLessThanOrEqual(1);
  }
  await tabs.first().click();
  if (isFolded) await page.keyboard.press("f");
}

async function changeLanguage(page: Page, locale: string): Promise<void> {
  await page.locator(".language-switch").press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
}

/**
 * The first position, the last, and some between that are others with each run and each window; in the long run all of
 * them, and of a lesson with more than that {@link MANY} at equal distances.
 */
function sampleOf(length: number, turn: number): readonly number[] {
  const inner = isLongRun
    ? Array.from({ length: Math.min(length - 1, MANY) }, (_, index) =>
        Math.round(((index + 1) * length) / (Math.min(length - 1, MANY) + 1)),
      )
    : Array.from({ length: 12 }, (_, index) => (runSeed * 37 + turn * 101 + index * 1_009) % length);
  return [...new Set([0, ...inner, length])].sort((a, b) => a - b);
}

function chunks<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

/**
 * Errors at these positions. The band: cut, behind something else, of another height or at another place than before, without
 * a sentence. A cell of the facts, an entry of the worklist, a part of the rule: cut. The line of the statement: out of sight. The
 * number of the last step: not the same everywhere. The stage: what the step is about not wholly in sight, or letters too small. Runs in the page after
 * {@link prepareWalk}: it goes to each position and comes to rest there.
 */
async function faultsAt(positions: readonly number[]): Promise<readonly string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const nameOf = (element: Element | null) => `${element?.localName}.${element?.className}`;
  const isWider = (part: Element) =>
    part.clientWidth > 0 &&
    part.scrollWidth > part.clientWidth + 1 &&
    part.closest("[class*=twin], .hidden-visually") === null;
  const inset = 6;
  const cells = "td, td .fact, .row-group th, .chips > li:not(.is-cut) .chip-text, .band .inference *";
  const places = new Set<string>();
  /** Of the window’s height the band and what opens with it take no more. */
  const most = 0.4;
  /** The smallest letters that may be drawn, in CSS pixels. */
  const least = 11;

  const bandFaults = (): string[] => {
    const band = document.querySelector(".band");
    const section = band?.closest("section") ?? null;
    if (band === null || section === null) return ["there is no band"];
    const { top, bottom, left, right, height } = section.getBoundingClientRect();
    const corners = [left + inset, right - inset].flatMap((x) => [top + inset, bottom - inset].map((y) => ({ x, y })));
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    const cut = [section.parentElement ?? section, section, ...section.querySelectorAll("*:not(.hidden-visually)")]
      .filter((part) => getComputedStyle(part).display !== "inline")
      .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1);
    const above = corners
      .map(({ x, y }) => document.elementFromPoint(x, y))
      .filter((there) => there === null || !section.contains(there));
    const ground = band.getBoundingClientRect();
    places.add(`${Math.round(ground.top)} to ${Math.round(ground.bottom)}`);
    return [
      ...((section.querySelector("[data-sentence]")?.textContent ?? "").trim() === "" ? ["it says nothing"] : []),
      ...(height > most * innerHeight ? [`the band is ${Math.round(height)} high`] : []),
      ...(places.size > 1 ? [`the band stands at ${[...places].join(" and ")}`] : []),
      ...(isInside ? [] : ["the band leaves the window"]),
      ...cut.map((part) => `${nameOf(part)} is cut`),
      ...above.map((there) => `${nameOf(there)} covers a corner`),
    ];
  };
  const isLineOut = (): boolean => {
    const editor = document.querySelector(".source-editor")?.getBoundingClientRect();
    const now = document.querySelector(".monaco-editor .source-now")?.getBoundingClientRect();
    if (editor === undefined || now === undefined) return false;
    return now.top < editor.top - 1 || now.bottom > editor.bottom + 1;
  };
  /** Counts of steps that are not those of the step bar: other totals, and steps after the last one. */
  const otherNumbers = (): string[] => {
    const bar = document.querySelector<HTMLElement>(".transport");
    const last = bar?.dataset["last"] ?? "";
    const numbersIn = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, number = ""]) => number.replaceAll(",", ""));
    const said = [...document.querySelectorAll<HTMLElement>(".stage, .band, .transport")].map((part) => part.innerText);
    return [
      ...numbersIn(bar?.innerText ?? "", /\/\s*([\d,]+)/g).filter((total) => total !== last),
      ...numbersIn(said.join("\n"), /(?:\bstep (?=[\d,])|第 ?(?=[\d.,]+ ?步))([\d,]+)/gi).filter(
        (step) => Number(step) > Number(last),
      ),
    ];
  };

  const found: string[] = [];
  for (const position of positions) {
    if ((await window.walk?.goTo(position)) !== true) return [...found, `step ${position} is not reached`];
    // The editor scrolls once the marks of the step are in it.
    for (let count = 0; count < 30 && isLineOut(); count++) await frame();
    const faults = [
      ...bandFaults(),
      ...[...document.querySelectorAll(cells)].filter(isWider).map((cell) => `${cell.textContent} is cut`),
      ...(isLineOut() ? ["the line is out of sight"] : []),
      ...otherNumbers().map((number) => `${number} is no step of the bar`),
      ...((await window.walk?.faults(least)) ?? []),
    ];
    found.push(...faults.map((fault) => `step ${position}: ${fault}`));
  }
  return found;
}
