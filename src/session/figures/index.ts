export { figureCommand, handoutCommand } from "./figure-commands.ts";
