import type { Page } from "@playwright/test";
import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
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

/** The boxes of the control-flow graph. */
function statements(page: Page) {
  return region(page, "Control-flow graph").locator("[data-statement]");
}

test("every region is there, and the facts grow to the fixed point", async ({ page }) => {
  await open(page, "example=not-distributive");
  for (const name of ["Program", "Pseudocode", "Control-flow graph", "IN and OUT", "Worklist", "Explanation"])
    await expect(await opened(page, name)).toBeVisible();
  await expectPosition(page, 0);
  await page.keyboard.press("End");
  await expectPosition(page, await lengthOf(page));
  await expect(statements(page).first()).toHaveAccessibleName(/^entry, IN –, OUT/);
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

test("statements stand in the order of the source, and what is known beside them grows with the steps", async ({
  page,
}) => {
  await open(page, "example=reaching-definitions&at=30");
  await expect(statements(page).first()).toBeAttached();
  const names = await statements(page).evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""));
  expect(names.map((name) => name.split(", IN")[0])).toEqual([
    "entry",
    "line 3: int x = 0",
    "line 4: if (p)",
    "line 5: x = y + 1",
    "line 7: x = y - 1",
    "line 8: int z = x",
    "line 9: while (z > 0)",
    "line 10: y = z",
    "line 11: z = z - x",
    "line 13: return y",
    "exit",
  ]);
  const assignment = statements(page).nth(5);
  await expect(assignment).toHaveAccessibleName(/IN {p@2, x@5, x@7, y@2}, OUT {p@2, x@5, x@7, y@2, z@8}/);
  const place = await assignment.boundingBox();
  await page.keyboard.press("End");
  expect(await assignment.boundingBox()).toEqual(place);
  await assignment.click();
  await expect(assignment).toHaveAttribute("aria-pressed", "true");
});

test("the page is accessible, in the middle and with a selection", async ({ page }) => {
  await open(page, "example=not-distributive&step=14");
  await expect(statements(page).first()).toBeVisible();
  await (await opened(page, "IN and OUT")).getByRole("button").first().click();
  await expectAccessibleIn(page);
});
