export { fetchLetters } from "./letters.ts";
export { useTheme } from "./use-theme.ts";
