import { t } from "../../messages/index.ts";
import { type Command, command } from "./command.ts";

/** Moving through a recording. */
export function stepCommands(): readonly Command[] {
  return [
    command("forward", ["ArrowRight"], ({ workbench }) => workbench.step(1)),
    command("back", ["ArrowLeft"], ({ workbench }) => workbench.step(-1)),
    command("nextIteration", ["PageDown"], ({ workbench }) => workbench.step(1, "iteration")),
    command("previousIteration", ["PageUp"], ({ workbench }) => workbench.step(-1, "iteration")),
    command("first", ["Home"], ({ workbench }) => workbench.jump(0)),
    command("last", ["End"], ({ workbench }) => workbench.jump(workbench.length)),
    command("play", [" "], ({ workbench }) => workbench.togglePlay()),
    command("finer", ["."], ({ workbench }) => workbench.changeGranularity(-1)),
    command("coarser", [","], ({ workbench }) => workbench.changeGranularity(1)),
    command("nextBreakpoint", ["F8"], ({ workbench, tell }) => {
      if (!workbench.jumpToBreakpoint(1)) tell(t("notice.noNextBreakpoint"));
    }),
    command("previousBreakpoint", ["Shift+F8"], ({ workbench, tell }) => {
      if (!workbench.jumpToBreakpoint(-1)) tell(t("notice.noPreviousBreakpoint"));
    }),
    command("toggleBreakpoint", ["F9"], ({ workbench, tell }) => {
      const place = workbench.currentPlace();
      if (place === undefined) tell(t("notice.noLine"));
      else workbench.toggleBreakpoint(place);
    }),
  ];
}
