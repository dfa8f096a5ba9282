import { useEffect, useRef, useState } from "react";
import { type Locale, setLocale, type Translation } from "../../../kernel/index.ts";
import { t } from "../../messages/index.ts";
import { notify } from "../../parts/index.ts";
import { useServices, useSettings } from "../../store/index.ts";

const SWITCH = ".language-switch";

/** Fetches what is said in a language; undefined for that of the catalogs. */
export type LoadTranslation = (locale: Locale) => Promise<Translation | undefined>;

/**
 * The language that the page is shown in: that of the settings, once its texts are here; undefined until the first one is.
 * `onSwitch` is called when another one takes its place.
 */
export function useLanguage(load: LoadTranslation, onSwitch: () => void): Locale | undefined {
  const { settings } = useServices();
  const chosen = useSettings(({ locale }) => locale);
  const [shown, setShown] = useState<Locale | undefined>(chosen === "en" ? chosen : undefined);
  const switched = useRef(onSwitch);
  switched.current = onSwitch;
  const isAtSwitch = useRef(false);
  useEffect(() => {
    if (chosen === shown) return undefined;
    let isWanted = true;
    const show = (translation: Translation | undefined): void => {
      if (!isWanted) return;
      setLocale(chosen, translation);
      document.documentElement.lang = chosen;
      // All that is shown is drawn anew; the focus stays where it was.
      isAtSwitch.current = document.activeElement?.matches(SWITCH) === true;
      if (shown !== undefined) switched.current();
      setShown(chosen);
    };
    const stay = (): void => {
      if (!isWanted) return;
      notify({ kind: "warning", text: () => t("fetch.failed") });
      settings.setState({ locale: shown ?? "en" });
    };
    load(chosen).then(show, stay);
    return () => {
      isWanted = false;
    };
  }, [load, settings, chosen, shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page is shown in another language
  useEffect(() => {
    if (isAtSwitch.current) document.querySelector<HTMLElement>(SWITCH)?.focus();
  }, [shown]);
  return shown;
}
