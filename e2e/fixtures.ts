import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

/**
 * A test whose page must stay quiet: any console error or warning, uncaught error, or request to another origin fails it.
 */
export const test = base.extend({
  page: async ({ page, baseURL }, use) => quietly(page, baseURL, use),
});

/** What a worker has open for {@link visit}. */
interface Tab {
  file: string;
  context: BrowserContext | undefined;
}

/** Tag of a {@link visit} that begins with a new page, because it is about what a reader finds first. */
export const FRESH = { tag: "@fresh" };

/**
 * As `test`, but the tests of a file share one browser tab, like a reader who comes back: what was fetched need not be
 * fetched again. It keeps settings and drafts of earlier tests; a test that must not see them is tagged {@link FRESH}.
 */
export const visit = base.extend<object, { readonly tab: Tab }>({
  tab: [
    async ({ browser }, use) => {
      const tab: Tab = { file: "", context: undefined };
      await use(tab);
      if (browser.isConnected()) await tab.context?.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browser, tab }, use, { file, tags }) => {
    if (tab.context === undefined || tab.file !== file || tags.includes(FRESH.tag)) {
      await tab.context?.close();
      tab.context = await browser.newContext();
      tab.file = file;
    }
    await use(tab.context);
  },
  page: async ({ context, viewport, baseURL }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    // Loaded anew: what an earlier test left on the screen would pass for the recording that this one waits for.
    await page.goto("about:blank");
    if (viewport !== null) await page.setViewportSize(viewport);
    await quietly(page, baseURL, use);
  },
});

export { expect };

async function quietly(page: Page, baseURL: string | undefined, use: (page: Page) => Promise<void>): Promise<void> {
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

/** Fails on any violation of WCAG 2.2 AA that axe finds on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  // The page has no frames of other origins, so axe needs no page of its own; and only violations are described.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(tags);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(" ")),
  }));
  expect(found).toEqual([]);
}

/** The themes that follow what the system prefers. */
type Theme = "light" | "dark" | "contrast";

/** As {@link expectAccessible}, in each of these themes, on the page as it is now. */
export async function expectAccessibleIn(page: Page, themes: readonly Theme[] = ["light", "dark"]): Promise<void> {
  for (const theme of themes) {
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
