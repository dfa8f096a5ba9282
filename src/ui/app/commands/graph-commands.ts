import { graphDesk, releaseCameras, showLegend } from "../../store/index.ts";
import { type Command, command } from "./command.ts";

/** How graphs are looked at. */
export function graphCommands(): readonly Command[] {
  return [
    command("fit", ["0"], () => releaseCameras()),
    command("legend", ["l"], () => showLegend(!graphDesk.getState().isLegendShown)),
  ];
}
