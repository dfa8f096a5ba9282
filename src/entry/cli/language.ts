import { type Locale, locales, setLocale } from "../../kernel/index.ts";
import { wholeTranslation } from "../../translations/index.ts";

/** Simplified Chinese as environments name it, where the terminal reads UTF-8. */
const CHINESE = /^zh(?:[-_](?:CN|SG|Hans)\w*)*(?:\.utf-?8)?(?:@.*)?$/i;

/**
 * The language of a command line: that of `--lang`, else that of the environment, in which the first variable that is set
 * counts, as in other programs. It is known before the command line is read: the help is in that language, too.
 */
export function languageOf(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): Locale {
  const flags = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
  const given = flags.flatMap((flag, index) => {
    const [name, value = flags[index + 1]] = flag.split("=");
    return name === "--lang" ? [value] : [];
  });
  const asked = locales.find((locale) => locale === given.at(-1));
  if (asked !== undefined) return asked;
  const set = [environment["LC_ALL"], environment["LC_MESSAGES"], environment["LANG"]].find(
    (value) => value !== undefined && value !== "",
  );
  return set !== undefined && CHINESE.test(set) ? "zh" : "en";
}

/** Fetches what is said in a language and sets it. */
export async function loadLocale(locale: Locale): Promise<void> {
  setLocale(locale, await wholeTranslation(locale));
}
