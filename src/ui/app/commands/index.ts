export type { CommandContext } from "./commands.ts";
export { Help } from "./help.tsx";
export { Palette } from "./palette.tsx";
export { useKeys } from "./use-keys.ts";
