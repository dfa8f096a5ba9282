export {
  createSettings,
  resolveTheme,
  type Settings,
  type ThemeName,
  themeChoices,
} from "./settings.ts";
export { type Backing, guardedStorage, type Storage } from "./storage.ts";
