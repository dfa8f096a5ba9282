import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { drop } from "./opened-files.ts";
import { makeWork, workOf } from "./stored-work.ts";
import { button, editorOf, expectComplete, openPointer, region } from "./workbench.ts";

/** An exercise that comes with the page: its first two questions are answered in writing or by a choice. */
const EXERCISE = "#/pointer?exercise=one-for-all-callers";

function sheetOf(page: Page) {
  return page.getByRole("group", { name: "Exercise" });
}

/** Opens the exercise, and chooses or writes something in a question. */
async function answer(page: Page, question: number, text: string): Promise<void> {
  const sheet = sheetOf(page);
  await expect(sheet.getByText(/^Question \d+ of 7/)).toBeVisible();
  for (let place = 1; place < question; place++)
    await sheet.getByRole("button", { name: "Next question" }).first().click();
  const field = sheet.getByRole("textbox", { name: "Your answer" });
  if ((await field.count()) > 0) await field.fill(text);
  else await sheet.getByRole("group", { name: "Answers to choose from" }).getByRole("button").first().click();
}

/** Puts something into the database of the page, as another version, a fault or a hand may leave it there. */
function store(page: Page, records: readonly object[]): Promise<void> {
  return page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("fixscope /");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction("documents", "readwrite");
          for (const record of all) writing.objectStore("documents").put(record);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    records,
  );
}

test("records that cannot be read are named on the first page, and the page works", async ({ page }) => {
  await page.goto("#/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const program = { engine: "points-to", revision: "r", writer: "w", versions: [] };
  const files = [{ name: "A.java", text: "class A {}" }];
  await store(page, [
    { ...program, id: "bad", name: "Of another time", files, at: 1e300 },
    { ...program, id: "good", name: "Of today", files, at: 1 },
    { id: "record/answers:x", kind: "answers", name: "x", value: 7 },
  ]);
  await page.reload();
  const notice = page.getByRole("status").filter({ hasText: "left out" });
  await expect(notice).toContainText("Of another time");
  await expect(page.getByRole("link", { name: "Of today" })).toBeVisible();
  const download = page.waitForEvent("download");
  await notice.getByRole("button", { name: "Save what was left out" }).click();
  expect((await download).suggestedFilename()).toBe("fixscope-left-out.json");
  await notice.getByRole("button", { name: "Delete what was left out" }).press("Enter");
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole("main"), "the focus is not lost with the button").toBeFocused();
  await page.reload();
  await expect(page.getByRole("link", { name: "Of today" })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("two tabs on one exercise: the answers of both are there, in both", async ({ page, context }) => {
  await page.goto(EXERCISE);
  const other = await context.newPage();
  await other.goto(EXERCISE);
  await expect(sheetOf(other).getByText(/^Question 1 of 7/)).toBeVisible();
  await answer(page, 1, "o1");
  await answer(other, 2, "o2");
  for (const tab of [page, other]) {
    await expect(sheetOf(tab).getByText("Saved")).toBeVisible();
    await tab.reload();
    const sheet = sheetOf(tab);
    await expect(sheet.getByText(/^Question 1 of 7/)).toBeVisible();
    for (let place = 1; place < 7; place++) await sheet.getByRole("button", { name: "Next question" }).first().click();
    await sheet.getByRole("button", { name: "To the end" }).first().click();
    await expect(sheet.getByText("2 of 7 questions answered")).toBeVisible();
  }
});

test("two tabs on one lesson: a note that one of them changes is changed in the other", async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openPointer(tab, "example=one-call-site&step=20");
  const write = async (tab: Page, text: string): Promise<void> => {
    await tab.bringToFront();
    await tab.keyboard.press("N");
    await tab.getByRole("textbox", { name: /^Look here: note at step 10/ }).fill(text);
    await tab.keyboard.press("Control+Enter");
    await expect(region(tab, "Explanation")).toContainText(`Note: ${text}`);
  };
  await write(page, "of one tab");
  await other.bringToFront();
  await expect(region(other, "Explanation")).toContainText("Note: of one tab");
  await write(other, "of the other");
  await page.bringToFront();
  await expect(region(page, "Explanation")).toContainText("Note: of the other");
});

test("answers that a full storage does not take are said not to be kept, and kept once there is space", async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? "").origin;
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await page.goto(EXERCISE);
  await answer(page, 1, "o1");
  const alert = sheetOf(page).getByRole("alert").filter({ hasText: "kept only in this tab" });
  await expect(alert.getByRole("button", { name: "Hand in" })).toBeVisible();
  await devtools.send("Storage.overrideQuotaForOrigin", { origin });
  await answer(page, 2, "o2");
  await expect(alert).toHaveCount(0);
  await expect(sheetOf(page).getByText("Saved")).toBeVisible();
});

test("where the browser forbids storage an exercise opens, is answered, and said not to be kept", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
  await page.goto(EXERCISE);
  await answer(page, 1, "o1");
  await expect(sheetOf(page).getByRole("alert").filter({ hasText: "kept only in this tab" })).toBeVisible();
  await sheetOf(page).getByRole("button", { name: "Next question" }).first().click();
  await sheetOf(page).getByRole("button", { name: "Previous question" }).click();
  await expect(sheetOf(page).getByRole("alert")).toBeVisible();
});

test("a note that storage does not take is said to be in this tab only, and in the link", async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? "").origin;
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await openPointer(page, "example=one-call-site&step=20");
  await page.keyboard.press("N");
  await page.getByRole("textbox", { name: /^Look here: note at step 10/ }).fill("here");
  await page.keyboard.press("Control+Enter");
  const alert = page.getByRole("alert").filter({ hasText: "kept only in this tab" });
  await expect(alert).toContainText("Your notes are also part of the link");
  await expect(alert.getByRole("button", { name: "Save as file" }), "the program is as it was").toHaveCount(0);
});

