import { expect, visit as test } from "./fixtures.ts";
import { button, combobox, expectComplete, ownProgram, region } from "./workbench.ts";

const withoutMain = `class Cell {
  Object held;
  void put(Object one) {
    this.held = one;
  }
  static Cell filled() {
    Cell cell = new Cell();
    cell.put(new Object());
    return cell;
  }
}
`;

test("a program without main asks in the header where to start, by keyboard", async ({ page }) => {
  await page.goto(`#/pointer?${ownProgram(withoutMain, "context=ci&profile=java", "Cell.java")}`);
  const entry = combobox(page, "Entry method");
  await expect(entry).toBeVisible();
  await entry.focus();
  await page.keyboard.press("C");
  await expect(entry).toHaveValue("Cell.filled()");
  await expectComplete(page);
  await expect(entry).toBeFocused();
});

test("a main is written behind a program that has none", async ({ page }) => {
  await page.goto(`#/pointer?${ownProgram(withoutMain, "context=ci&profile=java", "Cell.java")}`);
  await expect(region(page, "Program")).toContainText("There is no single “main” to start from.");
  await button(page, "Write a “main” that calls its methods").press("Enter");
  await expectComplete(page);
  await expect(page.getByText("There is no single “main” to start from.")).toHaveCount(0);
  await expect(combobox(page, "Entry method")).toHaveCount(0);
});

test("the choice of the entry is there in Chinese", async ({ page }) => {
  await page.goto(`#/pointer?${ownProgram(withoutMain, "context=ci&profile=java&lang=zh", "Cell.java")}`);
  await expect(page.getByRole("button", { name: "生成一个调用其方法的“main”" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "入口方法" })).toBeVisible();
});
