import { createStore, type StoreApi } from "zustand/vanilla";
import { type Locale, locales } from "../../../kernel/index.ts";
import type { Storage } from "./storage.ts";

export type ThemeChoice = "auto" | "light" | "dark" | "contrast";
export type ThemeName = Exclude<ThemeChoice, "auto">;

export const themeChoices: readonly ThemeChoice[] = ["auto", "light", "dark", "contrast"];

/** What the reader prefers, kept over visits. */
export interface Settings {
  readonly theme: ThemeChoice;
  /** The language of the page. */
  readonly locale: Locale;
  /** Keys without a modifier, such as `.` and `?`, work. */
  readonly singleKeys: boolean;
  /** What appears later is drawn faintly. */
  readonly ghosts: boolean;
  /** What an execution showed is marked on facts. */
  readonly observed: boolean;
  /** The column of facts, the program and the pseudocode are open; undefined: where there is space. */
  readonly facts: boolean | undefined;
  readonly program: boolean;
  readonly pseudocode: boolean;
  /** Only source, stage, rule card and step bar, in large letters. */
  readonly lecture: boolean;
}

const defaults: Settings = {
  theme: "auto",
  locale: "en",
  singleKeys: true,
  ghosts: true,
  observed: false,
  facts: undefined,
  program: true,
  pseudocode: true,
  lecture: false,
};

// What is undefined by default is a member, too.
const names = Object.keys(defaults) as readonly (keyof Settings)[];

/**
 * The settings of the last visit. What another tab has changed meanwhile stays.
 * @param onLost the browser does not keep a change
 */
export function createSettings(storage: Storage, onLost: () => void = () => undefined): StoreApi<Settings> {
  const store = createStore<Settings>(() => readSettings(storage.read("settings")));
  store.subscribe((settings, before) => {
    const changed = names.filter((name) => settings[name] !== before[name]);
    if (changed.length === 0) return;
    const stored = readSettings(storage.read("settings"));
    const isKept = storage.write("settings", {
      ...stored,
      ...Object.fromEntries(changed.map((name) => [name, settings[name]])),
    });
    if (!isKept) onLost();
  });
  return store;
}

/** Settings from what was stored; what does not fit is left at its default. */
export function readSettings(value: unknown): Settings {
  if (typeof value !== "object" || value === null) return defaults;
  const { theme, locale, singleKeys, ghosts, observed, facts, program, pseudocode, lecture } = value as Partial<
    Record<keyof Settings, unknown>
  >;
  return {
    theme: themeChoices.find((choice) => choice === theme) ?? defaults.theme,
    locale: locales.find((known) => known === locale) ?? defaults.locale,
    singleKeys: flag(singleKeys, defaults.singleKeys),
    ghosts: flag(ghosts, defaults.ghosts),
    observed: flag(observed, defaults.observed),
    facts: flag(facts, defaults.facts),
    program: flag(program, defaults.program),
    pseudocode: flag(pseudocode, defaults.pseudocode),
    lecture: flag(lecture, defaults.lecture),
  };
}

function flag<Fallback>(value: unknown, fallback: Fallback): boolean | Fallback {
  return typeof value === "boolean" ? value : fallback;
}

/** The theme to draw, given what the system prefers. */
export function resolveTheme(
  choice: ThemeChoice,
  system: { readonly dark: boolean; readonly contrast: boolean },
): ThemeName {
  if (choice !== "auto") return choice;
  if (system.contrast) return "contrast";
  return system.dark ? "dark" : "light";
}
