import { mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { at } from "../scripts/paths.mjs";
import { serve } from "../scripts/serve.mjs";
import { expect, test } from "./fixtures.ts";
import {
  button,
  editorOf,
  expectComplete,
  expectPosition,
  lengthOf,
  region,
  rowsOf,
  walkFirstLesson,
} from "./workbench.ts";

// What everything else depends on is looked at often.
test.use({ turns: 2 });

test("the first example can be walked before the editor has loaded", async ({ page }) => {
  const held: string[] = [];
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/code-editor.*\.js/, async (route) => {
    held.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto("#/pointer?example=one-call-site");
  await expectComplete(page);
  await button(page, "Last step").click();
  await expectPosition(page, await lengthOf(page));
  expect((await rowsOf(page, "Points-to sets")).map((row) => row.join(" "))).toContain("[4]:y {o13}");
  await page.keyboard.press("ArrowLeft");
  await expect(region(page, "Program")).toContainText("n1 = new One();");
  await expect(region(page, "Program").locator("[aria-current=step]"), "the statement is marked").toHaveCount(1);
  await expect.poll(() => held, "the editor was asked for and is not here").toHaveLength(1);
  await expect(region(page, "Program").getByRole("textbox")).toHaveCount(0);

  letGo();
  await editorOf(page);
  await expect(region(page, "Program").locator(".view-lines")).toContainText("n1 = new One();");
});

test("the files of a lesson are asked for before the code of the page has run, and once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/assets\/start-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("#/pointer?example=one-call-site", { waitUntil: "commit" });
  for (const name of ["engine-page", "board", "lessons", "read-shipped-run"])
    await expect.poll(() => asked.filter((path) => path.includes(`/${name}-`)), name).toHaveLength(1);
  letGo();
  await expectComplete(page);
  const scripts = asked.filter((path) => /\.(js|css)$/.test(path) && !path.includes("worker"));
  expect(scripts.filter((path, index) => scripts.indexOf(path) !== index)).toEqual([]);
});

test("a lesson that is left before its page has arrived stays left", async ({ page }) => {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const arrived = page.waitForResponse(/engine-page-.*\.js/);
  await page.route(/engine-page-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("#/");
  await page.getByRole("link", { name: /^Open 1-call-site/ }).click();
  await expect(page).toHaveURL(/example=one-call-site/);
  await page.goBack();
  letGo();
  await arrived;
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("link", { name: /^Open 1-call-site/ })).toBeVisible();
  await expect(button(page, "Step forward")).toHaveCount(0);
});

test("the gallery fetches neither the editor nor an analysis", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("#/", { waitUntil: "networkidle" });
  expect(asked.filter((url) => /code-editor|cytoscape|layout-worker|\.wasm/.test(url))).toEqual([]);
});

test("works under a sub-path, and asks for nothing outside of it", async ({ browser }) => {
  const root = await mkdtemp(join(tmpdir(), "fixscope-"));
  await mkdir(join(root, "sub"));
  await symlink(at("dist/web"), join(root, "sub", "path"));
  const port = await serve(root, await freePort(), { exact: true });
  const base = `http://localhost:${port}/sub/path/`;
  const context = await browser.newContext();
  const page = await context.newPage();
  const strays: string[] = [];
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(base) && !/^(data|blob):/.test(url)) strays.push(url);
  });
  page.on("response", (response) => {
    if (!response.ok()) strays.push(`${response.status()} ${response.url()}`);
  });
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) strays.push(message.text());
  });
  await page.goto(`${base}#/`);
  await walkFirstLesson(page);
  expect(strays).toEqual([]);
  await context.close();
  await rm(root, { recursive: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address !== null ? resolve(address.port) : reject(address)));
    });
  });
}

test.describe("in every run", () => {
  test.use({ turns: 1 });

  test("the shell is small: what draws an analysis, the comparison and the editor are fetched when wanted", async () => {
    const html = await readFile(at("dist/web/index.html"), "utf8");
    const scripts = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? "");
    const texts = await Promise.all(scripts.map((path) => readFile(at(`dist/web/${path}`), "utf8")));
    const sizes = texts.map((text) => gzipSync(text).length);
    expect(scripts.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
    const shell = texts.join("");
    expect(shell, "the list of lessons").toContain("1-call-site, the full walk");
    for (const said of ["n1 = new One();", "m() is analyzed under [4]", "Lazy initialization does not use pre"])
      expect(shell, "programs and what is said of them come with their lesson").not.toContain(said);
  });
});
