import type { PanelSpec, PanelView } from "../../../trace/index.ts";
import type { Moment } from "../moment/index.ts";
import type { StageView } from "./stage-view.ts";

/** Whether a panel has nothing to show at a moment. What it will have is drawn as ghosts by graphs only. */
export function isBlankPanel({ id }: Pick<PanelSpec, "id">, moment: Moment | undefined): boolean {
  if (moment === undefined) return false;
  return isBlank(moment.session.reader.view(id, moment.position, moment.since));
}

/** Whether a view of the stage has nothing to show. A program made from the result has. */
export function isBlankView({ panels, derived }: StageView, moment: Moment | undefined): boolean {
  return derived === undefined && panels.every((spec) => isBlankPanel(spec, moment));
}

function isBlank(view: PanelView): boolean {
  switch (view.kind) {
    case "table":
      return view.rowCount === 0;
    case "queue":
      return view.itemCount === 0 && view.taken === undefined;
    case "graph":
      return view.model.nodes.length === 0;
    case "heap":
      return view.pictures.length === 0;
    case "gallery":
      return view.cards.length === 0 && view.table.rowCount === 0;
  }
}
