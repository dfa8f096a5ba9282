import { t } from "../../messages/index.ts";
import { useServices, useSettings } from "../../store/index.ts";

/** Shows the page in its other language: named as its readers call it, shown by its code, since not every machine has its letters. */
export function LanguageSwitch() {
  const { settings } = useServices();
  const locale = useSettings((state) => state.locale);
  const other = locale === "en" ? "zh" : "en";
  return (
    <button
      type="button"
      className="text-button language-switch"
      lang={other}
      aria-label={t("shell.otherLanguage")}
      title={t("shell.otherLanguage")}
      onClick={() => settings.setState({ locale: other })}
    >
      {t("shell.otherLanguageShort")}
    </button>
  );
}
