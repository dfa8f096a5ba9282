import type { PanelSpec, PanelView } from "../../../trace/index.ts";
import { comingTable, type Reading } from "../moment/index.ts";
import type { StageView } from "./stage-view.ts";

/** Whether a panel has nothing to show at a moment, not even as a ghost what it will have. */
export function isBlankPanel(spec: PanelSpec, moment: Reading | undefined): boolean {
  if (moment === undefined) return false;
  const view = moment.session.reader.view(spec.id, moment.position, moment.since);
  return isBlank(view) && comingTable(spec, moment) === undefined;
}

/** Whether a view of the stage has nothing to show. A program made from the result has. */
export function isBlankView({ panels, derived }: StageView, moment: Reading | undefined): boolean {
  return derived === undefined && panels.every((spec) => isBlankPanel(spec, moment));
}

/**
 * Whether a view has graphs only, and a finished run drew nothing in them, or too little: another way of it took their
 * place, or another view says it better.
 */
export function isNeverDrawn({ panels, derived, leastNodes }: StageView, moment: Reading | undefined): boolean {
  if (moment === undefined || derived !== undefined) return false;
  return panels.every((spec) => spec.kind === "graph" && nodesOf(spec, moment) < leastNodes);
}

function nodesOf({ id }: PanelSpec, { session, position, since }: Reading): number {
  const view = session.reader.view(id, position, since);
  return view.kind === "graph" ? view.model.nodes.length : 0;
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
    case "rules":
      return false;
    case "formula":
      return view.atoms.length === 0;
    case "gallery":
      return view.table.rowCount === 0 && view.cards.length === 0;
  }
}
