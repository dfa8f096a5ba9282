import type { Page } from "@playwright/test";
import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { expectDrawn } from "./graph-picture.ts";
import {
  combobox,
  expectComplete,
  expectPosition,
  expectSameThereAndBack,
  lengthOf,
  opened,
  openLink,
  region,
  rowsOf,
} from "./workbench.ts";

async function open(page: Page, query: string): Promise<void> {
  await openLink(page, "data-flow", query);
}

test("every region is there, and the facts grow to the fixed point", async ({ page }) => {
  await open(page, "example=not-distributive");
  for (const name of ["Program", "Pseudocode", "Control-flow graph", "IN and OUT", "Worklist", "Explanation"])
    await expect(await opened(page, name)).toBeVisible();
  await expectPosition(page, 0);
  await page.keyboard.press("End");
  await expectPosition(page, await lengthOf(page));
  await expectDrawn(page, "Control-flow graph");
  await expect(region(page, "Worklist")).toContainText("The worklist is empty.");
  const facts = (await rowsOf(page, "IN and OUT")).map((row) => row.join(" "));
  expect(facts.some((row) => row.includes("c=NAC"))).toBe(true);
});

test("another analysis is chosen, and the link keeps it", async ({ page }) => {
  await open(page, "example=not-distributive");
  await combobox(page, "Analysis").selectOption("live");
  await expectComplete(page);
  await expect(page).toHaveURL(/analysis=live/);
  await expect(region(page, "Pseudocode")).toContainText("SolveBackward");
});

test("k steps forward and k back show the same", async ({ page }) => {
  await open(page, "example=not-distributive&step=8");
  await opened(page, "IN and OUT");
  // The editor scrolls by itself: what it has drawn depends on where it came from.
  const shown = async () =>
    Promise.all(["IN and OUT", "Explanation", "Worklist"].map((name) => region(page, name).innerText()));
  await expectSameThereAndBack(page, { from: 8, count: 10, shown });
});

test("the page is accessible, in the middle and with a selection", async ({ page }) => {
  await open(page, "example=not-distributive&step=14");
  await expectDrawn(page, "Control-flow graph");
  await (await opened(page, "IN and OUT")).getByRole("button").first().click();
  await expectAccessibleIn(page);
});
