import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/**
 * A test whose page must stay quiet: any console error or warning, uncaught error, or request to another origin fails it.
 */
export const test = base.extend({
  page: async ({ page, baseURL }, use) => {
    const complaints: string[] = [];
    const origin = new URL(baseURL ?? "http://localhost").origin;
    page.on("console", (message) => {
      if (["error", "warning", "assert"].includes(message.type())) {
        complaints.push(`console ${message.type()}: ${message.text()}`);
      }
    });
    page.on("pageerror", (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
    page.context().on("request", (request) => {
      if (!isOwn(request.url(), origin)) complaints.push(`request to another origin: ${request.url()}`);
    });
    await use(page);
    expect(complaints, "the page complains about nothing and asks no other origin").toEqual([]);
  },
});

export { expect };

/** Fails on any violation of WCAG 2.2 AA that axe finds on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(" ")),
  }));
  expect(found).toEqual([]);
}

function isOwn(address: string, origin: string): boolean {
  const url = new URL(address);
  return url.origin === origin || url.protocol === "data:" || url.protocol === "blob:";
}
