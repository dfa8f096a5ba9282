import { expect, expectAccessibleIn, visit as test } from "./fixtures.ts";
import { expectPosition, openPointer, region } from "./workbench.ts";

test("Y: the reader makes the moves; what does not follow is refused with the missing premise", async ({ page }) => {
  await openPointer(page, "example=id-called-twice");
  await page.keyboard.press("y");
  const solver = page.getByRole("group", { name: "You are the solver" });
  const choices = solver.getByRole("list", { name: "Facts to choose from" }).getByRole("button");
  await expect(choices.first()).toBeFocused();
  await expectAccessibleIn(page);
  const numberOf = async (text: string) => (await choices.allInnerTexts()).findIndex((each) => each.includes(text)) + 1;

  await page.keyboard.press(String(await numberOf("id ∈ RM")));
  const status = solver.getByRole("status");
  await expect(status).toHaveText("id ∈ RM rests on 3 → id, which is not there yet.");
  await page.keyboard.press(String(await numberOf("3 → id")));
  await expect(status).toHaveText("Right: 3 → id.");
  await solver.getByRole("button", { name: "Nothing more follows" }).click();
  await expect(status).toContainText("Something still follows from 3 → id, by ");
  await solver.getByRole("textbox").fill("id in RM");
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("Right: id ∈ RM.");
  await solver.getByRole("textbox").fill("n->y");
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("n → y rests on 4 → id, which is not there yet.");
  await solver.getByRole("textbox").fill("y -> n");
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("No rule of this run derives y -> n.");
  await expect(solver.getByText("2 made, 4 refused, 0 hints, 0 shown")).toBeVisible();
  await expectPosition(page, 5);
  await page.keyboard.press("Escape");
  await expect(solver).toHaveCount(0);
  await expect(region(page, "Explanation")).toBeVisible();
});

test("entries are taken in any order, and the walk ends at the fixed point", async ({ page }) => {
  await openPointer(page, "example=id-called-twice");
  await page.keyboard.press("m");
  await page.keyboard.press("y");
  const solver = page.getByRole("group", { name: "You are the solver" });
  const waiting = solver.getByRole("list", { name: "Waiting entries" }).getByRole("button");
  const show = solver.getByRole("button", { name: "Show one" });
  const goOn = solver.getByRole("button", { name: "Go on" });
  const over = solver.getByRole("heading", { name: "The fixed point: nothing more follows." });
  let isPicked = false;
  await expect(show).toBeVisible();
  while (!(await over.isVisible())) {
    if (await show.isVisible()) await show.click();
    else if (await goOn.isVisible()) await goOn.click();
    else if (await waiting.nth(1).isVisible()) {
      if (!isPicked) await expectAccessibleIn(page);
      const picked = (await waiting.nth(1).innerText()).replace(/^\d+\s*/, "");
      await waiting.nth(1).click();
      if (!isPicked) await expect(solver.getByText(`taken: ${picked}`)).toBeVisible();
      isPicked = true;
    }
  }
  expect(isPicked).toBe(true);
  await expect(page).toHaveURL(/order=picked:1/);
});
