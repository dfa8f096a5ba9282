import { t } from "../../messages/index.ts";
import { type Command, type CommandContext, command } from "./command.ts";

/** Moving through a recording. */
export function stepCommands(): readonly Command[] {
  return [
    command("forward", ["ArrowRight"], ({ workbench }) => workbench.walk.step(1)),
    command("back", ["ArrowLeft"], ({ workbench }) => workbench.walk.step(-1)),
    command("nextIteration", ["PageDown"], ({ workbench }) => workbench.walk.step(1, "iteration")),
    command("previousIteration", ["PageUp"], ({ workbench }) => workbench.walk.step(-1, "iteration")),
    command("first", ["Home"], ({ workbench }) => workbench.walk.jump(0)),
    command("last", ["End"], ({ workbench }) => workbench.walk.jump(workbench.length)),
    command("play", [" "], ({ workbench }) => workbench.walk.togglePlay()),
    command("finer", ["."], ({ workbench }) => workbench.walk.changeGranularity(-1)),
    command("coarser", [","], ({ workbench }) => workbench.walk.changeGranularity(1)),
    command("nextBreakpoint", ["F8"], (context) => goToBreakpoint(context, 1)),
    command("previousBreakpoint", ["Shift+F8"], (context) => goToBreakpoint(context, -1)),
    command("toggleBreakpoint", ["F9"], ({ workbench, tell }) => {
      const place = workbench.inspection.currentPlace();
      if (place === undefined) tell(() => t("notice.noLine"));
      else workbench.waypoints.toggleLine(place);
    }),
    command("toggleChange", ["Shift+F9"], ({ workbench, tell }) => {
      const element = workbench.state.selection?.elements[0];
      if (element === undefined) tell(() => t("notice.noSelection"));
      else workbench.waypoints.toggle({ kind: "change", element });
    }),
    command("toggleRule", [], ({ workbench, tell }) => {
      const rule = workbench.inspection.currentRule();
      if (rule === undefined) tell(() => t("notice.noRule"));
      else workbench.waypoints.toggle({ kind: "rule", rule });
    }),
    command("breakpoints", ["Ctrl+F8"], ({ open }) => open("breakpoints")),
    command("note", ["N"], ({ open }) => open("note")),
    command("search", ["j"], ({ open }) => open("search")),
  ];
}

/** Where none follows, the first one behind is offered, else how one is set. */
function goToBreakpoint({ workbench, tell, open }: CommandContext, direction: 1 | -1): void {
  const { waypoints } = workbench;
  if (waypoints.jump(direction)) return;
  const back = waypoints.back(direction);
  if (back === undefined) {
    const set = { label: () => t("command.breakpoints"), onClick: () => open("breakpoints") };
    tell(() => t("notice.noBreakpoint"), set);
    return;
  }
  const isForward = direction === 1;
  tell(() => t(isForward ? "notice.noNextBreakpoint" : "notice.noPreviousBreakpoint"), {
    label: () => t(isForward ? "notice.firstBreakpoint" : "notice.lastBreakpoint"),
    onClick: back,
  });
}
