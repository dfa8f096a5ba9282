import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { at } from "../scripts/paths.mjs";
import { hash } from "../src/exercises/hash.ts";
import { randomFrom } from "../src/kernel/random.ts";
import { changedBytes, mutated } from "../src/testing/mutations.ts";
import { isLongRun, runSeed } from "../src/testing/seeds.ts";
import { isRecord, readDocument, readWrite } from "../src/ui/store/documents/record.ts";
import { readChange, readKept } from "../src/ui/store/records/record.ts";
import { expect, test } from "./fixtures.ts";
import { drop, saved, withoutDialogs } from "./opened-files.ts";
import { keep, makeWork, ownExercise, ownLecture, type StoredWork, workOf } from "./stored-work.ts";
import { openPointer } from "./workbench.ts";

/** Each round changes something in every record, so that the long run makes a thousand changes in both tests together. */
const ROUNDS = isLongRun ? 50 : 1;
const FILES = isLongRun ? 300 : 6;

/** A file of the site that is not the page: from here its storage is changed behind its back. */
const ELSEWHERE = "/third-party-notices.txt";

const PREFIX = "fixscope:/:";
const JOURNALS = ["journal:", "unsaved:"].map((beginning) => PREFIX + beginning);

test.use({ actionTimeout: 30_000 });

type Random = (n: number) => number;

test("whatever bytes are stored, each page starts, and the first one counts what it left out", async ({ page }) => {
  test.setTimeout(180_000 + ROUNDS * 60_000);
  const faults = faultsOf(page);
  // What is no page of HTML has no icon.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await withoutDialogs(page);
  const whole = await makeWork(page);
  const random = randomFrom(runSeed + 1);
  let changes = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    // The first one with nothing changed: all that was made is there.
    const work = round === 0 ? whole : changedWork(whole, random);
    await page.goto(ELSEWHERE);
    await keep(page, work);
    const leftOut = leftOutOf(await workOf(page));
    faults.during(`round ${round} of seed ${runSeed}`);
    await page.goto("/#/");
    await expect(page.getByRole("link", { name: /^Open 1-call-site/ })).toBeVisible();
    await expectCounted(page, leftOut);
    for (const look of looks) {
      await look(page);
      await faults.look();
    }
    if (round > 0) changes += work.records.length + work.texts.length + work.ofTab.length;
  }
  test.info().annotations.push({ type: "changes", description: `${changes}` });
  expect(faults.all).toEqual([]);
});

/** Where what is stored is read and shown. */
const looks: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    const card = page.locator(".work-card a").first();
    if ((await card.count()) === 0) return;
    await card.click();
    await isShown(page);
  },
  async (page) => {
    await page.goto("/#/pointer?example=one-call-site&step=20");
    await isShown(page);
    await page.keyboard.press("End");
  },
  async (page) => {
    await page.goto("/#/pointer?example=id-called-twice&exercise=draft");
    await isShown(page);
    await page.keyboard.press("e");
    const exercises = page.getByRole("dialog");
    await expect(exercises).toBeVisible();
    const own = exercises.getByRole("button", { name: /An assignment/ }).first();
    if ((await own.count()) > 0) await own.click();
    else await page.keyboard.press("Escape");
    await isShown(page);
  },
  async (page) => {
    await page.goto("/#/data-flow?example=not-distributive");
    await isShown(page);
    await page.getByRole("combobox", { name: "Analysis" }).selectOption({ label: "write your own …" });
    await expect(page.getByRole("textbox", { name: "Definition" })).toBeVisible();
    await page.keyboard.press("Escape");
  },
  async (page) => {
    await page.goto(`/#/lecture?opened=${hash(JSON.stringify(ownLecture))}`);
    await expect(
      page
        .getByText(/^1 of \d+$/)
        .or(page.getByRole("alert"))
        .first(),
    ).toBeVisible();
  },
];

/** A page of an analysis, or why there is none. */
async function isShown(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Step forward" }).or(page.getByRole("alert")).first()).toBeVisible();
}

/** With something changed in every record and text, and both journals with what a page may have left there. */
function changedWork({ records, texts, ofTab }: StoredWork, random: Random): StoredWork {
  const programs = records.filter((each) => !isRecord(each));
  const others = records.filter(isRecord);
  const unsaved = others[random(others.length)];
  const left: readonly (readonly [string, unknown])[] = [
    [`${PREFIX}journal:w:of-another-page`, { ...Object(programs[0]), id: "of-another-page", versions: undefined }],
    [`${PREFIX}unsaved:w:${Reflect.get(Object(unsaved), "id")}`, { ...Object(unsaved), writer: "w", revision: "left" }],
  ];
  return {
    records: records.map((each) => changedRecord(each, random)),
    texts: [
      ...texts.map(([key, text]) => [key, changedText(text, random)] as const),
      ...left.map(([key, value]) => [key, changedText(JSON.stringify(value), random)] as const),
    ],
    ofTab: ofTab.map(([key, text]) => [key, changedText(text, random)]),
  };
}

/** What a database can have: an object. */
function changedRecord(record: unknown, random: Random): unknown {
  for (;;) {
    const changed = mutated(record, random);
    if (typeof changed === "object" && changed !== null && "id" in changed && isCarried(changed)) return changed;
  }
}

