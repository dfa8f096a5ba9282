import { largeProgram } from "../src/testing/java/large-program.ts";
import { expect, RELOADED, visit as test } from "./fixtures.ts";
import {
  button,
  chooseInMenu,
  expectComplete,
  expectPosition,
  lengthOf,
  ownProgram,
  region,
  rowsOf,
} from "./workbench.ts";

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
  expect((await rowsOf(page, "Reachable methods")).flat()).toContain("main");

  // The next run is not held up by the one that was given up.
  await page.goto("#/pointer?example=call-strings&context=1-call");
  await expectComplete(page);
  await button(page, "Last step").click();
  expect((await rowsOf(page, "Reachable methods")).flat()).toContain("[15]:bar");
});

test(
  "a program of 2 MB that came by a link is drawn where it is looked at, and the page answers",
  RELOADED,
  async ({ page }) => {
    // What the page draws itself until the full editor is here.
    await page.route(/code-editor.*\.js/, () => undefined);
    const lines = Array.from({ length: 60_000 }, (_, index) => `// line ${index + 2} of one long program`);
    const text = ["class Main { public static void main(String[] args) {} }", ...lines].join("\n");
    expect(text.length).toBeGreaterThan(2_000_000);
    expect(text.length).toBeLessThan(2 * 1024 * 1024);
    await page.goto(`#/pointer?${ownProgram(text, "context=ci")}`);
    const drawn = region(page, "Program").locator("[data-line]");
    await expect(drawn).toHaveCount(200);
    await chooseInMenu(page, "Help and shortcuts");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await region(page, "Program")
      .locator(".source-plain")
      .evaluate((view) => view.scrollTo(0, view.scrollHeight));
    await expect(region(page, "Program")).toContainText("// line 60001 of");
    await expect(drawn).toHaveCount(200);
    await expectComplete(page);
  },
);

test("a link with more text than that says so, and opens nothing else", async ({ page }) => {
  await page.goto(`#/pointer?${ownProgram(" ".repeat(30_000_000), "context=ci")}`);
  await expect(page.getByRole("alert").filter({ hasText: "This link cannot be opened" })).toContainText(
    "at most 2 MB of text",
  );
  await expect(region(page, "Program")).toHaveCount(0);
  await page.getByRole("alert").getByRole("link", { name: "All lessons" }).click();
  await expect(page.getByRole("heading", { name: "Fixscope", level: 1 })).toBeVisible();
});
