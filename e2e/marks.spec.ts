import type { Page } from "@playwright/test";
import { isLongRun, runSeed } from "../src/testing/seeds.ts";
import { expect, visit as test } from "./fixtures.ts";
import { prepareWalk } from "./place.ts";
import { lengthOf, lessonsOf, openLesson } from "./workbench.ts";

// What a step is about is marked together: in the procedure, in the program, in the drawing and in its table.
test.use({ turns: 3, isStill: true, viewport: { width: 1440, height: 900 } });

/** Positions of a run that are looked at. */
const FEW = 12;

const pages = ["pointer", "relevancy", "pushdown", "separation", "data-flow"] as const;

for (const [place, route] of pages.entries())
  test(`#/${route}: the line of the procedure, the statement, what is drawn and its row are marked together`, async ({
    page,
  }) => {
    const lessons = await lessonsOf(page, route);
    const chosen = isLongRun ? lessons : lessons.filter((_, index) => index === (runSeed + place) % lessons.length);
    test.setTimeout(120_000 * chosen.length);
    for (const lesson of chosen) {
      await openLesson(page, lesson);
      await expect(page.locator(".monaco-editor .view-line").first()).toBeVisible();
      await page.evaluate(prepareWalk);
      expect.soft(await page.evaluate(marksApart, await positionsOf(page)), lesson).toEqual([]);
    }
  });

async function positionsOf(page: Page): Promise<readonly number[]> {
  const length = await lengthOf(page);
  const all = Array.from({ length: FEW }, (_, index) => 1 + ((runSeed * 37 + (index + 1) * 7_919) % length));
  return [...new Set([...all, length])].sort((one, other) => one - other);
}

/** Runs in the page, where {@link prepareWalk} ran: where of a step one thing is marked and another is not. */
async function marksApart(positions: readonly number[]): Promise<readonly string[]> {
  interface Drawn extends Element {
    readonly _cyreg?: { readonly cy: { elements(selector: string): Iterable<{ id(): string }> } };
  }
  const marked = "node.node.new, node.node.changed, edge.new, edge.changed";
  const rowsMarked = () =>
    [...document.querySelectorAll<HTMLElement>(".stage-views tr.new")].flatMap(
      ({ dataset }) => dataset["element"] ?? [],
    );
  /** A part of a large graph, and boxes that fold what is the library's, do not show each row. */
  const isWhole = () =>
    !/\d of [\d,]+ nodes/.test(document.querySelector(".stage")?.textContent ?? "") &&
    document.querySelector(".stage-views tr[data-element^='library ']") === null;
  const procedure = (): string => {
    const now = document.querySelectorAll(".pseudocode [aria-current=step]").length;
    // A long run shows its story in place of the procedure.
    const isThere = document.querySelector(".pseudocode") !== null;
    return now === 1 || !isThere ? "" : `${now} lines of the procedure are the current one`;
  };
  const program = (): string => {
    const said = document.querySelector("[data-sentence]")?.textContent ?? "";
    const isMarked = document.querySelector(".source-now, .source-premise") !== null;
    return isMarked || !/(?<!\bto )\blines? \d/i.test(said) ? "" : `no line is marked: ${said}`;
  };
  const drawn = (): string => {
    const rows = rowsMarked().sort().join(", ");
    const { drawing, change } = document.querySelector<HTMLElement>(".stage")?.dataset ?? {};
    if (rows !== "" && Number(change ?? 0) === 0) return `new in the table, and not where it is drawn: ${rows}`;
    const graph = document.querySelector<Drawn>(".stage-views .graph-canvas")?._cyreg?.cy;
    if (drawing !== "pointer-flow-graph" || graph === undefined || !isWhole()) return "";
    const ids = [...graph.elements(marked)].map((each) => each.id()).sort();
    return ids.join(", ") === rows ? "" : `new where it is drawn: ${ids.join(", ")}; in the table: ${rows}`;
  };
  const faults = () => [procedure(), program(), drawn()].filter((fault) => fault !== "");
  const found: string[] = [];
  for (const position of positions) {
    await window.walk?.goTo(position);
    // The editor and what is for screen readers alone follow the picture.
    for (let tries = 0; tries < 20 && faults().length > 0; tries++) await window.walk?.rest();
    found.push(...faults().map((fault) => `position ${position}: ${fault}`));
  }
  return found;
}
