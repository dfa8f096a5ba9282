import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { GifReader } from "omggif";
import { expect, expectAccessible, visit as test } from "./fixtures.ts";
import { combobox, expectPosition, lengthOf, openPointer, stepSlider } from "./workbench.ts";

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
  expect(svg.name).toMatch(/-\d+(\.\d+)?\.svg$/);
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

/** The page that an entry of the menu prints, as PDF: each of its pages by the size of its paper, in points. */
async function printed(page: Page, entry: string): Promise<readonly string[]> {
  await page.getByRole("button", { name: "Export" }).press("Enter");
  await page.getByRole("menuitem", { name: entry }).click();
  const html = (await page.locator("iframe[srcdoc]").getAttribute("srcdoc")) ?? "";
  const paper = await page.context().newPage();
  await paper.setContent(html);
  // Texts are texts, and nothing is wider than the paper.
  expect(await paper.locator("svg text").count()).toBeGreaterThan(3);
  const pdf = (await paper.pdf({ preferCSSPageSize: true })).toString("latin1");
  await paper.emulateMedia({ media: "print" });
  await paper.setViewportSize({ width: 673, height: 1000 });
  expect(await paper.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(673);
  await paper.close();
  await page.locator("iframe[srcdoc]").evaluate((frame) => frame.remove());
  expect(pdf).toContain("/FontFile");
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))}×${Math.round(Number(height))}`,
  );
}

test.describe("on paper", () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(globalThis, { print: () => undefined })));

  test("a figure is one page, turned as the figure is", async ({ page }) => {
    await openPointer(page, "example=one-call-site");
    await stepSlider(page).fill(String(await lengthOf(page)));
    const pages = await printed(page, "Print the figure…");
    expect(pages).toHaveLength(1);
  });

  for (const [locale, size] of [
    ["en-US", "612×792"],
    ["de-DE", "595×842"],
  ] as const)
    test(`a handout has the paper of the country, and a page for each stop that needs one: ${locale}`, async ({
      page,
    }) => {
      await openPointer(page, "example=one-call-site");
      await page.evaluate(
        (value) => Object.defineProperty(navigator, "language", { value, configurable: true }),
        locale,
      );
      const pages = await printed(page, "Handout to print…");
      expect(new Set(pages)).toEqual(new Set([size]));
      expect(pages.length).toBeGreaterThan(2);
      expect(pages.length).toBeLessThan(8);
    });
});

/** The film of the steps between two, as the dialog makes it. */
async function film(page: Page, from: number, to: number, format: string): Promise<Uint8Array> {
  await page.getByRole("button", { name: "Export" }).press("Enter");
  await page.getByRole("menuitem", { name: "Film of the walk…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Film of the walk" });
  await dialog.getByRole("spinbutton", { name: "From step" }).fill(String(from));
  await dialog.getByRole("spinbutton", { name: "To step" }).fill(String(to));
  await dialog.getByRole("combobox", { name: "Each step for" }).selectOption("500");
  await dialog.getByRole("combobox", { name: "Format" }).selectOption(format);
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save the film" }).press("Enter");
  const download = await saving;
  await expect(dialog).toBeHidden();
  return readFile(await download.path());
}

test("a part of the walk is saved as a film: a GIF has every step, and a video shows the same at the same times", async ({
  page,
}) => {
  await openPointer(page, "example=one-call-site");
  const gif = new GifReader(await film(page, 6, 12, "gif"));
  expect(gif.numFrames()).toBe(7);
  const pixels = new Uint8Array(gif.width * gif.height * 4);
  const frames = Array.from({ length: 7 }, (_, frame) => {
    gif.decodeAndBlitFrameRGBA(frame, pixels);
    expect(gif.frameInfo(frame).delay).toBe(50);
    return Buffer.from(pixels).toString("base64");
  });
  // Every step has words of its own.
  expect(new Set(frames).size).toBe(7);

  const webm = await film(page, 6, 12, "webm");
  // The page itself plays no videos: its policy forbids them.
  const viewer = await page.context().newPage();
  const { duration, width, height, differences } = await viewer.evaluate(
    async ({ bytes, frames }) => {
      const decoded = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const video = document.createElement("video");
      video.muted = true;
      video.src = URL.createObjectURL(new Blob([decoded(bytes)], { type: "video/webm" }));
      const event = (name: string) => new Promise((resolve) => video.addEventListener(name, resolve, { once: true }));
      await event("loadeddata");
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
      const context = canvas.getContext("2d", { willReadFrequently: true });
      /** Between a picture and what the video shows now, per byte. */
      const differenceFrom = (wanted: Uint8Array): number => {
        context?.drawImage(video, 0, 0);
        const seen = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return wanted.reduce((sum, byte, at) => sum + Math.abs(byte - (seen[at] ?? 0)), 0) / wanted.length;
      };
      const differences: number[] = [];
      for (const [index, frame] of frames.entries()) {
        const sought = event("seeked");
        video.currentTime = index * 0.5 + 0.25;
        await sought;
        const wanted = decoded(frame);
        // A picture can be there a little later than its time.
        for (let tries = 0; tries < 40 && differenceFrom(wanted) >= 2; tries++)
          await new Promise((resolve) => setTimeout(resolve, 50));
        differences.push(differenceFrom(wanted));
      }
      return { duration: video.duration, width: video.videoWidth, height: video.videoHeight, differences };
    },
    { bytes: Buffer.from(webm).toString("base64"), frames },
  );
  expect({ duration, width, height }).toEqual({ duration: 3.5, width: gif.width, height: gif.height });
  // Of 255: what the video loses by being packed.
  for (const difference of differences) expect(difference).toBeLessThan(2);
});

test("a film that would be too long is not begun, and says how to make it shorter", async ({ page }) => {
  await openPointer(page, "example=lending-library");
  // From moment to moment it would be short.
  await combobox(page, "Step size").selectOption("iteration");
  await page.getByRole("button", { name: "Export" }).press("Enter");
  await page.getByRole("menuitem", { name: "Film of the walk…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Film of the walk" });
  await dialog.getByRole("spinbutton", { name: "From step" }).fill("0");
  await dialog.getByRole("spinbutton", { name: "To step" }).fill("100000");
  await expect(dialog.getByRole("status")).toHaveText(/at most 300 pictures/);
  await expect(dialog.getByRole("button", { name: "Save the film" })).toHaveAttribute("aria-disabled", "true");
});
