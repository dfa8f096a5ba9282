import { expect, visit as test } from "./fixtures.ts";
import { opened, openLink, region } from "./workbench.ts";

test("what a temporary stands for is shown beside it, and marked in the program when it is selected", async ({
  page,
}) => {
  await openLink(page, "pointer", "example=set-and-do-set");
  await page.keyboard.press("End");
  const row = (await opened(page, "Points-to sets")).getByRole("row").filter({ hasText: "[o1]:$1" });
  const marked = region(page, "Program").locator(".source-expression");
  await expect(marked).toHaveCount(0);
  await row.getByRole("button").first().click();
  await expect.poll(async () => (await marked.allTextContents()).join("")).toBe("this.f");
  await page.keyboard.press("Escape");
  await expect(marked).toHaveCount(0);
});
