import { createServer, get } from "node:http";
import { test as base, expect } from "@playwright/test";
import { at } from "../scripts/paths.mjs";
import { serve } from "../scripts/serve.mjs";
import { share } from "../src/testing/seeds.ts";
import { type FirefoxTab, withFirefox } from "./firefox/firefox.ts";
import { prepareWalk } from "./place.ts";
import { ownProgram } from "./workbench.ts";

/** The Firefox that readers have, where Playwright knows one of its own make. It is started once. */
const test = base.extend<object, { readonly firefox: FirefoxTab }>({
  firefox: [({ headless }, use) => withFirefox(headless, use), { scope: "worker", timeout: 60_000 }],
});

/** The pages that show a run, and what is walked there. */
const pages = {
  pointer: "example=one-call-site",
  compare: "example=one-object",
  relevancy: "example=instrumented-code",
  pushdown: "example=textbook-system",
  separation: "example=adding-two-numbers&method=add",
  "data-flow": "example=not-distributive",
  lecture: "file=context-sensitivity-1",
} as const;

/** A page with one run, the stage of which tells what it shows. */
function isOfOneRun([route]: readonly [string, string]): boolean {
  return route !== "compare" && route !== "lecture";
}

/** Presses of a key in each direction. */
const PRESSES = 5;

test.afterEach(({ firefox }) => {
  expect(firefox.complaints(), "the page complains about nothing").toEqual([]);
});

test("Firefox opens the first page, which leads to the pages that are walked below", async ({ firefox, baseURL }) => {
  await firefox.open(`${baseURL}#/`);
  await expect.poll(() => firefox.ask(pagesLinked)).toEqual(Object.keys(pages).sort());
});

for (const [route, query] of share(Object.entries(pages), 2))
  test(`Firefox walks #/${route} forward and back`, async ({ firefox, baseURL }) => {
    await firefox.open(`${baseURL}#/${route}?${query}&step=0`);
    // Of compared runs each is recorded when it is.
    const text = expect.not.stringContaining("0 / 0");
    await expect.poll(() => firefox.ask(shown)).toMatchObject({ position: 0, isReady: true, isDrawn: true, text });
    const forward = [await firefox.ask(shown)];
    for (let press = 0; press < PRESSES; press++) {
      await firefox.press("ArrowRight");
      await expect.poll(() => firefox.ask(position)).toBeGreaterThan(forward.at(-1)?.position ?? 0);
      forward.push(await firefox.ask(shown));
    }
    expect(new Set(forward.map(({ text }) => text)).size, "every step shows something else").toBe(forward.length);
    for (const before of forward.slice(0, -1).reverse()) {
      await firefox.press("ArrowLeft");
      await expect.poll(() => firefox.ask(shown)).toEqual(before);
    }
    await firefox.press("End");
    const { last } = await firefox.ask(shown);
    await expect.poll(() => firefox.ask(shown)).toMatchObject({ position: last, isDrawn: true });
  });

for (const [route, query] of share(Object.entries(pages).filter(isOfOneRun), 2))
  test(`Firefox draws whole what a step of #/${route} is about, and letters that can be read`, async ({
    firefox,
    baseURL,
  }) => {
    await firefox.open(`${baseURL}#/${route}?${query}&step=0`);
    await expect.poll(() => firefox.ask(shown)).toMatchObject({ position: 0, isReady: true, isDrawn: true });
    await firefox.tell(prepareWalk);
    await firefox.tell(beginWalk);
    await expect.poll(() => firefox.ask(walked), { timeout: 60_000 }).not.toBe("under way");
    expect(await firefox.ask(walked)).toBe("");
  });

test("Firefox asks for the entry of a program without main, by keyboard", async ({ firefox, baseURL }) => {
  const program =
    "class Cell { Object held; void put(Object one) { held = one; } static void fill() { new Cell().put(new Object()); } }";
  await firefox.open(`${baseURL}#/pointer?${ownProgram(program, "context=ci&profile=java", "Cell.java")}`);
  await expect.poll(() => firefox.ask(entries)).toEqual(["", "Cell.fill()", "Cell.put(Object)"]);
  await firefox.ask(focusEntries);
  await firefox.press("ArrowDown");
  await expect.poll(() => firefox.ask(shown)).toMatchObject({ isReady: true, isDrawn: true });
  expect(await firefox.ask(focusEntries), "the choice that was made").toBe("Cell.fill()");
});

test("Firefox saves the program as a download and asks for files with the page’s own keys", async ({
  firefox,
  baseURL,
}) => {
  await firefox.open(`${baseURL}#/pointer?example=one-call-site&step=0`);
  await expect.poll(() => firefox.ask(shown)).toMatchObject({ isReady: true, isDrawn: true });
  await firefox.ask(noteFiles);
  await firefox.press("Control+s");
  await expect.poll(() => firefox.ask(filesNoted)).toEqual(["saved C.java"]);
  await firefox.press("Control+o");
  await expect.poll(() => firefox.ask(filesNoted)).toEqual(["saved C.java", "asked for files"]);
});

