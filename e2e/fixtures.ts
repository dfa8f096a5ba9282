import { relative } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { runSeed, runsThisTime, saltOf, share } from "../src/testing/seeds.ts";

/** What every test file can set with `test.use`. */
interface Turns {
  /** Each of its tests takes part in one run of this many, some of them in each run; all of them in the long run. */
  readonly turns: number;
  readonly inTurn: undefined;
}

const taking = base.extend<Turns>({
  turns: [40, { option: true }],
  inTurn: [
    async ({ turns }, use, info) => {
      const file = relative(process.cwd(), info.file);
      const runs = runsThisTime(turns, saltOf(info.titlePath.join(" › ")), file);
      info.skip(!runs, "it takes turns with others; FIXSCOPE_TURNS=all runs all");
      await use(undefined);
    },
    { auto: true },
  ],
});

/**
 * A test whose page must stay quiet: any console error or warning, uncaught error, or request to another origin fails it.
 */
export const test = taking.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(disableServiceWorker);
    await use(context);
  },
  page: async ({ page, baseURL }, use) => failOnConsoleErrors(page, baseURL, use),
});

/** Tests replace answers of the network, which a page that is kept for visits without one would not ask. */
function disableServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}

/** What a worker has open for {@link visit}: one browser profile, and the file of tests that used it last. */
interface Tab {
  file: string;
  context: BrowserContext | undefined;
}

/** Nothing is kept: as in a browser that has never seen the page, but for what it has cached of the network. */
const EMPTY_STORAGE = { cookies: [], origins: [] };

/** Tag of a {@link visit} that begins with a new page, because it is about what a reader finds first. */
export const FRESH = { tag: "@fresh" };

/** Tag of a {@link visit} that loads the page anew in the same tab: settings and drafts stay, what was opened does not. */
export const RELOADED = { tag: "@reloaded" };

/** A link that opens nothing: where it leads, nothing is left on the screen of what was opened before. */
const NOTHING = "#/pointer?example=none";

/**
 * As `test`, but the tests of a file share one browser tab, like a reader who goes from lesson to lesson: the page is
 * loaded once, the next test opens its link in it. A test that must not find what earlier ones left is tagged
 * {@link RELOADED} or {@link FRESH}. In one run of two nothing moves, as for a reader who prefers that; `isStill`: in every
 * run.
 */
export const visit = taking.extend<{ readonly isStill: boolean }, { readonly tab: Tab }>({
  isStill: [false, { option: true }],
  tab: [
    async ({ browser }, use) => {
      const tab: Tab = { file: "", context: undefined };
      await use(tab);
      if (browser.isConnected()) await tab.context?.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browser, tab }, use, { file, tags }) => {
    if (tab.context === undefined) {
      tab.context = await browser.newContext();
      await tab.context.addInitScript(disableServiceWorker);
    }
    if (tab.file !== file || tags.includes(FRESH.tag)) {
      for (const page of tab.context.pages()) await page.close();
      await tab.context.setStorageState(EMPTY_STORAGE);
      tab.file = file;
    }
    await use(tab.context);
  },
  page: async ({ context, viewport, baseURL, isStill }, use, { tags }) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.emulateMedia({ reducedMotion: isStill || runSeed % 2 === 1 ? "reduce" : null });
    if (viewport !== null) await page.setViewportSize(viewport);
    await failOnConsoleErrors(page, baseURL, async () => {
      // What an earlier test left on the screen would pass for the recording that this one waits for.
      await page.goto(tags.includes(RELOADED.tag) || page.url() === "about:blank" ? "about:blank" : NOTHING);
      if (page.url() !== "about:blank") await expect(page.getByText("“none”")).toBeVisible();
      await use(page);
    });
  },
});

export { expect };

async function failOnConsoleErrors(
  page: Page,
  baseURL: string | undefined,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const complaints: string[] = [];
  const origin = new URL(baseURL ?? "http://localhost").origin;
  const listeners = {
    console: (message: { type(): string; text(): string }) => {
      if (["error", "warning", "assert"].includes(message.type()))
        complaints.push(`console ${message.type()}: ${message.text()}`);
    },
    pageerror: (error: Error) => complaints.push(`uncaught: ${error.stack ?? error.message}`),
    request: (request: { url(): string }) => {
      if (!isOwn(request.url(), origin)) complaints.push(`request to another origin: ${request.url()}`);
    },
  };
  page.on("console", listeners.console);
  page.on("pageerror", listeners.pageerror);
  page.context().on("request", listeners.request);
  await use(page);
  page.off("console", listeners.console);
  page.off("pageerror", listeners.pageerror);
  page.context().off("request", listeners.request);
  expect(complaints, "the page complains about nothing and asks no other origin").toEqual([]);
}

/**
 * Fails on any violation of WCAG 2.2 AA that axe finds on the page as it is now.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  // The page has no frames of other origins, so axe needs no page of its own; and only violations are described.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(" ")),
  }));
  expect(found).toEqual([]);
}

/** The themes that follow what the system prefers. */
type Theme = "light" | "dark" | "contrast";

/**
 * As {@link expectAccessible}, on the page as it is now, in one of these themes: another one with each seed, all of them
 * in the long run. Themes differ in colors only.
 */
export async function expectAccessibleIn(page: Page, themes: readonly Theme[] = ["light", "dark"]): Promise<void> {
  for (const theme of share(themes, themes.length)) {
    await page.emulateMedia(theme === "contrast" ? { contrast: "more" } : { colorScheme: theme });
    await expect(page.locator(`html[data-theme=${theme}]`)).toBeAttached();
    await page.evaluate(atRest);
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: null, contrast: null });
}

/** Waits until colors have stopped changing; what is animated without end is not waited for. */
async function atRest(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

function isOwn(address: string, origin: string): boolean {
  const url = new URL(address);
  return url.origin === origin || url.protocol === "data:" || url.protocol === "blob:";
}
