import { largeProgram } from "../src/testing/java/large-program.ts";
import { expect, visit as test } from "./fixtures.ts";
import { button, expectComplete, expectPosition, lengthOf, ownProgram, rowsOf } from "./workbench.ts";

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
