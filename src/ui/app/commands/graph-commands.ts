import { graphDesk, releaseCameras, showLegend, showWhole, widenExcerpt } from "../../store/index.ts";
import { type Command, command } from "./command.ts";

/** How graphs are looked at. */
export function graphCommands(): readonly Command[] {
  return [
    command("fit", ["0"], () => releaseCameras()),
    command("whole", ["a"], () => showWhole(!graphDesk.getState().isWhole)),
    command("widen", ["+", "="], () => widenExcerpt(1)),
    command("narrow", ["-"], () => widenExcerpt(-1)),
    command("legend", ["l"], () => showLegend(!graphDesk.getState().isLegendShown)),
  ];
}
