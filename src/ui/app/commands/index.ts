export type { CommandContext } from "./command.ts";
export { type CommandPlace, commandsAt } from "./commands.ts";
export { FileMenu } from "./file-menu.tsx";
export { keyCap } from "./keys.ts";
export { useDroppedFiles } from "./use-dropped-files.ts";
export { useKeys } from "./use-keys.ts";
