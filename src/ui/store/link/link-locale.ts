import { type Locale, locales } from "../../../kernel/index.ts";

const LANGUAGE = /([?&])lang=([^&]*)(&|$)/;

/** What a link writes as its language. */
export function languageIn(hash: string): string | undefined {
  return LANGUAGE.exec(hash)?.[2];
}

/** The language that a link asks for; undefined where it asks for none that is known. */
export function localeIn(hash: string): Locale | undefined {
  const found = languageIn(hash);
  return locales.find((locale) => locale === found);
}

/** The link for readers of a language: it names it, unless that is the one of a page without a choice. */
export function withLocale(hash: string, locale: Locale): string {
  const bare = hash.replace(LANGUAGE, (_, before: string, __, after: string) => (after === "" ? "" : before));
  return locale === locales[0] ? bare : `${bare}${bare.includes("?") ? "&" : "?"}lang=${locale}`;
}
