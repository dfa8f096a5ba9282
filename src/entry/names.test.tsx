import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { engines } from "../engines/index.ts";
import {
  button,
  click,
  complete,
  enter,
  eventually,
  fakeBrowser,
  length,
  opened,
  press,
  slider,
} from "../testing/page/document.ts";
import { openPage } from "../testing/page/open-page.ts";
import { recordedLesson } from "../testing/recorded-lesson.ts";
import { isLongRun, runSeed, runsThisTime, share } from "../testing/seeds.ts";
import type { BoardSession } from "../trace/index.ts";
import { mountPage } from "../ui/index.ts";

/** Takes the page away again. */
let leave: () => void = () => undefined;

beforeEach(() => fakeBrowser());

afterEach(async () => {
  await act(async () => leave());
  document.body.replaceChildren();
  localStorage.clear();
});

const lessons = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined)
    .map((lesson) => [engine.id, lesson.id, engine, lesson] as const),
);

/** At so many steps the page is read: parts open and close at each of them, which takes a second. */
const READ = isLongRun ? 8 : 2;

// What is said at each step is held to the names of the run where it is made (`testing/shown`). Here: that the page writes them.
test.runIf(runsThisTime(8, 7)).each(share(lessons, lessons.length))(
  "%s, %s: the page has each name as the run has it, wherever it stands",
  async (_, __, engine, lesson) => {
    const { board, recording } = await recordedLesson(engine, lesson);
    const session = board.open(recording);
    leave = await openPage(mountPage, `#/${engine.page.route}?example=${lesson.id}`);
    await complete();
    const last = length();
    for (let count = 0; count < READ; count++) {
      const position = count === 0 ? last : (runSeed * 37 + count * 1_009) % last;
      await enter(slider(), String(position));
      expect(await wrongNames(session), `after ${position} pauses`).toEqual([]);
    }
  },
);

/** The names on the page that are not those of the run, with everything open that can be opened at a step. */
async function wrongNames(session: BoardSession): Promise<readonly string[]> {
  const wrong = new Set(otherNames(session));
  const read = async (change: Promise<void>): Promise<void> => {
    await change;
    for (const name of otherNames(session)) wrong.add(name);
  };
  for (const tab of document.querySelectorAll("[role=tab][aria-selected=false]"))
    if (tab.isConnected) await read(click(tab));
  await read(click(button("More")));
  expect(document.querySelector(".band-more")).not.toBeNull();
  await click(button("More"));
  await read(click(button(/^(Why this step\?|Go to the next step with a fact)$/, await opened("Why"))));
  expect(document.querySelector(".proof")).not.toBeNull();
  await press("k", { ctrlKey: true });
  await eventually(() => expect(document.querySelector("[role=dialog] input")).not.toBeNull());
  for (const asked of ["o", "main"]) {
    const field = document.querySelector<HTMLElement>("[role=dialog] input");
    if (field !== null) await read(enter(field, asked));
  }
  await press("Escape");
  await read(press("p"));
  const answer = document.querySelector(".question-answer");
  if (answer !== null) await read(click(answer));
  await press("Escape");
  return [...wrong];
}

/** What has no part that is said by itself. */
const texts = "td, th, li, p, h2, h3, button, code, dd, option, text, span";

/** Texts of the page that the run writes otherwise; the program is the reader’s. */
function otherNames(session: BoardSession): readonly string[] {
  return [...document.querySelectorAll(texts)].flatMap((part) => {
    const text = part.textContent;
    const isPart = part.querySelector("td, li, p, h2, h3, button") === null;
    const isOfRun = part.closest("section[aria-label=Program], header") === null;
    const shown = isPart && isOfRun ? session.shown(text) : text;
    return shown === text ? [] : [`${text}, in place of ${shown}`];
  });
}
