import type { BrowserContext, Locator, Page } from "@playwright/test";
import { share } from "../src/testing/seeds.ts";
import { expect, test } from "./fixtures.ts";
import { editorOf, opened, openPointer, ownProgram, region } from "./workbench.ts";

/** Types at the end of the program's first line. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.press("Control+Home");
  await field.press("End");
  await field.pressSequentially(` //${text}`);
}

/** A narrow window has a plain text field, which is there at once: what is saved when does not depend on the editor. */
async function narrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 600, height: 900 });
}

/** The text of a narrow window, opened for typing. */
async function plainText(page: Page): Promise<Locator> {
  const program = await opened(page, "Program");
  const field = program.getByRole("textbox");
  await program.getByRole("button", { name: /^(Edit|Done)$/ }).waitFor();
  if ((await field.count()) === 0) await program.getByRole("button", { name: "Edit", exact: true }).click();
  return field;
}

/** How many entries the journal has: it is empty once the database has everything. */
function journal(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("journal:")).length);
}

/** The first lines of the documents in the database. */
function stored(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("fixscope /");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains("documents")) {
            database.close();
            resolve([]);
            return;
          }
          const reading = database.transaction("documents").objectStore("documents").getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result.map(({ files }) => files[0].text.split("\n")[0]));
          };
        };
      }),
  );
}

/** Milliseconds by the page's own clock: when the page is reloaded is what the test is about. */
function after(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate((time) => new Promise<void>((resolve) => setTimeout(resolve, time)), milliseconds);
}

/** When a page is reloaded after the last key: what is waited for. */
const moments: readonly ((page: Page, before: string) => Promise<unknown>)[] = [
  // Before the key is painted.
  async () => undefined,
  (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve))),
  // Before the address has it.
  (page) => after(page, 100),
  (page, before) => page.waitForFunction((url) => location.href !== url, before),
  // While it is parsed.
  (page) => after(page, 255),
  // While the database is written.
  (page) => after(page, 300),
  async (page) => expect.poll(() => journal(page)).toBe(0),
  // While the graph is laid out, while the program is executed.
  (page) => after(page, 450),
  (page) => after(page, 750),
  (page) => expect(region(page, "Program").getByText(/^(analyzing…|changed)$/)).toHaveCount(0),
];

test("moments after a key at which the page is reloaded: the text is there", async ({ page }) => {
  await narrow(page);
  await openPointer(page, "example=one-call-site");
  const chosen = share([...moments.entries()], 3);
  for (const [index, moment] of chosen) {
    const before = page.url();
    await typeInto(await plainText(page), `t${index}`);
    await moment(page, before);
    await page.reload();
    await expect(await plainText(page)).toHaveValue(new RegExp(`//t${index}\n`));
  }
  const typed = chosen.map(([index]) => ` //t${index}`).join("");
  expect(await (await plainText(page)).inputValue()).toContain(typed);
});

test("another lesson, back, forward, a closed tab and a crash right after a key: the text is there", async ({
  page,
  context,
}) => {
  await narrow(page);
  await openPointer(page, "example=one-call-site");
  await typeInto(await plainText(page), "left");
  await page.evaluate(() => location.assign("#/pointer?example=call-strings"));
  await expect(await plainText(page)).not.toHaveValue(/left/);
  await typeInto(await plainText(page), "there");
  await page.goBack();
  await expect(await plainText(page)).toHaveValue(/left/);
  await page.goForward();
  await expect(await plainText(page)).toHaveValue(/there/);

  await typeInto(await plainText(page), "closed");
  await page.close();
  const other = await openLastWork(context);
  await expect(await plainText(other)).toHaveValue(/there.*closed/);

  await typeInto(await plainText(other), "crashed");
  const devtools = await context.newCDPSession(other);
  const crash = other.waitForEvent("crash");
  devtools.send("Page.crash").catch(() => undefined);
  await crash;
  await expect(await plainText(await openLastWork(context))).toHaveValue(/there.*closed.*crashed/);
});

/** In a new tab, from the first page: what was written last. */
async function openLastWork(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await narrow(page);
  await page.goto("#/");
  const work = page.getByRole("region", { name: "Your work", exact: true });
  await expect(work.getByRole("listitem")).toHaveCount(2);
  await work.getByRole("listitem").first().getByRole("link").click();
  return page;
}

test("storage that is full is said at the first key, the text can be saved as a file, and space ends it", async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? "").origin;
  await narrow(page);
  await openPointer(page, "example=one-call-site");
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await typeInto(await plainText(page), "full");
  const alert = page.getByRole("alert").filter({ hasText: "storage for this page is full" });
  await expect(alert).toBeVisible();
  const download = page.waitForEvent("download");
  await alert.getByRole("button", { name: "Save as file" }).click();
  expect((await download).suggestedFilename()).toBe("C.java");
  await devtools.send("Storage.overrideQuotaForOrigin", { origin });
  await typeInto(await plainText(page), "fits");
  await expect(alert).toHaveCount(0);
  await expect.poll(async () => (await stored(page)).join()).toContain("full");
});

test("storage that opens with an error is said at the first key", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = function open() {
      const request: Partial<IDBOpenDBRequest> = { error: new DOMException("not allowed", "UnknownError") };
      setTimeout(() => request.onerror?.call(request as IDBOpenDBRequest, new Event("error")));
      return request as IDBOpenDBRequest;
    };
  });
  await narrow(page);
  await openPointer(page, "example=one-call-site");
  await typeInto(await plainText(page), "blocked");
  const alert = page.getByRole("alert").filter({ hasText: "kept only in this tab" });
  await expect(alert.getByRole("button", { name: "Save as file" })).toBeVisible();
});

test("storage that another tab wipes gets the text back, and goes on taking what is typed", async ({
  page,
  context,
}) => {
  await narrow(page);
  await openPointer(page, "example=one-call-site");
  await typeInto(await plainText(page), "mine");
  await expect.poll(() => journal(page)).toBe(0);
  const other = await context.newPage();
  await other.goto("#/");
  await expect(other.getByRole("region", { name: "Your work", exact: true })).toBeVisible();
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase("fixscope /");
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
  );
  await expect.poll(async () => (await stored(other)).join()).toContain("mine");
  await typeInto(await plainText(page), "more");
  await expect.poll(async () => (await stored(other)).join()).toContain("more");
  await expect(await plainText(page)).toHaveValue(/mine/);
  await expect(page.getByRole("alert").filter({ hasText: "kept only in this tab" })).toHaveCount(0);
});

for (const length of [120_000, 1_000_000])
  test(`a program with ${length} characters in one line is shown, analyzed and edited`, async ({ page }) => {
    let statements = "";
    for (let index = 0; statements.length < length; index++)
      statements += `String s${index} = "${"x".repeat(length / 1_000)}"; `;
    const text = `class Main { public static void main(String[] args) { ${statements} } }`;
    await openPointer(page, ownProgram(text, "context=ci"));
    await (await editorOf(page)).focus();
    // The one line goes on below, so that End leads to the end of a part of it only.
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" //end");
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("/*start*/");
    await expect(region(page, "Program").locator(".view-lines")).toContainText("/*start*/class Main");
    await expect(region(page, "Program").getByText(/^(analyzing…|changed)$/)).toHaveCount(0);
  });
