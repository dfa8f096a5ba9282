import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { drop, saved, withoutDialogs } from "./opened-files.ts";
import { button, expectComplete, expectPosition, openPointer, region, rowsOf } from "./workbench.ts";

/** A reader who chooses the same file each time, and cancels first. */
async function withOneFile(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let asked = 0;
    const choose = async (): Promise<FileSystemFileHandle> => {
      if (asked++ === 0) throw new DOMException("", "AbortError");
      return (await navigator.storage.getDirectory()).getFileHandle("Chosen.java", { create: true });
    };
    Object.assign(window, { showSaveFilePicker: choose, showOpenFilePicker: async () => [await choose()] });
  });
}

test("a run is saved, and opened without running anything; a damaged file gives its program", async ({
  page,
  context,
}) => {
  await withoutDialogs(page);
  await openPointer(page, "example=one-call-site&context=1-obj");
  await button(page, "Last step").click();
  const edges = await rowsOf(page, "Call graph edges");
  const text = await saved(page, "Save the recording of this run");

  const other = await context.newPage();
  await other.route(/worker-.*\.js/, (route) => route.abort());
  await other.goto("#/");
  await expect(other.getByRole("link", { name: /^Open 1-call-site/ })).toBeVisible();
  await drop(other, "run.jsonl", text);
  await expect(region(other, "Program")).toContainText("n1 = new One();");
  await expect.poll(() => rowsOf(other, "Call graph edges")).toEqual(edges);
  await expect(other).toHaveURL(/context=1-obj/);
  await button(other, "First step").click();
  await expectPosition(other, 0);
  await button(other, "Step forward").click();

  await page.goto("#/pointer?example=call-strings");
  await expectComplete(page);
  await drop(page, "cut.jsonl", text.slice(0, -200));
  await expect(page.getByText("The recording in cut.jsonl is damaged")).toBeVisible();
  await expectComplete(page);
  await expect(page).toHaveURL(/one-call-site.*context=1-obj/);
});

