import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { at } from "../scripts/paths.mjs";
import { writeList } from "../scripts/service-worker.mjs";
import { expect, test } from "./fixtures.ts";
import { button, editorOf, expectComplete, rowsOf } from "./workbench.ts";

/** A host below a path of its own, which can go away and get another build. */
class Host {
  readonly root: string;
  readonly port: number;
  #process: ChildProcess | undefined;

  constructor(root: string, port: number) {
    this.root = root;
    this.port = port;
  }

  get folder(): string {
    return join(this.root, "sub");
  }

  get base(): string {
    return `http://localhost:${this.port}/sub/`;
  }

  async up(): Promise<void> {
    const code = `import(${JSON.stringify(at("scripts/serve.mjs"))}).then((m) => m.serve(${JSON.stringify(this.root)}, ${this.port}, { exact: true })).then(() => console.log("up"))`;
    this.#process = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "pipe", "inherit"] });
    await new Promise((resolve) => this.#process?.stdout?.once("data", resolve));
  }

  async down(): Promise<void> {
    const ended = new Promise((resolve) => this.#process?.once("exit", resolve));
    this.#process?.kill();
    await ended;
  }

  /** Another build: the same page with another title. */
  async build(title: string): Promise<void> {
    const page = join(this.folder, "index.html");
    await writeFile(page, (await readFile(page, "utf8")).replace(/<title>.*<\/title>/, `<title>${title}</title>`));
    writeList(this.folder);
  }
}

async function host(): Promise<Host> {
  const root = await mkdtemp(join(tmpdir(), "fixscope-"));
  await cp(at("dist/web"), join(root, "sub"), { recursive: true });
  const port = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
  const made = new Host(root, port);
  await made.up();
  return made;
}

/** Waits until the browser keeps the page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The first word of the page's own title, which no lesson has changed. */
function titleInFile(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const text = await (await fetch("./index.html")).text();
    return /<title>(.*)<\/title>/.exec(text)?.[1] ?? "";
  });
}

test("after one visit the page works without a network: lessons never opened, the editor, an own text after a reload", async ({
  browser,
}) => {
  const server = await host();
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(`${server.base}#/`);
  await kept(page);
  await server.down();

  await page.goto(`${server.base}#/pointer?example=one-call-site`);
  await page.reload();
  await expectComplete(page);
  await button(page, "Last step").click();
  expect((await rowsOf(page, "Points-to sets")).map((row) => row.join(" "))).toContain("[4]:y {o13}");
  await (await editorOf(page)).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("/*offline*/");
  await expect(page.getByText(/^(analyzing…|changed)$/)).toHaveCount(0);
  await page.reload();
  // The line of the step is in sight, the first one need not be.
  await (await editorOf(page)).focus();
  await page.keyboard.press("Control+Home");
  await expect(page.locator(".view-lines")).toContainText("/*offline*/");
  expect(complaints).toEqual([]);

  // A file that storage has lost or damaged is fetched again when the host is back.
  await server.up();
  const restored = await page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    const cache = await caches.open(name);
    const address = new URL("third-party-notices.txt", location.href).href;
    const whole = await (await cache.match(address))?.text();
    await cache.put(address, new Response("damaged"));
    const answered = await (await fetch(address)).text();
    return answered === whole && (await (await cache.match(address))?.text()) === whole;
  });
  expect(restored).toBe(true);
  await context.close();
  await server.down();
  await rm(server.root, { recursive: true });
});

test("an update is offered and never forced, an older tab goes on, and half an update is none", async ({ browser }) => {
  const server = await host();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.base}#/pointer?example=one-call-site`);
  await kept(page);
  const old = await context.newPage();
  await old.goto(`${server.base}#/`);
  const offer = page.getByText("A newer version of Fixscope is ready");

  // One file of the new build is not on the host yet.
  await server.build("Half");
  await rm(join(server.folder, "index.html"));
  const look = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => undefined);
      const worker = registration.installing;
      if (worker !== null)
        await new Promise<void>((resolve) => worker.addEventListener("statechange", () => resolve(), { once: true }));
    });
  await look();
  await page.reload();
  await expectComplete(page);
  expect(await titleInFile(page)).not.toBe("Half");
  await expect(offer).toHaveCount(0);

  await cp(at("dist/web/index.html"), join(server.folder, "index.html"));
  await server.build("Whole");
  await look();
  await expect(offer).toBeVisible();
  await page.reload();
  await expectComplete(page);
  expect(await titleInFile(page), "without a word from the reader nothing changes").not.toBe("Whole");
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Update", exact: true }).click()]);
  await expectComplete(page);
  await expect.poll(() => titleInFile(page)).toBe("Whole");
  await expect(offer).toHaveCount(0);

  // The tab of the build before fetches a part that it has not needed so far.
  await server.down();
  await old.getByRole("link", { name: /^Open 1-call-site/ }).click();
  await expectComplete(old);
  await context.close();
  await rm(server.root, { recursive: true });
});
