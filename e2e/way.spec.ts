import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessibleIn, FRESH, visit as test } from "./fixtures.ts";
import { button, expectComplete, openPointer, region } from "./workbench.ts";

// The first page says what to do first, second, third, and what is done; all of it stays on this machine.

function wayOf(page: Page, name = "Your way"): Locator {
  return page.getByRole("region", { name, exact: true });
}

/** What the lessons of the way say, each as one text. */
function stepsOf(page: Page): Locator {
  return wayOf(page).getByRole("listitem");
}

/** Walks to the end of the lesson that the page has opened. */
async function walkToEnd(page: Page): Promise<void> {
  await expectComplete(page);
  await button(page, "Last step").click();
  await expect(region(page, "Answer")).toBeVisible();
}

test(
  "from lesson to lesson: what is done is marked, also after a reload, and the next one is one press away",
  FRESH,
  async ({ page }) => {
    await page.goto("#/");
    await expect(stepsOf(page)).toHaveText([/^1One method/, /^21-call-site, the full/, /^31-object against/]);
    await page.getByRole("link", { name: "Start the walk" }).click();
    await expect(page).toHaveURL(/example=id-called-twice/);
    await walkToEnd(page);
    await page.goto("#/");
    await expect(wayOf(page).getByRole("status")).toHaveText("1 of 3 done");
    await page.reload();
    await expect(stepsOf(page).first()).toContainText("Done:One method");
    await expectAccessibleIn(page);
    await page.getByRole("link", { name: "Go on: step 2" }).click();
    await expect(page).toHaveURL(/example=one-call-site/);
    await walkToEnd(page);
    await region(page, "Answer")
      .getByRole("link", { name: /1-object against 1-call-site/ })
      .click();
    await expect(page).toHaveURL(/example=one-object/);
    await button(page, "About this lesson").click();
    const about = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "1-call-site, the full walk" });
    await expect(about).toContainText("done");
    await page.keyboard.press("Escape");
    await walkToEnd(page);
    const next = region(page, "Answer").getByRole("link", { name: /A constant, or not/ });
    await expect(next, "behind the short way the long one goes on").toBeVisible();
    await page.goto("#/");
    await expect(wayOf(page).getByRole("status")).toHaveText("3 of 3 done");
    await button(page, "20 minutes").click();
    await expect(wayOf(page).getByRole("status")).toHaveText("3 of 8 done");
    await expect(page.getByRole("link", { name: "Go on: step 2" })).toHaveAttribute(
      "href",
      /example=constant-propagation/,
    );
    await button(page, "Start again").click();
    await expect(wayOf(page).getByRole("status")).toHaveText("0 of 8 done");
    await button(page, "Undo").click();
    await expect(wayOf(page).getByRole("status")).toHaveText("3 of 8 done");
  },
);

test("predictions and questions of exercises are counted where they were answered right", FRESH, async ({ page }) => {
  await openPointer(page, "example=id-called-twice&step=7");
  await page.keyboard.press("p");
  const answers = page.getByRole("group", { name: "Prediction" }).getByRole("list", { name: "Answers" });
  await answers.getByRole("button").filter({ hasText: "4 → id" }).click();
  await page.goto("#/");
  await expect(stepsOf(page).first()).toContainText("1 of 1 right");
  await button(page, "Exercise on One method, called twice").click();
  await expect(page).toHaveURL(/exercise=the-worklist-by-hand/);
  const sheet = page.getByRole("group", { name: "Exercise" });
  await expect(sheet.getByText(/^Question 1 of/)).toBeVisible();
  await sheet.getByRole("group", { name: "Answers to choose from" }).getByRole("button").first().click();
  await sheet.getByRole("button", { name: "Check" }).click();
  await page.goto("#/");
  await expect(stepsOf(page).first()).toContainText("of 2 right");
  await expect(stepsOf(page).first(), "answers alone do not finish a lesson").not.toContainText("Done:");
});

test("a lesson without an exercise of its own asks about its run", FRESH, async ({ page }) => {
  await page.goto("#/");
  await wayOf(page).getByRole("combobox", { name: "Analysis to learn" }).selectOption("Pushdown systems");
  await button(page, "Exercise on The textbook’s small system").click();
  await expect(page.getByRole("group", { name: "Exercise" }).getByText(/^Question 1 of/)).toBeVisible();
});

test(
  "other analyses have ways of their own; the way is hidden and shown again by keyboard, over a reload",
  FRESH,
  async ({ page }) => {
    await page.goto("#/");
    const analysis = wayOf(page).getByRole("combobox", { name: "Analysis to learn" });
    await analysis.focus();
    await page.keyboard.press("ArrowDown");
    await expect(stepsOf(page).first()).toContainText("What has to become symbolic");
    await page.reload();
    await expect(stepsOf(page).first()).toContainText("What has to become symbolic");
    await button(page, "20 minutes").or(button(page, "30 minutes")).press("Enter");
    await expect(stepsOf(page)).toHaveCount(5);
    await button(page, "Hide").press("Enter");
    await expect(wayOf(page)).toHaveCount(0);
    await expect(
      page.getByRole("link", { name: "Start the walk" }),
      "the focus is not lost with the button",
    ).toBeFocused();
    await page.reload();
    await expect(page.getByRole("link", { name: "Start the walk" })).toBeVisible();
    await expect(wayOf(page)).toHaveCount(0);
    await button(page, "Show your way").press("Enter");
    await expect(wayOf(page)).toBeVisible();
  },
);

test("in Chinese and on a phone: the way is whole, and nothing is wider than the page", FRESH, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("#/?lang=zh");
  await expect(wayOf(page, "学习路线").getByRole("listitem").first()).toContainText("一个方法，调用两次");
  await expectAccessibleIn(page);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(wider).toBe(false);
  await page.goto("#/?lang=en");
});
