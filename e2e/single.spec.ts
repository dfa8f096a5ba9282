import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { at } from "../scripts/paths.mjs";
import { isLongRun } from "../src/testing/seeds.ts";
import { withFirefox } from "./firefox/firefox.ts";
import { expect, test } from "./fixtures.ts";
import {
  button,
  editorOf,
  expectComplete,
  expectPosition,
  lengthOf,
  positionOf,
  walkFirstLesson,
} from "./workbench.ts";

const address = pathToFileURL(at("dist/single/fixscope.html")).href;

/** A lesson of each engine. */
const lessons = [
  "pointer?example=one-call-site",
  "relevancy?example=instrumented-code",
  "pushdown?example=textbook-system",
  "separation?example=fig-6",
  "separation?example=adding-two-numbers&method=add",
  "data-flow?example=not-distributive",
];

// Offline, and the address of the file is all that may be asked for.
test.use({ turns: 1, baseURL: address, offline: true });

test.beforeAll(() => {
  if (isLongRun) execFileSync(process.execPath, [at("scripts/single.mjs")], { stdio: "ignore" });
});

/** What the page asked for that is not in the file. */
const strays: string[] = [];

test.beforeEach(({ context }, info) => {
  info.skip(!isLongRun, "the page is built once more; FIXSCOPE_LONG=1 does");
  strays.length = 0;
  context.on("request", (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && url.split("#")[0] !== address) strays.push(url);
  });
});

test.afterEach(() => expect(strays).toEqual([]));

for (const lesson of lessons)
  test(`the single file walks #/${lesson} to its end, without a server`, async ({ page }) => {
    await page.goto(`${address}#/${lesson}`);
    await expectComplete(page);
    await button(page, "Last step").click();
    const end = await lengthOf(page);
    expect(end).toBeGreaterThan(10);
    await expectPosition(page, end);
    await page.keyboard.press("ArrowLeft");
    expect(await positionOf(page)).toBeLessThan(end);
  });

test("the single file has the editor, the drawing, the other language, figures, the guide and lectures in it", async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "showSaveFilePicker");
    Reflect.deleteProperty(window, "showOpenFilePicker");
  });
  await page.goto(`${address}#/`);
  await walkFirstLesson(page);
  await page.getByRole("button", { name: "Export" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Figure as SVG" }).click();
  expect(readFileSync(await (await saving).path(), "utf8")).toContain("<svg");
  await page.keyboard.press("?");
  await page.getByRole("button", { name: "The guide." }).click();
  const picture = page.getByRole("dialog", { name: "Guide" }).locator("img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", /^zh/);
  await page.goto(`${address}#/lecture?file=tour&lang=en`);
  await expect(page.getByRole("banner").getByRole("heading", { level: 1 })).toHaveText(
    "A fixed point, one step at a time",
  );
  await page.keyboard.press("PageDown");
  await expect(page.getByRole("banner").getByText("2 of 10")).toBeVisible();
});

test("the single file goes on where the browser gives it no storage", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
  await page.goto(`${address}#/pointer?example=one-call-site`);
  await expectComplete(page);
  const field = await editorOf(page);
  await field.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("// mine\n");
  await expect(page.getByText("The browser does not let this page store anything.").first()).toBeVisible();
});

test("Firefox walks the single file forward", async ({ headless }) => {
  await withFirefox(headless ?? true, async (firefox) => {
    await firefox.open(`${address}#/pointer?example=one-call-site&step=0`);
    const steps = () =>
      firefox.ask(() => Number(document.querySelector<HTMLInputElement>(".transport input[type=range]")?.max ?? 0));
    await expect.poll(steps).toBeGreaterThan(10);
    await firefox.press("End");
    await expect
      .poll(() => firefox.ask(() => document.querySelector(".transport")?.textContent ?? ""))
      .toMatch(/step 21/);
    expect(firefox.complaints()).toEqual([]);
  });
});
