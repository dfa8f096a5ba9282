export { LanguageSwitch } from "./language-switch.tsx";
export { type LoadTranslation, useLanguage } from "./use-language.ts";
