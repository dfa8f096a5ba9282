export { type CommandContext, tell } from "./command.ts";
export { type CommandPlace, commandsAt } from "./commands.ts";
export { commandsOfWalk } from "./commands-of-walk.ts";
export { keyCap } from "./keys.ts";
export { FileMenu } from "./menu/index.ts";
export { TypedAhead } from "./typed-ahead.ts";
export { useDroppedFiles } from "./use-dropped-files.ts";
export { useKeys } from "./use-keys.ts";
