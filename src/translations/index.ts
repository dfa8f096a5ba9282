import { engines } from "../engines/index.ts";
import type { Catalog, Locale, Translation } from "../kernel/index.ts";

/** What the page says in a language; undefined for that of the catalogs. */
export async function pageTranslation(locale: Locale): Promise<Translation | undefined> {
  if (locale === "en") return undefined;
  const ofEngines = engines.flatMap(({ translations }) => [
    translations?.[locale]?.run(),
    translations?.[locale]?.page(),
  ]);
  return joined([import("./zh/shared.ts"), import("./zh/ui/index.ts"), import("./zh/lectures/index.ts"), ...ofEngines]);
}

/** What a worker says in a language; undefined for that of the catalogs. */
export async function workerTranslation(locale: Locale): Promise<Translation | undefined> {
  if (locale === "en") return undefined;
  const ofEngines = engines.map(({ translations }) => translations?.[locale]?.run());
  return joined([import("./zh/shared.ts"), import("./zh/java/index.ts"), ...ofEngines]);
}

/** Both at once: the command line runs and draws in one place. */
export async function wholeTranslation(locale: Locale): Promise<Translation | undefined> {
  if (locale === "en") return undefined;
  return joined([workerTranslation(locale), pageTranslation(locale)]);
}

/** One translation of several. */
async function joined(parts: readonly (Promise<Translation | undefined> | undefined)[]): Promise<Translation> {
  const all: Record<string, Catalog> = {};
  for (const part of await Promise.all(parts))
    for (const [name, sentences] of Object.entries(part ?? {})) all[name] = { ...all[name], ...sentences };
  return all;
}
