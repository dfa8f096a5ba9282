import type { Page } from "@playwright/test";
import { recordKinds } from "../src/ui/store/records/kinds.ts";
import { expect } from "./fixtures.ts";
import { drop } from "./opened-files.ts";
import { button, editorOf, expectComplete, openLink, openPointer, region } from "./workbench.ts";

/** What the browser keeps for the page. */
export interface StoredWork {
  /** Programs and records of the database. */
  readonly records: readonly unknown[];
  /** Keys and texts of local storage, and of that of the tab. */
  readonly texts: readonly (readonly [key: string, text: string])[];
  readonly ofTab: readonly (readonly [key: string, text: string])[];
}

const program = "class Main { public static void main(String[] args) {\n  Object a = new Main();\n  Object b = a;\n} }";

/** An exercise that no page brings along. */
export const ownExercise = {
  fixscope: "exercise",
  version: 1,
  title: "An assignment",
  engine: "points-to",
  files: [{ name: "Main.java", text: program }],
  options: { context: "ci", profile: "java" },
  questions: [
    { kind: "value", id: "b", of: "pt(b)", points: 2 },
    { kind: "facts", id: "there", facts: ["o2 ∈ pt(a)", "o1 ∈ pt(a)"], points: 1 },
  ],
};

/** A lecture that no page brings along. */
export const ownLecture = {
  fixscope: "lecture",
  version: 1,
  title: "Two slides",
  slides: [
    { title: "A step", text: "`o3` reaches `c`.", minutes: 1, lesson: "one-call-site", fact: "o3 ∈ pt([]:c)" },
    { title: "A question", step: "end", question: { kind: "value", id: "x", of: "pt([4]:x)" } },
  ],
};

/** What a reader makes, and where it is seen again. Each opens its page anew. */
const makers: readonly ((page: Page) => Promise<void>)[] = [
  editLesson,
  writeNote,
  predict,
  answerExercise,
  writeExercise,
  openLecture,
  writeDefinition,
  chooseTheme,
];

/** Makes one of each kind of record as a reader makes it, and tells what the browser keeps of it. */
export async function makeWork(page: Page): Promise<StoredWork> {
  for (const make of makers) {
    await page.goto("about:blank");
    await make(page);
  }
  const kept = async () => (await workOf(page)).records.map((record) => String(Reflect.get(Object(record), "kind")));
  await expect.poll(kept).toEqual(expect.arrayContaining([...recordKinds, "undefined"]));
  return workOf(page);
}

async function editLesson(page: Page): Promise<void> {
  await openPointer(page, "example=call-strings");
  const editor = await editorOf(page);
  for (const text of ["// mine", " of two versions"]) {
    await editor.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(text);
    await expect(region(page, "Program").locator(".saving-word")).toHaveText("Saved");
  }
  // The sizes of panels are kept, too.
  await page.getByRole("separator").first().focus();
  await page.keyboard.press("ArrowRight");
}

async function writeNote(page: Page): Promise<void> {
  await openPointer(page, "example=one-call-site&step=20");
  await page.keyboard.press("N");
  await page.getByRole("textbox", { name: /^Look here: note at step 10/ }).fill("here");
  await page.keyboard.press("Control+Enter");
  await expect(region(page, "Explanation")).toContainText("Note: here");
}

async function predict(page: Page): Promise<void> {
  await openPointer(page, "example=id-called-twice");
  await button(page, "Predict the next step (P)").click();
  const question = page.getByRole("group", { name: "Prediction" });
  await question.getByRole("list", { name: "Answers" }).getByRole("button").first().click();
  await expect(question.getByText("Saved")).toBeVisible();
}

async function answerExercise(page: Page): Promise<void> {
  await page.goto("#/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await drop(page, "a.json", JSON.stringify(ownExercise));
  const sheet = page.getByRole("group", { name: "Exercise" });
  await sheet.getByRole("textbox", { name: "Your answer" }).fill("o2");
  await expect(sheet.getByText("Saved")).toBeVisible();
}

async function writeExercise(page: Page): Promise<void> {
  await openPointer(page, "example=id-called-twice&step=20");
  await page.keyboard.press("e");
  await page.getByRole("button", { name: "Write an exercise on this run" }).click();
  const sheet = page.getByRole("group", { name: "Exercise" });
  await sheet.getByRole("button", { name: "what follows next" }).click();
  await expect(sheet.getByText("Saved")).toBeVisible();
}

async function openLecture(page: Page): Promise<void> {
  await page.goto("#/");
  await drop(page, "two.lecture.json", JSON.stringify(ownLecture));
  await expect(page).toHaveURL(/#\/lecture\?opened=/);
  await expect(page.getByRole("banner").getByText("1 of 2")).toBeVisible();
}

async function writeDefinition(page: Page): Promise<void> {
  await openLink(page, "data-flow", "example=not-distributive");
  await page.getByRole("combobox", { name: "Analysis" }).selectOption({ label: "write your own …" });
  const dialog = page.getByRole("dialog", { name: "Write your own analysis" });
  await dialog.getByRole("button", { name: "one that is not monotone" }).press("Enter");
  await expect(dialog.getByText("Saved")).toBeVisible();
}

async function chooseTheme(page: Page): Promise<void> {
  await openPointer(page, "example=one-call-site");
  await expectComplete(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
}

/** All that the browser keeps for the page at this moment. */
export function workOf(page: Page): Promise<StoredWork> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("fixscope /");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const records = await new Promise<unknown[]>((resolve, reject) => {
      const reading = database.transaction("documents").objectStore("documents").getAll();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    });
    database.close();
    return { records, texts: Object.entries(localStorage), ofTab: Object.entries(sessionStorage) };
  });
}

/**
 * Puts this in the place of all that the browser keeps for the page, from another page of the site. What the database cannot
 * have under its key, for that is no key any more, is left away.
 */
export function keep(page: Page, work: StoredWork): Promise<void> {
  return page.evaluate(async ({ records, texts, ofTab }) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("fixscope /");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await new Promise<void>((resolve, reject) => {
      const writing = database.transaction("documents", "readwrite");
      const store = writing.objectStore("documents");
      store.clear();
      for (const record of records)
        try {
          store.put(record);
        } catch (error) {
          if (!(error instanceof DOMException && error.name === "DataError")) throw error;
        }
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error);
    });
    database.close();
    for (const [storage, entries] of [
      [localStorage, texts],
      [sessionStorage, ofTab],
    ] as const) {
      storage.clear();
      for (const [key, text] of entries) storage.setItem(key, text);
    }
  }, work);
}
