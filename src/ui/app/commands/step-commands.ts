import { t } from "../../messages/index.ts";
import type { Command } from "./command.ts";

/** Moving through a recording. */
export function stepCommands(): readonly Command[] {
  return [
    { id: "forward", title: t("command.forward"), keys: ["ArrowRight"], run: ({ workbench }) => workbench.step(1) },
    { id: "back", title: t("command.back"), keys: ["ArrowLeft"], run: ({ workbench }) => workbench.step(-1) },
    {
      id: "nextIteration",
      title: t("command.nextIteration"),
      keys: ["PageDown"],
      run: ({ workbench }) => workbench.step(1, "iteration"),
    },
    {
      id: "previousIteration",
      title: t("command.previousIteration"),
      keys: ["PageUp"],
      run: ({ workbench }) => workbench.step(-1, "iteration"),
    },
    { id: "first", title: t("command.first"), keys: ["Home"], run: ({ workbench }) => workbench.jump(0) },
    { id: "last", title: t("command.last"), keys: ["End"], run: ({ workbench }) => workbench.jump(workbench.length) },
    { id: "play", title: t("command.play"), keys: [" "], run: ({ workbench }) => workbench.togglePlay() },
    { id: "finer", title: t("command.finer"), keys: ["."], run: ({ workbench }) => workbench.changeGranularity(-1) },
    { id: "coarser", title: t("command.coarser"), keys: [","], run: ({ workbench }) => workbench.changeGranularity(1) },
    {
      id: "nextBreakpoint",
      title: t("command.nextBreakpoint"),
      keys: ["F8"],
      run: ({ workbench, tell }) => {
        if (!workbench.jumpToBreakpoint(1)) tell(t("notice.noNextBreakpoint"));
      },
    },
    {
      id: "previousBreakpoint",
      title: t("command.previousBreakpoint"),
      keys: ["Shift+F8"],
      run: ({ workbench, tell }) => {
        if (!workbench.jumpToBreakpoint(-1)) tell(t("notice.noPreviousBreakpoint"));
      },
    },
    {
      id: "toggleBreakpoint",
      title: t("command.toggleBreakpoint"),
      keys: ["F9"],
      run: ({ workbench, tell }) => {
        const place = workbench.currentPlace();
        if (place === undefined) tell(t("notice.noLine"));
        else workbench.toggleBreakpoint(place);
      },
    },
  ];
}
