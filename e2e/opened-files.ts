import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

/** The browser's own dialogs cannot be driven: files come as downloads then. */
export async function withoutDialogs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "showSaveFilePicker");
    Reflect.deleteProperty(window, "showOpenFilePicker");
  });
}

/** Drops a file onto the page. */
export async function drop(page: Page, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content ?? ""], fileName ?? ""));
      return data;
    },
    [name, text],
  );
  await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
}

/** What a command of the palette saves. */
export async function saved(page: Page, command: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill(command);
  await page.getByRole("option", { name: command }).first().click();
  return readFile(await (await download).path(), "utf8");
}
