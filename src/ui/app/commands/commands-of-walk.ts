import type { Workbench } from "../../store/index.ts";
import { type CommandContext, tell } from "./command.ts";

const nothing = (): void => undefined;

/** The commands of a walk in a frame or on a slide: dialogs, files and folds belong to a page of its own. */
export function commandsOfWalk(workbench: Workbench): CommandContext {
  return {
    workbench,
    changes: workbench,
    open: nothing,
    files: nothing,
    share: nothing,
    slides: nothing,
    toggle: nothing,
    // What could be done instead is on a page of its own, too.
    tell: (text) => tell(text),
  };
}
