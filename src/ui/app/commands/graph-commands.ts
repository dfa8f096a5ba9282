import { graphDesk, releaseCameras, showLegend, showWhole, widenCone } from "../../store/index.ts";
import { type Command, command } from "./command.ts";

/** How graphs are looked at. */
export function graphCommands(): readonly Command[] {
  return [
    command("fit", ["0"], () => releaseCameras()),
    command("whole", ["a"], () => showWhole(!graphDesk.getState().isWhole)),
    command("widen", ["+", "="], () => widenCone(1)),
    command("narrow", ["-"], () => widenCone(-1)),
    command("legend", ["l"], () => showLegend(!graphDesk.getState().isLegendShown)),
  ];
}
