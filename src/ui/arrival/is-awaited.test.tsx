import { expect, test } from "vitest";
import { isAwaited } from "./is-awaited.ts";

/** A page with this in it. */
function page(html: string): HTMLElement {
  const host = document.createElement("div");
  host.innerHTML = html;
  return host;
}

test.each([
  '<div class="first-words"></div>',
  '<p class="arriving"></p>',
  '<section><p class="graph-note is-preparing is-awaited"></p></section>',
  '<section><p class="graph-note is-awaited"></p></section>',
  '<div data-editor="plain" data-coming="true"></div>',
])("%s is awaited", (html) => {
  expect(isAwaited(page(html))).toBe(true);
});

test.each(["<main></main>", '<p class="graph-note"></p>', '<div data-editor="plain"></div>'])("%s is not", (html) => {
  expect(isAwaited(page(html))).toBe(false);
});
