export {
  type ChosenSettings,
  createSettings,
  resolveTheme,
  SETTINGS_COPY,
  type SettingName,
  type Settings,
  settingNames,
  settingsIn,
  settingsSchema,
  type ThemeName,
  themeChoices,
  type WayChoice,
} from "./settings.ts";
export { type Backing, guardedStorage, memory, type Storage } from "./storage.ts";
