import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, visit as test } from "./fixtures.ts";
import { expectPosition, lengthOf, openPointer, stepSlider } from "./workbench.ts";

/** The file that an entry of the menu saves. */
async function saved(page: Page, entry: string): Promise<{ readonly name: string; readonly text: string }> {
  await page.getByRole("button", { name: "Export" }).press("Enter");
  const saving = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: entry }).click();
  const download = await saving;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "latin1") };
}

test("what the stage shows is saved at its step as SVG, TikZ and PNG", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  const end = await lengthOf(page);
  await stepSlider(page).fill(String(end - 1));
  await expectPosition(page, end - 1);
  const svg = await saved(page, "Figure as SVG");
  expect(svg.name).toMatch(/-\d+\.svg$/);
  const nodes = await page.evaluate(
    (text) =>
      [...new DOMParser().parseFromString(text, "image/svg+xml").querySelectorAll("g.node")].map((node) =>
        node.getAttribute("data-element"),
      ),
    svg.text,
  );
  expect(nodes.length).toBeGreaterThan(5);
  expect(new Set(nodes).size).toBe(nodes.length);
  expect((await saved(page, "Figure as TikZ")).text).toContain("\\begin{tikzpicture}");
  expect((await saved(page, "Figure as PNG")).text.slice(1, 4)).toBe("PNG");
});
