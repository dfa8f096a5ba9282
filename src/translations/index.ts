import type { Locale, Translation } from "../kernel/index.ts";

/** What the page says in a language; undefined for that of the catalogues. */
export async function pageTranslation(locale: Locale): Promise<Translation | undefined> {
  return locale === "zh" ? await import("./zh/page.ts") : undefined;
}

/** What a worker says in a language, by the English texts; undefined for that of the catalogues. */
export async function workerTexts(locale: Locale): Promise<Translation["texts"] | undefined> {
  return locale === "zh" ? (await import("./zh/worker.ts")).texts : undefined;
}
