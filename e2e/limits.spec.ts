import { largeProgram } from "../src/testing/large-program.ts";
import { expect, test } from "./fixtures.ts";
import { button, expectComplete, expectPosition, lengthOf, openPointer, ownProgram, rowsOf } from "./workbench.ts";

test("contexts without end stop at the limit, and the recording is labeled and usable", async ({ page }) => {
  await openPointer(page, "example=call-strings&context=inf-call");
  const notice = page.getByRole("status").filter({ hasText: "before the fixed point" });
  await expect(notice).toContainText("Stopped at the step limit of 5,000");
  const length = await lengthOf(page);
  expect(length).toBeGreaterThanOrEqual(5_000);
  await button(page, "Last step").click();
  await expectPosition(page, length);
  await button(page, "First step").click();
  await button(page, "Step forward").click();
  expect((await rowsOf(page, "Reachable methods")).flat()).toContain("[]:Main.main()");

  // With bounded contexts the label goes.
  await page.getByRole("combobox", { name: "Context sensitivity", exact: true }).selectOption("2-call");
  await expectComplete(page);
  await expect(notice).toHaveCount(0);
});

test("a step limit given in the options is kept and named", async ({ page }) => {
  await openPointer(page, "example=one-call-site&maxSteps=10");
  await expect(page.getByRole("status").filter({ hasText: "Stopped at the step limit of 10" })).toBeVisible();
  expect(await lengthOf(page)).toBeLessThan(30);
});

test("a heavy run stops at the recording’s own limit, whatever is asked for; what was recorded is labeled and usable", async ({
  page,
}) => {
  await page.goto(`#/pointer?${ownProgram(largeProgram(150), "context=ci&heap=0&profile=java&maxSteps=100000000")}`);
  const notice = page.getByRole("status").filter({ hasText: "Stopped at the step limit of 1,000,000" });
  await expect(notice).toBeVisible({ timeout: 90_000 });
  const length = await lengthOf(page);
  expect(length).toBeGreaterThan(0);
  await button(page, "Last step").click();
  await expectPosition(page, length);
  await button(page, "First step").click();
  await expectPosition(page, 0);
  await button(page, "Step forward").click();
  expect((await rowsOf(page, "Reachable methods")).flat()).toContain("[]:Main.main(String[])");

  // The next run is not held up by the one that was given up.
  await page.goto("#/pointer?example=call-strings&context=1-call");
  await expectComplete(page);
  await button(page, "Last step").click();
  expect((await rowsOf(page, "Reachable methods")).flat()).toContain("[15]:B.bar()");
});

test("contexts without end stay harmless under a large limit: their length is a limit too", async ({ page }) => {
  await openPointer(page, "example=call-strings&context=inf-call&maxSteps=100000");
  const notice = page.getByRole("status").filter({ hasText: "before the fixed point" });
  await expect(notice).toContainText("Stopped at a context of 1,000 elements");
  await button(page, "Last step").click();
  await expectPosition(page, await lengthOf(page));
  await button(page, "First step").click();
  await expectPosition(page, 0);
});
