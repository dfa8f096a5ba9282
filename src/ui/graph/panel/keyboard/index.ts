export { spoken } from "./spoken.ts";
export { stopsOf } from "./stops-of.ts";
export { useKeyboard } from "./use-keyboard.ts";
