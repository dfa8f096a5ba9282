import type { Page } from "@playwright/test";
import { expect, FRESH, visit as test } from "./fixtures.ts";
import { button, editorOf, expectPosition, lengthOf, openLink, region } from "./workbench.ts";

// Every lesson has a question from its first step on, and its answer at the last one, and not before.
test.use({ turns: 2 });

const asked = [
  {
    route: "pointer",
    lesson: "one-call-site",
    ask: "Which get() does line 16 call?",
    answer: "One.get(), and only that",
  },
  {
    route: "pointer",
    lesson: "set-and-do-set",
    ask: "Can x = a1.get() in line 7 be o4",
    answer: "so o1.f is o3 alone",
  },
  { route: "relevancy", lesson: "recursive-calls", ask: "Is b, the second result, relevant?", answer: "No: below any" },
  { route: "pushdown", lesson: "falls-for-ever", ask: "What is the least cost of", answer: "−∞: by the depot" },
  { route: "separation", lesson: "flaw-oscillation", ask: "come to a fixed point", answer: "No: A of P is" },
  { route: "separation", lesson: "freeing-twice", ask: "no rule matches?", answer: "Yes, the alias x = y" },
  { route: "data-flow", lesson: "widening", ask: "What is known of i in line 7", answer: "It is exactly 1000" },
] as const;

for (const { route, lesson, ask, answer } of asked)
  test(`${lesson}: its question is there from the first step, its answer at the last one alone`, async ({ page }) => {
    await openLink(page, route, `example=${lesson}`);
    const question = region(page, "Question");
    const end = region(page, "Answer");
    await expect(question).toContainText(ask);
    await expectNothingSaid(page, answer);
    await question.getByRole("button", { name: "Begin" }).click();
    await expect(question).toContainText(ask);
    const length = await lengthOf(page);
    for (const position of [Math.floor(length / 2), length - 1]) {
      await openLink(page, route, `example=${lesson}&step=${position}`);
      await expectPosition(page, position);
      await expect(question).toContainText(ask);
      await expectNothingSaid(page, answer);
    }
    await button(page, "Last step").click();
    await expect(question).toContainText(ask);
    await expect(end).toContainText(answer);
    await button(page, "Step back").click();
    await expect(end).toHaveCount(0);
  });

test("each fact that decides the answer leads to the step that made it", async ({ page }) => {
  await openLink(page, "pointer", "example=one-call-site");
  await button(page, "Last step").click();
  const facts = region(page, "Answer").getByRole("list", { name: "Facts that decide it" });
  await expect(facts.getByRole("listitem")).toHaveText([/^✓holds.*One\.get/, /^✓holds.*o12/, /^✗does not hold.*o13/]);
  await facts.getByRole("button").nth(1).click();
  await expect(region(page, "Explanation")).toContainText("x points to o12");
  await expect(region(page, "Answer")).toHaveCount(0);
});

test("what another selector says of the same facts is computed after one press, and leads to the comparison", async ({
  page,
}) => {
  await openLink(page, "pointer", "example=one-call-site");
  await button(page, "Last step").click();
  const answer = region(page, "Answer");
  await answer.getByRole("button", { name: "What does “Context-insensitive” say?" }).click();
  const facts = answer.getByRole("list", { name: "The same facts: Context-insensitive" });
  await expect(facts.getByRole("listitem")).toHaveText([/^✓holds/, /^✓holds/, /^✓holds.*o13/]);
  await answer.getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/#\/compare\?example=one-call-site/);
});

test("a program that the reader has changed is asked nothing", FRESH, async ({ page }) => {
  await openLink(page, "pointer", "example=one-call-site");
  await expect(region(page, "Question")).toBeVisible();
  const editor = await editorOf(page);
  await editor.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("// mine");
  await expect(region(page, "Question")).toHaveCount(0);
});

test("under other options the sentence is said with the run it is about", async ({ page }) => {
  await openLink(page, "pointer", "example=one-call-site&context=ci");
  await button(page, "Last step").click();
  const answer = region(page, "Answer");
  await expect(answer).toContainText("1-call-site:One.get(), and only that");
  await expect(answer.getByRole("listitem")).toHaveText([/^✓holds/, /^✓holds/, /^✓holds.*o13/]);
  await expect(answer.getByRole("button", { name: "What does “1-call-site” say?" })).toBeVisible();
});

test(
  "the answer leads on: to a prediction, to questions about the run, to the next lesson of the way",
  FRESH,
  async ({ page }) => {
    await openLink(page, "pointer", "example=one-call-site");
    await button(page, "Last step").click();
    const answer = region(page, "Answer");
    await answer.getByRole("button", { name: "Predict" }).click();
    await expect(page.getByRole("group", { name: "Prediction" })).toBeVisible();
    await page.keyboard.press("Escape");
    await button(page, "Last step").click();
    await answer.getByRole("button", { name: "Exercise" }).click();
    await expect(page.getByRole("group", { name: "Exercise" })).toBeVisible();
    await openLink(page, "pointer", "example=one-call-site");
    await button(page, "Last step").click();
    await answer.getByRole("link", { name: "Next: One method, called twice" }).click();
    await expect(page).toHaveURL(/example=id-called-twice/);
  },
);

// The last one of the file: what follows in its tab would be in Chinese, too.
test("a page in Chinese asks and answers in Chinese", FRESH, async ({ page }) => {
  await page.goto("#/pointer?example=one-call-site&lang=zh&step=0");
  await expect(region(page, "问题")).toContainText("第 16 行调用哪个 get()？");
  await page.keyboard.press("End");
  await expect(region(page, "答案")).toContainText("只有 One.get()");
});

/** Neither the place of the answer nor its words are in the document. */
async function expectNothingSaid(page: Page, answer: string): Promise<void> {
  await expect(region(page, "Answer")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.outerHTML.replaceAll(/<[^>]*>/g, ""))).not.toContain(
    answer,
  );
}
