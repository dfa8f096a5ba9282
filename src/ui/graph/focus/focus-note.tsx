import { t } from "../../messages/index.ts";
import type { Drawing } from "../../scene/index.ts";
import type { GraphFocus } from "./use-focus.ts";

interface FocusNoteProps {
  readonly focus: GraphFocus;
  readonly drawing: Drawing;
}

/** A line under a large graph: what of it is folded, or pale where nothing can be folded. */
export function FocusNote({ focus, drawing }: FocusNoteProps) {
  return <p className="graph-focus">{noteOf(focus, drawing)}</p>;
}

function noteOf({ calls, context, isWhole }: GraphFocus, { boxes, nodes }: Drawing): string {
  const folded = nodes.filter(({ shape }) => shape === "group").length;
  const total = boxes.length + folded;
  if (total === 0) return isWhole ? "" : t("graph.pale", { pale: context.size, total: nodes.length, calls });
  if (folded === 0) return t("graph.nothing-folded", { total });
  return isWhole ? t("graph.folded-by-hand", { folded, total }) : t("graph.folded", { folded, total, calls });
}