test("Firefox opens what comes with the page without an origin, as in a frame of a learning platform", async ({
  firefox,
}) => {
  const port = await serve(at("dist/web"), 24_000 + Math.floor(Math.random() * 20_000), { embedders: ["null"] });
  const host = await withoutOrigin(port);
  for (const [route, query] of share(Object.entries(pages), 2)) {
    await firefox.open(`${host.address}#/${route}?${query}&step=0`);
    await expect.poll(() => firefox.ask(shown), route).toMatchObject({ position: 0, isReady: true, isDrawn: true });
    await firefox.press("ArrowRight");
    await expect.poll(() => firefox.ask(position), route).toBeGreaterThan(0);
    expect(await firefox.ask(() => self.origin)).toBe("null");
    expect(await firefox.ask(() => document.body.textContent ?? ""), route).not.toContain("not in this browser");
  }
  host.close();
});

/** Serves the page of a port as a document without an origin: nothing can be stored there. */
async function withoutOrigin(port: number): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((request, response) => {
    get({ port, path: request.url, headers: { host: `localhost:${port}` } }, (page) => {
      const policy = [page.headers["content-security-policy"], "sandbox allow-scripts"].flat().join("; ");
      const isPage = page.headers["content-type"]?.startsWith("text/html") === true;
      response.writeHead(page.statusCode ?? 500, {
        ...page.headers,
        ...(isPage ? { "content-security-policy": policy } : {}),
      });
      page.pipe(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`,
    close: () => server.close(),
  };
}

declare global {
  interface Window {
    /** What is wrong at the positions that were walked to; undefined while the walk is under way. */
    faults?: string | undefined;
  }
}

/** Runs in the page: goes to some positions and the last one, and notes what is wrong there. */
function beginWalk(): void {
  const slider = document.querySelector<HTMLInputElement>(".transport input[type=range]");
  const last = Number(slider?.max ?? 0);
  window.faults = undefined;
  void (async () => {
    const found: string[] = [];
    for (let count = 1; count <= 8; count++) {
      const position = Math.round((count * last) / 8);
      if ((await window.walk?.goTo(position)) !== true) found.push(`position ${position} is not reached`);
      const faults = (await window.walk?.faults(11)) ?? ["nothing is told"];
      found.push(...faults.map((fault) => `position ${position}: ${fault}`));
    }
    window.faults = found.join("\n");
  })();
}

/** Runs in the page: what was found. */
function walked(): string {
  return window.faults ?? "under way";
}

/** Runs in the page: the methods that the choice in the header offers. */
function entries(): string[] {
  const choice = document.querySelector<HTMLSelectElement>("select[aria-label='Entry method']");
  return [...(choice?.options ?? [])].map(({ value }) => value);
}

/** Runs in the page: puts the focus on the choice of the entry, and tells what is chosen. */
function focusEntries(): string {
  const choice = document.querySelector<HTMLSelectElement>("select[aria-label='Entry method']");
  choice?.focus();
  return choice?.value ?? "";
}

/** Runs in the page: notes downloads and questions for files, in place of the dialogs, which no test can answer. */
function noteFiles(): boolean {
  const note = (text: string): void => {
    document.documentElement.dataset["files"] = `${document.documentElement.dataset["files"] ?? ""}${text}\n`;
  };
  HTMLAnchorElement.prototype.click = function () {
    note(`saved ${this.download}`);
  };
  HTMLInputElement.prototype.showPicker = function () {
    note(this.type === "file" && this.multiple && navigator.userActivation.isActive ? "asked for files" : "odd");
  };
  return true;
}

/** Runs in the page: what {@link noteFiles} has noted. */
function filesNoted(): string[] {
  return (document.documentElement.dataset["files"] ?? "").split("\n").slice(0, -1);
}

/** Runs in the page: where its links lead. */
function pagesLinked(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='#/']")];
  const routes = links.map(({ hash }) => hash.replace(/^#\//, "").replace(/\?.*$/, ""));
  return [...new Set(routes)].filter((route) => route !== "").sort();
}

/** Runs in the page: the position on the step slider. */
function position(): number {
  return Number(document.querySelector<HTMLInputElement>("input[type=range]")?.value ?? -1);
}

/** Runs in the page: the step, and what is said about it. */
function shown() {
  const slider = document.querySelector<HTMLInputElement>("input[type=range]");
  const forward = document.querySelector("button[aria-label='Step forward']");
  const pictures = [...document.querySelectorAll("main :is(canvas, svg, table)")];
  // The comparison says it once for each run.
  const steps = [...document.querySelectorAll("section[aria-label=Explanation], section[aria-label$=' run'] li")];
  return {
    position: Number(slider?.value ?? -1),
    last: Number(slider?.max ?? -1),
    isReady: forward !== null && forward.getAttribute("aria-disabled") !== "true",
    isDrawn: pictures.some((picture) => picture.getBoundingClientRect().height > 50),
    text: steps.map(({ textContent }) => textContent).join("\n"),
  };
}
