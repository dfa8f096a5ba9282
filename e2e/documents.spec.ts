import type { Page } from "@playwright/test";
import { expect, expectAccessibleIn, FRESH, visit as test } from "./fixtures.ts";
import { button, editorOf, openPointer, region, replaceProgram } from "./workbench.ts";

/** A program that differs from others in one name. */
function program(name: string): string {
  return `class ${name} {\n  public static void main(String[] args) {\n    ${name} own = new ${name}();\n  }\n}\n`;
}

function editorText(page: Page) {
  return region(page, "Program").locator(".view-lines");
}

/** The cards of the reader's own programs on the first page. */
async function openWork(page: Page) {
  await page.goto("#/");
  const work = page.getByRole("region", { name: "Your work", exact: true });
  await expect(work).toBeVisible();
  return work;
}

/** Types at the end of the program's first line. */
async function typeComment(page: Page, text: string): Promise<void> {
  await (await editorOf(page)).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("End");
  await page.keyboard.type(` //${text}`);
}

/** Waits until the database has what was typed: until then it stands in the journal. */
async function expectKept(page: Page): Promise<void> {
  const journal = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("journal:")));
  await expect.poll(journal).toEqual([]);
}

test(
  "what was typed is there after a reload: at once, in the address, in the database, and after going elsewhere",
  FRESH,
  async ({ page }) => {
    await openPointer(page, "example=one-call-site");
    await editorOf(page);
    const moments = [
      async () => undefined,
      async (before: string) => expect.poll(() => page.url()).not.toBe(before),
      async () => expectKept(page),
    ];
    for (const [index, moment] of moments.entries()) {
      const before = page.url();
      await typeComment(page, `typed${index}`);
      await moment(before);
      await page.reload();
      await editorOf(page);
      await expect(editorText(page)).toContainText(`typed${index}`);
    }
    await typeComment(page, "andaway");
    await page.goto("about:blank");
    const card = (await openWork(page)).getByRole("listitem");
    await expect(card).toHaveCount(1);
    await card.getByRole("link", { name: "1-call-site, the full walk" }).click();
    await editorOf(page);
    for (const text of ["typed0", "typed1", "typed2", "andaway"]) await expect(editorText(page)).toContainText(text);
  },
);

test("two tabs on one document: both texts are kept, and it is said", FRESH, async ({ page, context }) => {
  await openPointer(page, "example=one-call-site");
  await replaceProgram(page, program("Shared"));
  await expect.poll(() => page.url()).toContain("v1.");
  const other = await context.newPage();
  await other.goto(page.url());
  await editorOf(other);
  await typeComment(other, "other");
  const newer = page.getByRole("status").filter({ hasText: "was changed in another tab." });
  await expect(newer.getByRole("button", { name: "Show the newest text" })).toBeVisible();
  await typeComment(page, "mine");
  const branched = page
    .getByRole("status")
    .filter({ hasText: "is now a separate document: “1-call-site, the full walk (2)”" });
  await expect(branched).toBeVisible();
  await expect(editorText(page)).toContainText("mine");
  await branched.getByRole("link", { name: "Open “1-call-site, the full walk”" }).click();
  await expect(editorText(page)).toContainText("other");
  await expect((await openWork(page)).getByRole("heading", { level: 3 })).toHaveText([
    "1-call-site, the full walk (2)",
    "1-call-site, the full walk",
  ]);
});

test("Reset can be undone", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await replaceProgram(page, program("Mine"));
  await region(page, "Program").getByRole("button", { name: "Reset to the lesson" }).click();
  await expect(editorText(page)).toContainText("Number id(Number n)");
  await button(page, "Undo reset").click();
  await expect(editorText(page)).toContainText("new Mine()");
});

test(
  "storage that is blocked is said at the first key, and the text can be saved as a file",
  FRESH,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    });
    await openPointer(page, "example=one-call-site");
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
    await replaceProgram(page, program("Blocked"));
    const alert = page.getByRole("alert").filter({ hasText: "kept only in this tab" });
    await expect(alert).toBeVisible();
    const download = page.waitForEvent("download");
    await alert.getByRole("button", { name: "Save as file" }).click();
    expect((await download).suggestedFilename()).toBe("C.java");
  },
);

test("own work is renamed, deleted with a way back, exported, and its versions are opened", FRESH, async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await replaceProgram(page, program("First"));
  await expect.poll(() => page.url()).toContain("v1.");
  await expectKept(page);
  await replaceProgram(page, program("Second"));
  const work = await openWork(page);
  await button(page, "Rename 1-call-site, the full walk").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Boxes");
  await page.keyboard.press("Enter");
  await expect(work.getByRole("heading", { name: "Boxes" })).toBeVisible();
  await expect(button(page, "Rename Boxes")).toBeFocused();
  await expectAccessibleIn(page);

  await button(page, "Delete Boxes").click();
  await expect(work).toHaveCount(0);
  await button(page, "Undo").click();
  const download = page.waitForEvent("download");
  await button(page, "Export all").click();
  expect((await download).suggestedFilename()).toBe("fixscope-work.json");

  // Wide enough for lines without breaks.
  await page.setViewportSize({ width: 1600, height: 900 });
  await button(page, "Versions of Boxes").click();
  await page.getByRole("dialog").getByRole("listitem").last().getByRole("link").click();
  await expect(editorText(page)).toContainText("new First()");
  await button(page, "Restore draft").click();
  await expect(editorText(page)).toContainText("new Second()");
});
