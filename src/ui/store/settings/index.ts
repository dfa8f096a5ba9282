export {
  createSettings,
  resolveTheme,
  type Settings,
  type ThemeName,
  themeChoices,
} from "./settings.ts";
export { type Backing, guardedStorage, memory, type Storage } from "./storage.ts";