test("what is left out of imported work is named, also where it has no name", async ({ page }) => {
  await page.goto("#/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const files = [{ name: "A.java", text: "class A {}" }];
  const bad = { id: "a", engine: "points-to", name: "Mine", revision: "r", writer: "w", at: "no", versions: [], files };
  await drop(page, "work.json", JSON.stringify({ format: "fixscope-documents", version: 1, documents: [bad, 7] }));
  await expect(page.getByText("left out: “Mine” (at), one without a name.")).toBeVisible();
});

test("a database of a newer version is named as such, and stays as it is", async ({ page }) => {
  await page.goto("#/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("fixscope /", 99);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  await page.reload();
  await expect(page.getByRole("alert").filter({ hasText: "newer version" })).toBeVisible();
  await page.goto(EXERCISE);
  await answer(page, 1, "o1");
  await expect(sheetOf(page).getByRole("alert").filter({ hasText: "newer version" })).toBeVisible();
});

test("what an older Fixscope stored for the whole site is taken over", async ({ page }) => {
  await page.goto("#/");
  // This page has found nothing to take over, and writes that down when it has opened its database.
  await page.waitForFunction(() => localStorage.getItem("fixscope:/:database-taken-over") !== null);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
        localStorage.setItem("fixscope:settings", JSON.stringify({ theme: "dark" }));
        const opening = indexedDB.open("fixscope", 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore("documents", { keyPath: "id" });
        opening.onsuccess = () => {
          const writing = opening.result.transaction("documents", "readwrite");
          const files = [{ name: "A.java", text: "class A {}" }];
          const own = { engine: "points-to", lesson: undefined, name: "Of last year", revision: "r", writer: "w" };
          writing.objectStore("documents").put({ ...own, id: "old", files, at: 1, versions: [] });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await expect(page.getByRole("link", { name: "Of last year" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Delete Of last year" }).click();
  await expect(page.getByRole("link", { name: "Of last year" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Of last year" })).toHaveCount(0);
});

test("a page without stored work neither reads nor changes any of it", async ({ page }) => {
  // What is no page of HTML has no icon.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  const { records, texts } = await makeWork(page);
  // This one cannot be read, and another text goes under its key where it is written.
  await store(page, [{ id: "record/answers:x", kind: "answers", name: "x", value: 7 }]);
  await page.goto("?stored=none#/");
  await expect(page.getByRole("alert").filter({ hasText: "without stored work" })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", "dark");
  await expect(page.locator(".work-card")).toHaveCount(0);
  await expect(page.getByText("left out")).toHaveCount(0);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitemradio", { name: "High contrast" }).click();
  await page.goto("?stored=none#/pointer?example=one-call-site&step=20");
  await expectComplete(page);
  await expect(region(page, "Explanation")).not.toContainText("Note: here");
  await page.keyboard.press("N");
  await page.getByRole("textbox", { name: /^Look here: note at step 10/ }).fill("of this page");
  await page.keyboard.press("Control+Enter");
  await expect(region(page, "Explanation")).toContainText("Note: of this page");
  await (await editorOf(page)).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("// of this page");
  await expect(region(page, "Program").locator(".saving-word")).toHaveText("Not saved");
  await expectComplete(page);

  await page.goto("/third-party-notices.txt");
  const left = await workOf(page);
  expect(left.records.filter((each) => Reflect.get(Object(each), "id") !== "record/answers:x")).toEqual(records);
  expect(left.records).toHaveLength(records.length + 1);
  expect(left.texts).toEqual(texts);
  await page.goto("?stored=none#/");
  await page.getByRole("link", { name: "Start with stored work" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("programs and predictions say whether they are saved", async ({ page, context, baseURL }) => {
  const devtools = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? "").origin;
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await openPointer(page, "example=one-call-site");
  const sign = region(page, "Program").locator(".saving-word");
  await expect(sign).toHaveCount(0);
  const editor = await editorOf(page);
  await editor.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("// mine");
  await expect(sign).toHaveText("Not saved");
  await expect(page.getByRole("alert").filter({ hasText: "kept only in this tab" })).toBeVisible();
  await devtools.send("Storage.overrideQuotaForOrigin", { origin });
  await page.keyboard.type("!");
  await expect(sign).toHaveText("Saved");

  await expectComplete(page);
  await button(page, "Predict the next step (P)").click();
  const question = page.getByRole("group", { name: "Prediction" });
  await expect(question.getByText("Saved")).toHaveCount(0);
  await question.getByRole("list", { name: "Answers" }).getByRole("button").first().click();
  await expect(question.getByText("Saved")).toBeVisible();
});

test("settings: two tabs merge one at a time, and what is stored comes back where local storage was emptied", async ({
  page,
  context,
}) => {
  await page.goto("#/");
  const other = await context.newPage();
  await other.goto("#/");
  const choose = async (tab: Page, theme: string): Promise<void> => {
    await tab.getByRole("button", { name: "Menu" }).click();
    await tab.getByRole("menuitemradio", { name: theme }).click();
  };
  await choose(page, "Dark");
  await other.bringToFront();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await other.getByRole("button", { name: "中文" }).click();
  await expect(other.locator("html")).toHaveAttribute("lang", "zh");
  await page.bringToFront();
  await choose(page, "High contrast");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes("unsaved:"))))
    .toBe(false);
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto("#/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "contrast");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh");
});
