import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import type { Frame, Page } from "@playwright/test";
import { buildLibrary, libraryFolder, libraryIsStale } from "../scripts/library.mjs";
import { at } from "../scripts/paths.mjs";
import { serve } from "../scripts/serve.mjs";
import { expect, test } from "./fixtures.ts";

/** A page of another site: what it hears from the walk is in `window.heard`. */
const hostPage = (frame: string) => `<!doctype html>
<html lang="en"><head><title>Course</title></head><body>
<h1>Course</h1><input aria-label="Notes" autofocus>
<iframe title="Walk" src="${frame}" style="width:1100px;height:640px;border:0"></iframe>
<script>window.heard = []; addEventListener("message", ({ data, origin }) => heard.push({ ...data, from: origin }));</script>
</body></html>`;

/** The same with the element of the package. */
const elementPage = (src: string) => `<!doctype html>
<html lang="en"><head><title>Course</title></head><body>
<fixscope-walk title="One call site" src="${src}" show="stage,steps" step="12"></fixscope-walk>
<script type="module">import { defineWalk } from "/embed.js"; defineWalk();</script>
<script>window.heard = []; addEventListener("fixscope-state", ({ detail }) => heard.push(detail));</script>
</body></html>`;

interface Heard {
  readonly fixscope: string;
  readonly from: string;
  readonly step?: number;
  readonly steps?: number;
  readonly isComplete?: boolean;
  readonly text?: string;
  readonly problem?: string;
  readonly points?: number;
  readonly of?: number;
}

/** Where the walk and the page around it are: two origins. */
interface Sites {
  readonly walk: string;
  readonly host: string;
  readonly close: () => void;
}

