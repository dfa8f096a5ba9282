import type { Translation } from "../../kernel/index.ts";
import type { EnglishCatalog } from "./english-catalogs.ts";

/** More than one word. */
const PROSE = /[a-z]{2,}[ -].*[a-z]{2,}/i;

/** Where a text may be a name: the label of a preset is that of a method, of an order, of a selector. */
const MAY_BE_NAME = /\.presets\.\d+$/;

/** What a translation leaves in English, a line for each: `lessonTexts: one-object.title: 1-object against 1-call-site`. */
export function untranslated(catalogs: readonly EnglishCatalog[], translation: Translation): readonly string[] {
  return catalogs.flatMap(({ name = "unnamed", sentences }) =>
    Object.entries(sentences)
      .filter(([id, text]) => translation[name]?.[id] === undefined && (PROSE.test(text) || !MAY_BE_NAME.test(id)))
      .map(([id, text]) => `${name}: ${id}: ${text}`),
  );
}
