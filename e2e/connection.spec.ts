import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button, editorOf, expectComplete, region, rowsOf } from "./workbench.ts";

// Two cells of the matrix are looked at in each run, another two with each seed.
test.use({ turns: 24 });

/** What fails, and what stands there meanwhile. */
interface Part {
  readonly name: string;
  readonly url: RegExp;
  readonly told: RegExp;
  /** Where it is not on the page of the first lesson. */
  readonly link?: string;
  /** What asks for it, where the page does not yet. */
  readonly open?: (page: Page) => Promise<void>;
  /** What shows that it works, where that is not the run. */
  readonly works?: (page: Page) => Promise<void>;
}

const LESSON = "#/pointer?example=one-call-site";

const parts: readonly Part[] = [
  { name: "the first script", url: /\/start-[^/]*\.js$/, told: /page could not be loaded/ },
  { name: "the page of an analysis", url: /\/engine-page-[^/]*\.js$/, told: /part of the page could not be loaded/ },
  {
    name: "the board of an analysis",
    url: /\/(board|story)-[^/]*\.js$/,
    told: /The part that shows this analysis could not be/,
  },
  { name: "the worker", url: /\/assets\/worker-[^/]*\.js$/, told: /worker that runs the analysis could not be loaded/ },
  { name: "the class library", url: /java-library-image/, told: /The Java front end .* could not be loaded/ },
  { name: "the parser", url: /tree-sitter-java-[^/]*\.wasm$/, told: /The Java front end .* could not be loaded/ },
  {
    name: "the editor",
    url: /open-code-editor/,
    told: /full editor could not be loaded/,
    works: async (page) => void (await editorOf(page)),
  },
  {
    name: "the layout",
    url: /layout-worker/,
    // Only graphs that are drawn whole, and are not small, have no places without it.
    link: "#/pointer?example=linked-lists",
    open: async (page) => {
      await expectComplete(page);
      await page.keyboard.press("a");
    },
    told: /layout failed/,
    works: (page) => expect(region(page, "Pointer flow graph").locator("canvas").first()).toBeVisible(),
  },
  {
    name: "what draws graphs",
    url: /\/graph-canvas-[^/]*\.js$/,
    told: /The part of the page that draws graphs could not be loaded/,
    works: (page) => expect(region(page, "Pointer flow graph").locator("canvas").first()).toBeVisible(),
  },
  {
    name: "the style sheet",
    url: /\/style-[^/]*\.css$/,
    told: /style sheet of the page could not be loaded|part of the page could not be loaded/,
    works: (page) => expect(page.locator(".app")).toHaveCSS("display", "grid"),
  },
  {
    name: "the program of a lesson",
    url: /\/texts-[^/]*\.js$/,
    link: "#/relevancy?example=web-store-total",
    told: /program of this lesson could not be loaded/,
  },
  {
    name: "a lecture",
    url: /lectures\/tour\.json$/,
    link: "#/lecture?file=tour",
    told: /lecture lectures\/tour\.json could not be fetched/,
    works: (page) => expect(page.locator(".workbench")).toBeVisible(),
  },
];

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "is cut": (route) => route.abort("connectionreset"),
  "is answered with 503": (route) => route.fulfill({ status: 503, body: "Service unavailable" }),
  "is cut halfway": async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) });
  },
};

for (const part of parts)
  for (const [fault, answer] of Object.entries(faults)) {
    // Half a style sheet, or half a lecture, is a file like another one.
    if (fault === "is cut halfway" && /style sheet|lecture/.test(part.name)) continue;
    test(`${part.name} ${fault}: that is said, and it works once the network is back`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? "", serviceWorkers: "block" });
      const page = await context.newPage();
      await context.route(part.url, answer);
      await page.goto(part.link ?? LESSON);
      await part.open?.(page);
      const told = page.locator("[role=alert]:visible, [role=status]:visible").filter({ hasText: part.told }).first();
      await expect(told).toBeVisible();
      await expect(told.getByText("Loading …"), "what has failed is not on its way").toBeHidden();
      if (part.url.source.includes("engine-page")) {
        const header = page.getByRole("banner");
        await expect(header.getByRole("link", { name: "Fixscope" }), "a way out stays").toBeVisible();
        await expect(header.getByRole("button", { name: "Menu" })).toBeVisible();
      }
      await expect(page.getByText(/memory ran out|[Pp]lease report/)).toHaveCount(0);
      await context.unrouteAll();
      await page.evaluate(() => Reflect.set(window, "isSamePage", true));
      await told.getByRole("button", { name: "Try again" }).press("Enter");
      if (part.works === undefined) await expectComplete(page);
      else await part.works(page);
      await expect(told).toHaveCount(0);
      // A page that is opened anew begins at its top.
      const keepsFocus = () =>
        page.evaluate(() => !Reflect.has(window, "isSamePage") || document.activeElement !== document.body);
      await expect.poll(keepsFocus, "the focus is not lost with the button").toBe(true);
      await context.close();
    });
  }

const SLOW = /nothing has arrived for 10 seconds/;
const LOADING = /analysis is still being loaded/;

/** What hangs where it is not as when it fails: what is told. */
const hangs: Readonly<Record<string, RegExp>> = {
  "the worker": LOADING,
  "the class library": LOADING,
  "the parser": LOADING,
  "the layout": /layout is taking long/,
};

for (const { name, url, link = LESSON, open, works = expectComplete } of parts)
  test(`${name} hangs: that is said after a while, and it works once the network is back`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", serviceWorkers: "block" });
    const page = await context.newPage();
    let isDown = true;
    await context.route(url, (route) => (isDown ? undefined : route.continue()));
    await page.goto(link, { waitUntil: "commit" });
    await open?.(page);
    const told = page.locator("[role=alert]:visible, [role=status]:visible").filter({ hasText: hangs[name] ?? SLOW });
    const notice = told.first();
    await expect(notice).toBeVisible({ timeout: 40_000 });
    isDown = false;
    const again = notice.getByRole("button", { name: /Try again|Reload the page|Restart/ });
    // The page may have tried again by itself meanwhile, and gone on.
    await Promise.race([again.click(), works(page)]);
    await works(page);
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  });

test("a page of which nothing but the first file has come has words", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", serviceWorkers: "block" });
  const page = await context.newPage();
  await context.route(/\/assets\//, () => undefined);
  await page.goto("#/", { waitUntil: "commit" });
  await expect(page.getByText("Loading …")).toBeVisible();
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
});

test("a worker that stays silent is noticed, said, and another one goes on", async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: baseURL ?? "", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    // The first worker of an analysis stops listening once it has answered, as one in an endless loop.
    let isFirst = true;
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (!isFirst || !String(url).includes("/worker-")) return;
        isFirst = false;
        this.addEventListener("message", (event) => event.stopImmediatePropagation(), { capture: true });
        this.addEventListener("message", () => undefined, { once: true });
        const post = this.postMessage.bind(this);
        let asked = 0;
        this.postMessage = (...message: unknown[]) => {
          if (++asked <= 1) (post as (...all: unknown[]) => void)(...message);
        };
      }
    };
  });
  // A choice that no run of the page was shipped with: the worker is asked.
  await page.goto(`${LESSON}&heap=1`);
  await expect(page.getByText(/still being loaded|has not answered for 10 seconds/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Restart" }).click();
  await expectComplete(page);
  await button(page, "Last step").click();
  expect((await rowsOf(page, "Points-to sets")).map((row) => row.join(" "))).toContain("[4]:y {[4]:o13}");
  await context.close();
});
