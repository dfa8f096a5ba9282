import { expect, expectAccessibleIn, RELOADED, visit as test } from "./fixtures.ts";
import { expectPosition, openPointer, positionOf, region } from "./workbench.ts";

test("a line of the pseudocode stops the walk, by keys alone, forward and back", async ({ page }) => {
  await openPointer(page, "example=one-call-site&step=8");
  const panel = region(page, "Pseudocode");
  await panel.getByRole("tabpanel").focus();
  await page.keyboard.press("F9");
  const set = panel.getByRole("button", { pressed: true });
  await expect(set).toHaveCount(1);
  await expect(page).toHaveURL(/stop=p:\d+/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("F9");
  await expect(set).toHaveCount(2);
  await page.keyboard.press("Home");
  await expectPosition(page, 0);
  const forward: number[] = [];
  for (let at = -1; at !== (await positionOf(page)); ) {
    at = await positionOf(page);
    forward.push(at);
    await page.keyboard.press("F8");
  }
  expect(forward.length).toBeGreaterThan(3);
  const back: number[] = [];
  for (let at = -1; at !== (await positionOf(page)); ) {
    at = await positionOf(page);
    back.push(at);
    await page.keyboard.press("Shift+F8");
  }
  expect(back.reverse()).toEqual(forward.slice(1));
});

test("a rule and a change stop the walk; the list turns them off and leads to them", RELOADED, async ({ page }) => {
  await openPointer(page, "example=one-call-site&step=12");
  const stopAtRule = page.getByRole("button", { name: /^Stop at this rule/ });
  await stopAtRule.click();
  await expect(stopAtRule).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("w");
  await page.keyboard.press("Shift+F9");
  await expect(page).toHaveURL(/stop=r:[\w.-]+,e:\w+/);
  await page.keyboard.press("Control+F8");
  const dialog = page.getByRole("dialog", { name: "Breakpoints and notes" });
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByRole("checkbox", { name: /^Stop here: Rule/ })).toBeChecked();
  await expectAccessibleIn(page);
  await dialog.getByRole("checkbox", { name: /^Stop here: Rule/ }).uncheck();
  await expect(page).toHaveURL(/stop=r:[\w.-]+~,e:/);
  await dialog.getByRole("button", { name: /^Remove: Change/ }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await dialog.getByRole("button", { name: /^Next: Rule/ }).press("Enter");
  await expect(dialog).toHaveCount(0);
  expect(await positionOf(page)).toBeGreaterThan(12);
});

test("a note stands at its step, in the link and in this browser", async ({ page }) => {
  await openPointer(page, "example=one-call-site&step=20");
  await page.keyboard.press("N");
  const dialog = page.getByRole("dialog", { name: "Breakpoints and notes" });
  const field = dialog.getByRole("textbox", { name: /^Look here: note at step 10/ });
  await expect(field).toBeFocused();
  await field.fill("o12 gets here first");
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toHaveCount(0);
  await expect(region(page, "Explanation")).toContainText("Note: o12 gets here first");
  await expect(page).toHaveURL(/notes=[\w-]+/);
  await expectAccessibleIn(page);
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Note: o12 gets here first" }).click();
  await expectPosition(page, 20);
  await page.keyboard.press("m");
  await expect(region(page, "Explanation")).toContainText("o12 gets here first");
  await page.keyboard.press("Control+F8");
  await expectAccessibleIn(page);
  await dialog.getByRole("button", { name: "Remove the note at step 10" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(region(page, "Explanation")).not.toContainText("o12 gets here first");

  await page.keyboard.press("N");
  await field.fill("again");
  await page.keyboard.press("Control+Enter");
  await openPointer(page, "example=call-strings");
  await openPointer(page, "example=one-call-site&step=20");
  await expect(region(page, "Explanation")).toContainText("Note: again");
});

test("the search finds facts and steps by their texts, and a step by its number", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await page.keyboard.press("j");
  const dialog = page.getByRole("dialog", { name: "Search facts and steps" });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("o12 [4]:x");
  await expect(dialog.getByRole("option", { name: /o12 ∈ pt\(\[4\]:x\)/ })).toBeVisible();
  await expectAccessibleIn(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  expect(await positionOf(page)).toBeGreaterThan(0);
  await page.keyboard.press("j");
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("step 12");
  await expect(dialog.getByRole("option", { name: "Step 12 of 21" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expectPosition(page, 25);
  await page.keyboard.press("j");
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("worklist");
  await expect(dialog.getByText("Steps of this run")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});
