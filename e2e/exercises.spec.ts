import { readFile } from "node:fs/promises";
import { expect, expectAccessibleIn, FRESH, visit as test } from "./fixtures.ts";
import { openPointer, region } from "./workbench.ts";

const program = "class Main { public static void main(String[] args) {\n  Object a = new Main();\n  Object b = a;\n} }";

/** An exercise of two questions. */
const exercise = {
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

test("an exercise is opened, answered by keys, checked, kept, and saved", async ({ page }) => {
  await openPointer(page, "example=id-called-twice");
  await page.keyboard.press("e");
  const dialog = page.getByRole("dialog", { name: "Exercises" });
  await expectAccessibleIn(page);
  const picker = dialog.locator("input[type=file]");
  await picker.setInputFiles({ name: "bad.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await expect(dialog.getByRole("alert")).toContainText("bad.json cannot be used at “fixscope”");
  const buffer = Buffer.from(JSON.stringify(exercise));
  await picker.setInputFiles({ name: "a.json", mimeType: "application/json", buffer });

  const sheet = page.getByRole("group", { name: "Exercise" });
  const field = sheet.getByRole("textbox", { name: "Your answer" });
  await expect(field).toBeFocused();
  await expectAccessibleIn(page);
  await field.fill("o2, o3");
  await sheet.getByRole("button", { name: "Check" }).click();
  await expect(sheet.getByRole("status")).toContainText("0 of 2 points.");
  await expect(sheet.getByRole("status")).toContainText("o3 is wrong: no rule of this run derives it.");
  await field.fill("o2");
  await sheet.getByRole("button", { name: "Check" }).click();
  await expect(sheet.getByRole("status")).toHaveText("Right.");
  await sheet.getByRole("button", { name: "Next question" }).first().click();
  await page.keyboard.press("2");
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await page.reload();

  await expect(sheet.getByText("Question 1 of 2 · 2 points")).toBeVisible();
  await expect(field).toHaveValue("o2");
  await sheet.getByRole("button", { name: "Next question" }).first().click();
  await expect(sheet.getByRole("button", { name: "o2 ∈ pt(a)" })).toHaveAttribute("aria-pressed", "true");
  await sheet.getByRole("button", { name: "To the end" }).first().click();
  await expect(sheet.getByText("2 of 2 questions answered")).toBeVisible();
  await expectAccessibleIn(page);
  await sheet.getByRole("textbox", { name: "Name on the answers" }).fill("Ann");
  const saving = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Hand in" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("ann.answers.json");
  const answers: unknown = JSON.parse(await readFile(await saved.path(), "utf8"));
  expect(answers).toMatchObject({ name: "Ann", answers: { b: ["o2"], there: ["o2 ∈ pt(a)"] } });
  await page.keyboard.press("Escape");
  await expect(region(page, "Explanation")).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test("questions are made by going to a step and clicking a fact, saved with seals, and tried", async ({ page }) => {
  await openPointer(page, "example=id-called-twice&step=20");
  await page.keyboard.press("m");
  await page.keyboard.press("e");
  await page.getByRole("button", { name: "Write an exercise on this run" }).click();
  const sheet = page.getByRole("group", { name: "Exercise" });
  await sheet.getByRole("button", { name: "what follows next" }).click();
  await page.keyboard.press("End");
  await page.keyboard.press("w");
  await sheet.getByRole("button", { name: "what pt(y) is at the end" }).click();
  await sheet.getByRole("spinbutton", { name: "Points of question 2" }).fill("3");
  await expectAccessibleIn(page);
  const saving = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Save the exercise" }).click();
  const saved: unknown = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  expect(saved).toMatchObject({
    fixscope: "exercise",
    questions: [
      { kind: "next", about: "fact", at: "11.1", points: 1, sealed: expect.stringMatching(/^[0-9a-f]{16}$/) },
      { kind: "value", of: "pt(y)", points: 3 },
    ],
  });
  await sheet.getByRole("button", { name: "Try it" }).click();
  await expect(sheet.getByText("Question 1 of 2 · 1 point")).toBeVisible();
});

test("what is asked for is a question mark in drawing, table and chip until it is checked", FRESH, async ({ page }) => {
  await openPointer(page, "example=id-called-twice");
  await page.keyboard.press("e");
  const picker = page.getByRole("dialog", { name: "Exercises" }).locator("input[type=file]");
  const buffer = Buffer.from(JSON.stringify({ ...exercise, title: "Hidden" }));
  await picker.setInputFiles({ name: "hidden.json", mimeType: "application/json", buffer });
  const sheet = page.getByRole("group", { name: "Exercise" });
  await expect(sheet.getByRole("textbox", { name: "Your answer" })).toBeFocused();
  await page.getByRole("button", { name: "Last step" }).click();
  const chip = region(page, "Program").locator('.source-chip-row[data-line="3"]');
  await expect(chip).toHaveText("?");
  await page.getByRole("tab", { name: "Table" }).click();
  const row = region(page, "Stage").getByRole("row").filter({ hasText: /b\{/ });
  await expect(row).toContainText("{?}");
  await expect(region(page, "Answer")).toHaveCount(0);
  await sheet.getByRole("textbox", { name: "Your answer" }).fill("o2");
  await sheet.getByRole("button", { name: "Check" }).click();
  await expect(row).toContainText("o2");
  await expect(chip).toHaveText("o2");
});

test("the same number takes the same questions from a run", async ({ page }) => {
  const asked: string[] = [];
  for (let time = 0; time < 2; time++) {
    await openPointer(page, "example=id-called-twice");
    await page.keyboard.press("e");
    const onRun = page.getByRole("region", { name: "Questions on this run" });
    await onRun.getByRole("spinbutton", { name: "Number" }).fill("7");
    await onRun.getByRole("button", { name: "Take ten questions" }).click();
    const sheet = page.getByRole("group", { name: "Exercise" });
    await expect(sheet.getByText("Question 1 of 10")).toBeVisible();
    asked.push(await sheet.getByRole("heading").innerText());
  }
  expect(asked[0]).toBe(asked[1]);
});

test("an exercise on a lesson, and a random program of a chosen kind, are at hand; the link keeps them", async ({
  page,
}) => {
  await openPointer(page, "example=id-called-twice");
  await page.keyboard.press("e");
  const dialog = page.getByRole("dialog", { name: "Exercises" });
  await dialog.getByRole("region", { name: "On the lessons" }).getByRole("button").first().press("Enter");
  const sheet = page.getByRole("group", { name: "Exercise" });
  await expect(sheet.getByText("One id for all callers")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("e");
  const practice = dialog.getByRole("region", { name: "Practice on a random program" });
  await practice.getByRole("combobox", { name: "About" }).selectOption("methods that need contexts");
  await practice.getByRole("spinbutton", { name: "Number" }).fill("5");
  await practice.getByRole("button", { name: "Make a program" }).press("Enter");
  await expect(sheet.getByText("Question 1 of 10")).toBeVisible();
  const asked = await sheet.getByRole("heading").innerText();
  await page.reload();
  await expect(sheet.getByRole("heading")).toHaveText(asked);
});

test("links of exercises open in a browser that never saw them", FRESH, async ({ page, browser, baseURL }) => {
  await openPointer(page, "example=id-called-twice");
  await page.keyboard.press("e");
  const dialog = page.getByRole("dialog", { name: "Exercises" });
  await dialog.getByRole("region", { name: "On the lessons" }).getByRole("button").first().press("Enter");
  const sheet = page.getByRole("group", { name: "Exercise" });
  await expect(sheet.getByText("Question 1 of 7")).toBeVisible();
  // The address follows a moment after the page.
  await expect(page).toHaveURL(/exercise=one-for-all-callers/);
  const named = page.url();

  await page.keyboard.press("Escape");
  await expect.poll(() => page.url(), "a left exercise is not in the link").not.toContain("exercise=");
  await page.keyboard.press("e");
  const buffer = Buffer.from(JSON.stringify(exercise));
  await dialog.locator("input[type=file]").setInputFiles({ name: "a.json", mimeType: "application/json", buffer });
  await expect(sheet.getByText("Question 1 of 2")).toBeVisible();
  await expect(page).toHaveURL(/exercise=v1\./);
  const own = page.url();
  const alone = new URL("#/pointer?exercise=a-clone-for-each-call", page.url()).href;

  for (const [link, count] of [
    [named, 7],
    [own, 2],
    [alone, undefined],
  ] as const) {
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const fresh = await context.newPage();
    await fresh.goto(link);
    const there = fresh.getByRole("group", { name: "Exercise" });
    await expect(there.getByText(count === undefined ? /Question 1 of/ : `Question 1 of ${count}`)).toBeVisible();
    await expect(there.getByText("Back to them")).toHaveCount(0);
    await context.close();
  }
});

test("an exercise that is not there is explained, with the name", async ({ page }) => {
  await openPointer(page, "example=id-called-twice&exercise=no such exercise");
  const sheet = page.getByRole("group", { name: "Exercise" });
  await expect(sheet.getByRole("status")).toContainText("There is no exercise “no such exercise”");
  await openPointer(page, "example=id-called-twice&exercise=v1.eJyrVk");
  await expect(sheet.getByRole("status")).toContainText("The exercise of this link cannot be read.");
});
