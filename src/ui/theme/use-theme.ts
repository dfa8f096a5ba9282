import { useEffect } from "react";
import { useMedia } from "../parts/index.ts";
import { resolveTheme, type ThemeName, useSettings } from "../store/index.ts";

const barColors: Readonly<Record<ThemeName, string>> = { light: "#f6f6f3", dark: "#17181a", contrast: "#ffffff" };

/** The theme to draw; writes it on the document so that the style sheets follow. */
export function useTheme(): ThemeName {
  const choice = useSettings((settings) => settings.theme);
  const dark = useMedia("(prefers-color-scheme: dark)");
  const contrast = useMedia("(prefers-contrast: more)");
  const theme = resolveTheme(choice, { dark, contrast });
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
      meta.content = barColors[theme];
  }, [theme]);
  return theme;
}
