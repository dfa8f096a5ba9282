import type { Page } from "@playwright/test";
import { share } from "../src/testing/seeds.ts";
import { expect, expectAccessible, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { expectDrawn } from "./graph-picture.ts";
import { button, editorOf, expectComplete, opened, openPointer, region, replaceProgram } from "./workbench.ts";

test("the gallery opens under the name of the program, and is accessible", async ({ page }) => {
  await page.goto("#/");
  await expect(page.getByRole("heading", { name: "Fixscope", level: 1 })).toBeVisible();
  await expectAccessibleIn(page);
});

test("the workbench is accessible, at a step, with a selection, and with a mistake", async ({ page }) => {
  await openPointer(page, "example=one-call-site&step=20");
  await expectDrawn(page, "Pointer flow graph");
  await editorOf(page);
  await (await opened(page, "Points-to sets")).getByRole("button").first().click();
  await expectAccessibleIn(page);
  await region(page, "Stage").getByRole("tab", { name: "Table" }).click();
  await replaceProgram(page, "class Main { static void main() { Main a = new Missing(); } }\n");
  await expect(region(page, "Program").getByRole("alert")).toBeVisible();
  await expectAccessibleIn(page);
});

test("the dialogs of the workbench are accessible", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await page.keyboard.press("?");
  await expectAccessibleDialog(page);
  await page.keyboard.press("Control+k");
  await expectAccessibleDialog(page);
  await button(page, "More options").click();
  await expectAccessibleDialog(page);
});

test("the comparison is accessible", async ({ page }) => {
  await page.goto("#/compare?example=one-object");
  await expect(button(page, "Step forward")).not.toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("tabpanel", { name: "Slide tables" })).toHaveCount(2);
  await page.keyboard.press("End");
  await expectAccessibleIn(page);
  await page.getByRole("tab", { name: "Without contexts" }).click();
  await expect(region(page, "Points-to sets without contexts")).toBeVisible();
  await expectAccessibleIn(page);
});

const links = [
  "pointer?example=one-call-site&at=15",
  "relevancy?example=instrumented-code&at=12",
  "pushdown?example=textbook-system&at=4",
  "separation?example=fig-6&at=10",
  "separation?example=adding-two-numbers&at=48",
  "data-flow?example=not-distributive&at=20",
  "compare?example=one-object&at=10",
  "lecture?file=context-sensitivity-1&slide=3",
] as const;

for (const link of share(links, 4))
  test(`#/${link} is accessible in light, dark and contrast, also what is not there yet`, async ({ page }) => {
    await page.goto(`#/${link}`);
    await expect(page.locator("main")).toBeVisible();
    await expect(button(page, "Step forward").or(button(page, "Next slide")).first()).toBeVisible();
    await expectAccessibleIn(page, ["light", "dark", "contrast"]);
  });

test("the workbench of a phone is accessible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("#/pointer?example=one-call-site&step=20");
  await expectComplete(page);
  await expectAccessible(page);
});

async function expectAccessibleDialog(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleIn(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
