import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { at } from "../scripts/paths.mjs";
import { expect, test } from "./fixtures.ts";
import { button } from "./workbench.ts";

// What everything else depends on is looked at often.
test.use({ turns: 2 });

/** Bytes of a first visit until its lesson can be stepped, as a host sends them that compresses with gzip. */
const MOST_BYTES = 600 * 1024;

/** The first lesson of each analysis. */
const links = [
  "pointer?example=id-called-twice",
  "pushdown?example=textbook-system",
  "data-flow?example=i-is-what",
  "relevancy?example=instrumented-code",
  "separation?example=fig-6",
  "separation?example=adding-two-numbers",
];

/** Runs in the page: keeps which files had been asked for when the lesson could be stepped. */
function watchFirstStep(): void {
  const watched = window as Window & { askedFirst?: readonly string[] };
  const look = new MutationObserver(() => {
    const forward = document.querySelector<HTMLButtonElement>("button[aria-label='Step forward']");
    if (forward === null || forward.disabled) return;
    look.disconnect();
    watched.askedFirst = performance.getEntriesByType("resource").map(({ name }) => name);
  });
  look.observe(document, { subtree: true, childList: true, attributes: true });
}

for (const link of links) {
  test(`${link} can be stepped after 600 KB, without worker, class library and editor`, async ({ page, baseURL }) => {
    await page.addInitScript(watchFirstStep);
    await page.goto(`#/${link}`);
    await expect(button(page, "Step forward")).toBeEnabled();
    const asked = await page.evaluate(() => (window as Window & { askedFirst?: readonly string[] }).askedFirst);
    const paths = ["index.html", ...(asked ?? []).map((url) => url.slice(baseURL?.length))];
    const sizes = await Promise.all(
      paths.map(async (path) => [path, compressed(path, await readFile(at(`dist/web/${path}`)))] as const),
    );
    expect(paths.filter((path) => /worker|java-library|code-editor|\.wasm$/.test(path))).toEqual([]);
    expect(
      sizes.reduce((sum, [, size]) => sum + size, 0),
      sizes.join("\n"),
    ).toBeLessThanOrEqual(MOST_BYTES);
    await button(page, "Step forward").click();
    await expect(page.getByRole("slider", { name: "Step", exact: true })).not.toHaveValue("0");
  });
}

/** Fonts are compressed already. */
function compressed(path: string, content: Buffer): number {
  return path.endsWith(".woff2") ? content.length : gzipSync(content).length;
}
