import type { Page } from "@playwright/test";

/** What is no sentence: programs, formulas, signs, names of rules and symbols, what the program prints. */
const SIGNS = "code, kbd, pre, textarea, svg, .source, .pseudocode, .wordmark, [lang=en], .inference, .fact, td, .tag";

/** Two words of English prose beside each other; names of methods and files have no spaces in them. */
const PROSE = /\b[a-z]{2,} [a-z]{2,}\b/;

/** What a reader or a program calls something stays as it is, and so do its statements and the nodes of its control flow. */
const NAMES = /“[^”]*”|\b(?:new|return|throw|entry|exit) [a-z]+/g;

/** Any Chinese letter or mark. */
const CHINESE = /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/;

/** The English that is left in what is in sight, what is no sentence aside. */
export async function englishLeft(page: Page, signs = SIGNS): Promise<readonly string[]> {
  return (await textsOf(page, signs)).filter((text) => PROSE.test(text.replaceAll(NAMES, "")));
}

/** The Chinese that is left in what is in sight, the name of the language aside. */
export async function chineseLeft(page: Page): Promise<readonly string[]> {
  return (await textsOf(page, "[lang=zh]")).filter((text) => CHINESE.test(text.replaceAll(NAMES, "")));
}

/** All texts and names in sight, but for what is in elements of `without`. */
async function textsOf(page: Page, without: string): Promise<readonly string[]> {
  const texts = await page.evaluate((signs) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode() !== null) nodes.push(walker.currentNode);
    const shown = nodes.filter(({ parentElement: on }) => on?.checkVisibility() === true && on.closest(signs) === null);
    const names = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder"];
    const named = [...document.body.querySelectorAll(names.map((name) => `[${name}]`).join())].filter(
      (element) => element.closest(signs) === null,
    );
    return [
      document.title,
      ...shown.map(({ nodeValue }) => nodeValue ?? ""),
      ...named.flatMap((element) => names.map((name) => element.getAttribute(name) ?? "")),
    ];
  }, without);
  return [...new Set(texts)];
}
