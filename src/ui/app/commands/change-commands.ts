import { optionWord, t } from "../../messages/index.ts";
import type { Change, Workbench } from "../../store/index.ts";
import { type Command, type CommandContext, command } from "./command.ts";

/** Taking back what was changed, and changing it again. */
export function changeCommands(): readonly Command[] {
  return [
    command(
      "undo",
      ["Ctrl+z"],
      ({ workbench, changes, tell }) =>
        told(workbench, tell, changes.undo(), "notice.takenBack", "notice.nothingToUndo"),
      ({ workbench }) => nameOf(workbench, workbench.history.store.getState().undone.at(-1)?.change),
    ),
    command(
      "redo",
      ["Ctrl+Shift+z", "Ctrl+y"],
      ({ workbench, changes, tell }) =>
        told(workbench, tell, changes.redo(), "notice.madeAgain", "notice.nothingToRedo"),
      ({ workbench }) => nameOf(workbench, workbench.history.store.getState().redone.at(-1)?.change),
    ),
  ];
}

function told(
  workbench: Workbench,
  tell: CommandContext["tell"],
  change: Change | undefined,
  done: "notice.takenBack" | "notice.madeAgain",
  nothing: "notice.nothingToUndo" | "notice.nothingToRedo",
): void {
  tell(() => (change === undefined ? t(nothing) : t(done, { what: nameOf(workbench, change) ?? "" })));
}

/** What a change is called: an option by its name. */
function nameOf({ engine }: Workbench, change: Change | undefined): string | undefined {
  if (change === undefined) return undefined;
  const [option] = change.options;
  const isNamed = option !== undefined && engine.page.controls.some((control) => control === option);
  return isNamed ? optionWord(engine.options, option, "name") : t(`change.${change.kind}`);
}
