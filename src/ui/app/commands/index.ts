export type { CommandContext } from "./command.ts";
export type { CommandPlace } from "./commands.ts";
export { Help } from "./help.tsx";
export { Palette } from "./palette.tsx";
export { useKeys } from "./use-keys.ts";
