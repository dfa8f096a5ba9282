import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type Locale, locales } from "../../../kernel/index.ts";
import type { Storage } from "./storage.ts";

type ThemeChoice = "auto" | "light" | "dark" | "contrast";
export type ThemeName = Exclude<ThemeChoice, "auto">;

export const themeChoices: readonly ThemeChoice[] = ["auto", "light", "dark", "contrast"];

const wayChoices = ["short", "long", "hidden"] as const;
export type WayChoice = (typeof wayChoices)[number];

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
  /** *Present*: only source, stage, band and step bar, in large letters. It is stored under this name. */
  readonly lecture: boolean;
  /** There the algorithm has the place of the program, too. */
  readonly algorithm: boolean;
  /** Which way through lessons the first page offers. */
  readonly way: WayChoice;
  /** The engine of that way; "" for the first that has one. */
  readonly wayOf: string;
  /** The lecture that the strip of slides shows; "" for none. */
  readonly talk: string;
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
  algorithm: false,
  way: "short",
  wayOf: "",
  talk: "",
};

const entries = {
  theme: v.picklist(themeChoices),
  locale: v.picklist(locales),
  singleKeys: v.boolean(),
  ghosts: v.boolean(),
  observed: v.boolean(),
  facts: v.boolean(),
  program: v.boolean(),
  pseudocode: v.boolean(),
  lecture: v.boolean(),
  algorithm: v.boolean(),
  way: v.picklist(wayChoices),
  wayOf: v.string(),
  talk: v.string(),
} as const;

/** Settings as they are stored: those that the reader has chosen. Those of a newer Fixscope stay. */
export const settingsSchema = v.partial(v.looseObject(entries));

export type SettingName = keyof Settings;

export const settingNames = Object.keys(entries) as readonly SettingName[];

/** Those that the reader has chosen. */
export type ChosenSettings = { readonly [Name in SettingName]?: NonNullable<Settings[Name]> };

/** Where the settings are copied that the page begins with. */
export const SETTINGS_COPY = "settings";

/**
 * The settings that the last visit has left in the copy. They are needed before the store of all that a reader makes can be read:
 * a theme, a language or a panel that comes later would be seen to change.
 */
export function createSettings(copy: Storage): StoreApi<Settings> {
  return createStore<Settings>(() => ({ ...defaults, ...settingsIn(copy.read(SETTINGS_COPY)) }));
}

/** Of what was stored the settings that fit. */
export function settingsIn(value: unknown): ChosenSettings {
  const stored: object = Object(value);
  const fitting = settingNames.filter(
    (name) => Object.hasOwn(stored, name) && v.is(entries[name], Reflect.get(stored, name)),
  );
  return Object.fromEntries(fitting.map((name) => [name, Reflect.get(stored, name)]));
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