/** No date that is none comes from the test to the page; the reader of records is tried with such ones by its own test. */
function isCarried(value: unknown, above: readonly unknown[] = []): boolean {
  if (value instanceof Date) return !Number.isNaN(value.getTime());
  if (typeof value !== "object" || value === null || above.includes(value)) return true;
  return Object.values(value).every((each) => isCarried(each, [...above, value]));
}

function changedText(text: string, random: Random): string {
  if (random(3) === 0) return changedBytes(text, random);
  try {
    return JSON.stringify(mutated(JSON.parse(text), random)) ?? "";
  } catch {
    return changedBytes(text, random);
  }
}

/** How many records cannot be read. */
function leftOutOf({ records, texts }: StoredWork): number {
  const engines = readdirSync(at("src/engines"));
  const isKnown = (id: string): boolean => engines.includes(id);
  const ofPrograms = records.filter((each) => !isRecord(each)).flatMap((each) => readDocument(each, isKnown).leftOut);
  const ofOthers = records.filter(isRecord).filter((each) => !readKept(each).ok);
  const waiting = texts.filter(([key, text]) => {
    if (!JOURNALS.some((beginning) => key.startsWith(beginning))) return false;
    const value = parsed(text);
    return readWrite(value, isKnown) === undefined && readChange(value) === undefined;
  });
  return ofPrograms.length + ofOthers.length + waiting.length;
}

async function expectCounted(page: Page, leftOut: number): Promise<void> {
  const notice = page.getByRole("status").filter({ hasText: "left out" });
  if (leftOut === 0) {
    await expect(notice).toHaveCount(0);
    return;
  }
  await expect(notice).toContainText(leftOut === 1 ? "One stored record" : `${leftOut} stored records`);
  await expect(notice.getByRole("button", { name: "Save what was left out" })).toBeVisible();
}

test("whatever bytes a file has, it is opened, or the page says what is wrong with it", async ({ page }) => {
  test.setTimeout(180_000 + FILES * 30_000);
  const faults = faultsOf(page);
  await withoutDialogs(page);
  await page.addInitScript(() => {
    const told: string[] = [];
    const toast = "[data-sonner-toast]";
    Object.assign(window, { told });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && (node.matches(toast) || node.querySelector(toast) !== null))
            told.push(node.textContent ?? "");
    }).observe(document, { subtree: true, childList: true });
  });
  await openPointer(page, "example=one-call-site&context=1-obj");
  const recording = await saved(page, "Save the recording of this run");
  const { records } = await makeWork(page);
  const whole: readonly (readonly [name: string, text: string, change: (text: string, random: Random) => string])[] = [
    ["work.json", JSON.stringify({ format: "fixscope-documents", version: 1, documents: records }), changedText],
    ["run.fixscope.jsonl", recording, changedBytes],
    ["run.fixscope.jsonl", recording, changedLine],
    ["two.lecture.json", JSON.stringify(ownLecture), changedText],
    ["assignment.json", JSON.stringify(ownExercise), changedText],
  ];
  const random = randomFrom(runSeed + 2);
  for (let count = 0; count < FILES; count++) {
    const [name, text, change] = whole[count % whole.length] ?? ["", "", changedText];
    const changed = change(text, random);
    await page.goto("/#/");
    await expect(page.getByRole("link", { name: /^Open 1-call-site/ })).toBeVisible();
    const before = await toldBy(page);
    await drop(page, name, changed);
    faults.during(`file ${count} of seed ${runSeed}: ${name}`);
    const says = `file ${count} of seed ${runSeed}: ${changed.slice(0, 3_000)}`;
    // A lecture is another page: while it is loading, none can be asked.
    await expect(async () => {
      expect(!page.url().endsWith("#/") || (await toldBy(page)) > before, says).toBe(true);
    }).toPass({ timeout: 20_000 });
    await page.keyboard.press("End");
    await expect(page.locator("main").first(), says).not.toBeEmpty();
    await faults.look();
  }
  expect(faults.all).toEqual([]);
});

/** How much the page has told since it was loaded. */
function toldBy(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, "told")?.length ?? 0));
}

/** A recording in which something is changed and the check is right nevertheless. */
function changedLine(text: string, random: Random): string {
  const lines = text.trimEnd().split("\n").slice(0, -1);
  const place = random(lines.length);
  const written = lines
    .map((line, index) => (index === place ? changedText(line, random) : line))
    .map((line) => `${line}\n`)
    .join("");
  return `${written}${JSON.stringify({ check: hash(written) })}\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts what goes wrong without ending the run; a page that asks before it is closed is closed. */
function faultsOf(page: Page) {
  const all: string[] = [];
  let now = "";
  const note = (fault: string): void => void all.push(`${now}, ${page.url().slice(0, 200)}: ${fault}`);
  page.on("pageerror", (error) => note(error.stack ?? error.message));
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text());
  });
  page.on("dialog", (dialog) => void dialog.accept());
  return {
    all: all as readonly string[],
    during: (what: string): void => {
      now = what;
    },
    /** The screen of an internal error has this way out. */
    look: async (): Promise<void> => {
      if ((await page.getByRole("link", { name: "Start without stored work" }).count()) > 0) note("an internal error");
    },
  };
}