/** The page around the walk is at any path of the host, which names the query of the walk’s link. */
async function sites(): Promise<Sites> {
  let walk = "";
  const server: Server = createServer(async ({ url = "/" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname.slice(1));
    const isModule = path === "embed.js";
    response.setHeader("Content-Type", `text/${isModule ? "javascript" : "html"}; charset=utf-8`);
    if (isModule) response.end(await readFile(join(libraryFolder, path)));
    else if (path.startsWith("element/")) response.end(elementPage(`${walk}#/${path.slice("element/".length)}`));
    else response.end(hostPage(`${walk}#/${path}`));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const host = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  walk = `http://localhost:${await serve(at("dist/web"), port, { embedders: [host] })}/`;
  return { walk, host, close: () => server.close() };
}

test.describe("a walk in a frame of another site", () => {
  test.use({ turns: 4, viewport: { width: 1280, height: 800 } });
  let places: Sites;
  test.beforeAll(async () => {
    places = await sites();
  });
  test.afterAll(() => places.close());

  /** Opens the host with the walk of a link in it. */
  async function host(page: Page, link: string): Promise<Frame> {
    await page.goto(`${places.host}/${encodeURIComponent(link)}`);
    const frame = page.frames().find((each) => each.url().startsWith(places.walk));
    if (frame === undefined) throw new Error("there is no frame");
    return frame;
  }

  const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: readonly Heard[] }).heard);
  const last = async (page: Page, kind: string) => (await heard(page)).findLast(({ fixscope }) => fixscope === kind);
  const say = (page: Page, data: object) =>
    page.evaluate((message) => {
      document.querySelector("iframe")?.contentWindow?.postMessage(message, "*");
    }, data);

  const link = (rest = "") =>
    `pointer?example=one-call-site&embed=1&show=stage,card,steps&origins=${places.host}${rest}`;

  test("goes where the host says, and tells it where it is", async ({ browser }) => {
    const page = await browser.newPage();
    const frame = await host(page, link("&step=3"));
    await expect.poll(async () => (await last(page, "state"))?.isComplete).toBe(true);
    expect(await last(page, "state")).toMatchObject({ step: 3, example: "one-call-site", engine: "points-to" });

    await say(page, { fixscope: "goto", step: 12 });
    await expect.poll(async () => (await last(page, "state"))?.step).toBe(12);
    await expect(frame.getByRole("slider", { name: "Step", exact: true })).toHaveValue("12");
    expect((await last(page, "state"))?.text).not.toBe("");
    await say(page, { fixscope: "goto", step: "last" });
    await expect.poll(async () => (await last(page, "state"))?.step).toBe((await last(page, "state"))?.steps);
    await say(page, { fixscope: "goto", fact: "[4]:y ∋ o13" });
    await expect.poll(async () => (await last(page, "state"))?.text).toContain("o13");

    await say(page, { fixscope: "goto", fact: "nothing ∋ o1" });
    await expect.poll(async () => (await last(page, "problem"))?.problem).toContain("nothing ∋ o1");
    await say(page, { fixscope: "goto", step: -1 });
    await expect.poll(async () => (await last(page, "problem"))?.problem).toContain('"step":-1');
    expect(new Set((await heard(page)).map(({ from }) => from))).toEqual(new Set([new URL(places.walk).origin]));
    await page.close();
  });

  test("shows what the link names and nothing else", async ({ browser }) => {
    const page = await browser.newPage();
    const frame = await host(page, link());
    await expect(frame.getByRole("region", { name: "Explanation" })).toBeVisible();
    await expect(frame.getByRole("region", { name: "Program" })).toHaveCount(0);
    await expect(frame.getByRole("region", { name: "Worklist" })).toHaveCount(0);
    await expect(frame.getByRole("button", { name: "Step forward" })).toBeVisible();
    await expect(frame.getByRole("link", { name: "Fixscope" })).toHaveCount(0);
    const bare = await host(page, link().replace("stage,card,steps", "source"));
    await expect(bare.getByRole("region", { name: "Program" })).toContainText("n1 = new One();");
    await expect(bare.getByRole("region", { name: "Explanation" })).toHaveCount(0);
    await expect(bare.getByRole("button", { name: "Step forward" })).toHaveCount(0);
    await page.close();
  });

  test("a host of another origin is neither heard nor told", async ({ browser }) => {
    const page = await browser.newPage();
    const frame = await host(page, link("&step=3").replace(places.host, "https://courses.example.org"));
    const slider = frame.getByRole("slider", { name: "Step", exact: true });
    const step = (direction: string) => frame.getByRole("button", { name: `Step ${direction}` }).click();
    await expect(slider).toHaveValue("3");
    await step("forward");
    const here = await slider.inputValue();
    await step("forward");
    const next = await slider.inputValue();
    expect(next).not.toBe(here);
    await step("back");
    await expect(slider).toHaveValue(here);
    await say(page, { fixscope: "goto", step: 12 });
    await say(page, { fixscope: "state" });
    // Where a press leads, the message that came before it did not.
    await step("forward");
    await expect(slider).toHaveValue(next);
    expect(await heard(page)).toEqual([]);
    const own = await host(page, link("&step=3").replace(/&origins=[^&]*/, ""));
    await say(page, { fixscope: "goto", step: 12 });
    await own.getByRole("button", { name: "Step forward" }).click();
    expect(await heard(page), "without a list only the walk's own origin").toEqual([]);
    await page.close();
  });

  test("the focus and the keys of the host stay with it", async ({ browser }) => {
    const page = await browser.newPage();
    const frame = await host(page, link("&exercise=questions-7"));
    await expect.poll(async () => (await last(page, "state"))?.isComplete).toBe(true);
    await expect(frame.getByRole("group", { name: "Exercise" }).getByRole("heading")).toBeVisible();
    const before = (await last(page, "state"))?.step;
    await say(page, { fixscope: "goto", step: before ?? 0 });
    const notes = page.getByRole("textbox", { name: "Notes" });
    await expect(notes).toBeFocused();
    await page.keyboard.type("1 p.m.");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("PageDown");
    await expect(notes).toHaveValue("1 p.m.");
    expect((await last(page, "state"))?.step).toBe(before);
    // A reader who comes in has the keys of the walk.
    await frame.getByRole("button", { name: "Step forward" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => (await last(page, "state"))?.step).toBeGreaterThan(before ?? 0);
    await page.close();
  });

  test("answers are told with their points", async ({ browser }) => {
    const page = await browser.newPage();
    const frame = await host(page, link("&step=20"));
    await expect.poll(async () => (await last(page, "state"))?.isComplete).toBe(true);
    await frame.getByRole("button", { name: "Predict the next step (P)" }).click();
    await frame.getByRole("button", { name: "Not sure" }).click();
    await expect.poll(() => last(page, "answer")).toMatchObject({ points: 0, of: 1 });
    const asked = await host(page, link("&exercise=questions-7"));
    const exercise = asked.getByRole("group", { name: "Exercise" });
    await exercise.getByRole("group", { name: "Answers" }).getByRole("button").first().click();
    await exercise.getByRole("button", { name: "Check" }).click();
    await expect.poll(() => last(page, "answer")).toMatchObject({ of: 1, version: 1 });
    await page.close();
  });

  test("the element of the package goes to its step, and says where it is", async ({ browser }) => {
    if (libraryIsStale()) expect(await buildLibrary()).toBe(0);
    const page = await browser.newPage();
    await page.goto(`${places.host}/${encodeURIComponent("element/pointer?example=one-call-site")}`);
    const walk = page.frameLocator("iframe[title='One call site']");
    const slider = walk.getByRole("slider", { name: "Step", exact: true });
    await expect(slider).toHaveValue("12");
    await expect(walk.getByRole("region", { name: "Explanation" })).toHaveCount(0);
    await page.evaluate(() => document.querySelector("fixscope-walk")?.setAttribute("step", "20"));
    await expect(slider).toHaveValue("20");
    await expect.poll(async () => (await last(page, "state"))?.step).toBe(20);
    await page.close();
  });
});
