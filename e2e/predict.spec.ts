import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { button, expectPosition, lengthOf, openPointer, positionOf, region } from "./workbench.ts";

test("P asks what follows; a wrong answer is told the premise it forgets, and the step is shown", async ({ page }) => {
  await openPointer(page, "example=id-called-twice&step=7");
  await page.keyboard.press("p");
  const question = page.getByRole("group", { name: "Prediction" });
  await expect(question.getByRole("heading", { name: "What follows from this?" })).toBeVisible();
  await expect(question.getByRole("list", { name: "Given" })).toHaveText("main ∈ RM");
  const answers = question.getByRole("list", { name: "Answers" }).getByRole("button");
  await expect(answers).toHaveCount(4);
  await expect(answers.first()).toBeFocused();
  await expectAccessibleIn(page);

  const wrong = answers.filter({ hasText: "5 → One.get" });
  await page.keyboard.press(String((await answers.allInnerTexts()).findIndex((text) => text.includes("One.get")) + 1));
  await expect(wrong).toContainText("wrong");
  await expect(answers.filter({ hasText: "4 → id" })).toContainText("right");
  await expect(question.getByRole("status")).toHaveText("5 → One.get rests on o1 ∈ pt(x), which is not there yet.");
  await expect(question.getByText("0 of 1 right")).toBeVisible();
  await expectAccessibleIn(page);
  await expect(button(page, "Show the step")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expectPosition(page, 9);
  await expect(region(page, "Explanation")).toContainText("4 → id");
});

test("asked before each press: the arrow asks, the next one skips; Escape puts the question away", async ({ page }) => {
  await openPointer(page, "example=id-called-twice&step=7");
  await button(page, "Predict the next step (P)").click();
  const question = page.getByRole("group", { name: "Prediction" });
  await question.getByRole("combobox", { name: "When to ask" }).selectOption("before each press");
  await question.getByRole("button", { name: "Not sure" }).click();
  await expect(question.getByRole("status")).toHaveText("This is the answer:");
  await page.keyboard.press("ArrowRight");
  await expectPosition(page, 9);
  await page.keyboard.press("ArrowRight");
  await expect(question).toBeVisible();
  await expectPosition(page, 9);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowRight");
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Not sure" }).click();
  await expectAccessibleIn(page);
  await button(page, "Show the step").click();
  await expect(question).toHaveCount(0);
  // Those that come after it in the same tab begin at the desk.
  await page.keyboard.press("m");
});

test("at the end Predict leads to the next step that can be asked about, and says so", async ({ page }) => {
  await openPointer(page, "example=id-called-twice");
  await page.keyboard.press("End");
  await button(page, "Predict the next step (P)").click();
  await expect(page.getByRole("group", { name: "Prediction" })).toBeVisible();
  await expect(page.getByText("this is the next step with a question")).toBeVisible();
  expect(await positionOf(page)).toBeLessThan(await lengthOf(page));
});
