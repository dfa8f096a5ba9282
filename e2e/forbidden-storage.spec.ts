import { createServer } from "node:http";
import type { Frame, Page } from "@playwright/test";
import { at } from "../scripts/paths.mjs";
import { serve } from "../scripts/serve.mjs";
import { share } from "../src/testing/seeds.ts";
import { expect, test } from "./fixtures.ts";
import { button, editorOf, expectComplete, openPointer, rowsOf } from "./workbench.ts";

// All that keeps something is forbidden in the same way.
test.use({ turns: 12 });

/** Runs in the page: whatever keeps something throws as soon as it is named. */
function forbid(): void {
  const get = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches", "BroadcastChannel"])
    Object.defineProperty(window, name, { configurable: true, get });
  Object.defineProperty(Navigator.prototype, "serviceWorker", { configurable: true, get });
}

const EDITED = "#/pointer?example=lending-library";

/** What comes with the page, and what stands there when it is open: the lesson that is edited, and a share of the others. */
const shipped: readonly (readonly [link: string, isOpen: (page: Page | Frame) => Promise<void>])[] = [
  [EDITED, canBeStepped],
  ...share(
    [
      ["#/", async (page: Page | Frame) => expect(page.getByRole("link", { name: /^Open 1-call-site/ })).toBeVisible()],
      ["#/pushdown?example=textbook-system", canBeStepped],
      ["#/data-flow?example=i-is-what", canBeStepped],
      ["#/relevancy?example=building-strings", canBeStepped],
      ["#/separation?example=fig-6", canBeStepped],
      ["#/separation?example=adding-two-numbers", canBeStepped],
      ["#/compare?example=set-and-do-set", canBeStepped],
      ["#/pointer?exercise=one-for-all-callers", isQuestion],
      ["#/pushdown?exercise=tolls", isQuestion],
      ["#/data-flow?exercise=what-is-live", isQuestion],
      ["#/lecture?file=context-sensitivity-1", hasSlide],
      ["#/lecture?file=tour", hasSlide],
    ] as const,
    4,
  ),
];

async function canBeStepped(page: Page | Frame): Promise<void> {
  const forward = page.getByRole("button", { name: "Step forward" });
  await expect(forward).toBeEnabled({ timeout: 60_000 });
  await forward.click();
  await expect(page.getByRole("slider", { name: "Step", exact: true })).not.toHaveValue("0");
}

async function isQuestion(page: Page | Frame): Promise<void> {
  await expect(page.getByRole("group", { name: "Exercise" }).getByText(/^Question 1 of \d+/)).toBeVisible({
    timeout: 60_000,
  });
}

async function hasSlide(page: Page | Frame): Promise<void> {
  await expect(page.getByRole("banner").getByText(/^\d+ of \d+$/)).toBeVisible({ timeout: 60_000 });
}

test("all that comes with the page opens where storage, caches, channels and service workers are forbidden", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.addInitScript(forbid);
  for (const [link, isOpen] of shipped) {
    await page.goto("about:blank");
    await page.goto(link);
    await isOpen(page);
    await expect(page.getByText("not in this browser"), link).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test("a program is edited, analyzed and drawn in another theme where storage is forbidden", async ({ page }) => {
  await page.addInitScript(forbid);
  await openPointer(page, "example=one-call-site");
  await button(page, "Last step").click();
  await editorOf(page);
  await page.getByRole("combobox", { name: "Context sensitivity", exact: true }).selectOption("1-obj");
  await expectComplete(page);
  await button(page, "Last step").click();
  // The run of the text before had no such call.
  expect((await rowsOf(page, "Call graph edges")).map((row) => row.join(" "))).toContain("+[o3]:16 [o13]:Two.get");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByText("kept only in this tab")).toBeVisible();
});

test("in a frame without an origin all that comes with the page opens, and a program is edited and drawn", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  const host = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end('<iframe sandbox="allow-scripts" style="width:1250px;height:700px"></iframe>');
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const address = host.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const port = await serve(at("dist/web"), 20_000 + Math.floor(Math.random() * 20_000), { embedders: [origin] });
  for (const [link, isOpen] of shipped) {
    await page.goto(origin);
    await page.locator("iframe").evaluate((frame: HTMLIFrameElement, src) => {
      frame.src = src;
    }, `http://localhost:${port}/${link}`);
    const [, frame] = page.frames();
    if (frame === undefined) throw new Error("there is a frame");
    await isOpen(frame);
    await expect(frame.getByText("not in this browser"), link).toHaveCount(0);
    if (link !== EDITED) continue;
    await expect(frame.getByRole("application").first(), "the layout arranges the graph").toBeVisible();
    const editor = frame.getByRole("textbox", { name: /^Program: / });
    await expect(editor).toBeAttached({ timeout: 60_000 });
    await editor.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("// mine");
    await expect(frame.getByText("kept only in this tab")).toBeVisible();
    await expect(frame.getByText(/^(analyzing…|changed)$/), "the worker has analyzed it").toHaveCount(0, {
      timeout: 60_000,
    });
  }
  expect(faults).toEqual([]);
  await context.close();
  host.close();
});
