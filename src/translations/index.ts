import { engines } from "../engines/index.ts";
import type { Locale, Translation } from "../kernel/index.ts";
import { pairsOf } from "./pairs.ts";

/** What the page says in a language; undefined for that of the catalogs. */
export async function pageTranslation(locale: Locale): Promise<Translation | undefined> {
  return locale === "zh" ? await import("./zh/page.ts") : undefined;
}

/** What a worker says in a language, by the English texts; undefined for that of the catalogs. */
export async function workerTexts(locale: Locale): Promise<Translation["texts"] | undefined> {
  return locale === "zh" ? (await import("./zh/worker.ts")).texts : undefined;
}

/** Both at once, and what boards say by its English text, too: the command line runs and draws in one place. */
export async function wholeTranslation(locale: Locale): Promise<Translation | undefined> {
  const [page, worker] = await Promise.all([pageTranslation(locale), workerTexts(locale)]);
  if (page === undefined) return undefined;
  const told = await Promise.all(engines.map(({ messages }) => messages()));
  const stories = told.flatMap((messages) => pairsOf(messages, page.sentences));
  return { sentences: page.sentences, texts: new Map([...stories, ...page.texts, ...(worker ?? [])]) };
}