test("the menu of the header opens and saves files, as the keys do; the first page opens them by a button", async ({
  page,
}) => {
  await withoutDialogs(page);
  await openPointer(page, "example=one-call-site");
  const entry = async (name: string): Promise<Locator> => {
    await page.getByRole("banner").getByRole("button", { name: "File: open, save, export" }).click();
    return page.getByRole("menuitem", { name });
  };
  await expect(await entry("Open files Ctrl+O")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const program = page.waitForEvent("download");
  await (await entry("Save the program as a file Ctrl+S")).click();
  expect(await readFile(await (await program).path(), "utf8")).toContain("n1 = new One();");
  const recording = page.waitForEvent("download");
  await (await entry("Save the recording of this run")).click();
  expect(await readFile(await (await recording).path(), "utf8")).toMatch(/^\{"fixscope":"recording"/);
  const chooser = page.waitForEvent("filechooser");
  await (await entry("Open files Ctrl+O")).click();
  const mine = "class Mine { public static void main(String[] a) { Object o = new Mine(); } }";
  await (await chooser).setFiles({ name: "Mine.java", mimeType: "text/plain", buffer: Buffer.from(mine) });
  await expect(region(page, "Program")).toContainText("class Mine");

  await page.goto("#/");
  const first = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a file…" }).click();
  await (await first).setFiles({
    name: "Two.java",
    mimeType: "text/plain",
    buffer: Buffer.from(mine.replaceAll("Mine", "Two")),
  });
  await expect(region(page, "Program")).toContainText("class Two");
});

test("programs, exercises and damaged files can be dropped anywhere", async ({ page }) => {
  await withoutDialogs(page);
  await page.goto("#/");
  await expect(page.getByRole("link", { name: /^Open 1-call-site/ })).toBeVisible();
  await drop(page, "Mine.java", "class Mine { public static void main(String[] a) { Object o = new Mine(); } }");
  await expect(region(page, "Program")).toContainText("class Mine");
  await expectComplete(page);
  await drop(page, "bad.json", '{ "fixscope": "exercise", "version": 1 }');
  await expect(page.getByText(/bad\.json/)).toBeVisible();
  await drop(page, "picture.bmp", "BM");
  await expect(page.getByText(/No analysis reads these files/)).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved: Mine.java")).toBeVisible();
});

test("a file that is too large for an address is opened, reloaded and gone back to; elsewhere the address says what is missing", async ({
  page,
  browser,
}) => {
  const comment = `// ${"-".repeat(96)}\n`;
  const mine = "class Large { public static void main(String[] a) { Object o = new Large(); } }\n";
  await page.goto("#/");
  await expect(page.getByRole("link", { name: /^Open 1-call-site/ })).toBeVisible();
  await drop(page, "Large.java", `${mine}${comment.repeat(30_000)}`);
  await expect(region(page, "Program")).toContainText("class Large");
  await expectComplete(page);
  await expect(page).toHaveURL(/#\/pointer\?document=[\w-]+(&|$)/);
  await button(page, "Last step").click();
  await expect(page).toHaveURL(/\?document=[\w-]+&.*at=[\d.]+$/);
  expect((await rowsOf(page, "Points-to sets")).map((row) => row.join(" "))).toContain("[]:o {o1}");
  await page.reload();
  await expectComplete(page);
  await expect(region(page, "Program")).toContainText("class Large");
  await page.goto("#/pointer?example=one-call-site");
  await expect(region(page, "Program")).toContainText("n1 = new One();");
  await page.goBack();
  await expect(region(page, "Program")).toContainText("class Large");

  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("alert")).toContainText("Please open its file again");
  await other.close();

  await drop(page, "TooLarge.java", comment.repeat(210_000));
  await expect(page.getByText("TooLarge.java: together more than 20,000,000 characters")).toBeVisible();
  await expect(region(page, "Program")).toContainText("class Large");
});

test("large files of every kind open without going through the address", async ({ page }) => {
  const comment = `// ${"-".repeat(96)}\n`.repeat(30_000);
  await page.goto("#/");
  await expect(page.getByRole("link", { name: /^Open 1-call-site/ })).toBeVisible();
  await drop(page, "large.sl", `data node { node next; }\npred two(node x) == emp & x = null;\n${comment}`);
  await expect(page).toHaveURL(/#\/separation\?document=[\w-]+(&|$)/);
  await expectComplete(page);
  await expect(region(page, "Program")).toContainText("pred two");

  const program = "class Large { public static void main(String[] a) { Object o = new Large(); } }\n";
  const exercise = {
    ...{ fixscope: "exercise", version: 1, title: "Large", engine: "points-to", options: { context: "1-obj" } },
    files: [{ name: "Large.java", text: program + comment.repeat(2) }],
    questions: [{ kind: "value", id: "o", of: "pt([]:o)" }],
  };
  await drop(page, "large.json", JSON.stringify(exercise));
  await expect(page.getByRole("group", { name: "Exercise" }).getByText("Question 1 of 1")).toBeVisible();
  await expect(page).toHaveURL(/#\/pointer\?document=[\w-]+&.*exercise=\w+(&|$)/);
  await page.reload();
  await expect(page.getByRole("group", { name: "Exercise" }).getByText("Question 1 of 1")).toBeVisible();

  const quoted = `class Quoted { public static void main(String[] a) { Object o = "${"y".repeat(9_000_000)}"; } }`;
  await drop(page, "Quoted.java", quoted);
  await expect(region(page, "Program")).toContainText("class Quoted");
});

test("the file that the reader chooses is written and read; to cancel changes nothing", async ({ page }) => {
  await withOneFile(page);
  await openPointer(page, "example=one-call-site");
  await page.keyboard.press("Control+s");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved: Chosen.java")).toHaveCount(1);
  await page.goto("#/");
  await expect(page.getByRole("link", { name: /^Open 1-call-site/ })).toBeVisible();
  await page.keyboard.press("Control+o");
  await expect(region(page, "Program")).toContainText("n1 = new One();");
  await expectComplete(page);
});
