import { append } from "../../../kernel/index.ts";
import type { GraphView } from "../../../trace/index.ts";
import type { DrawnSymbol, Look } from "../../scene/index.ts";
import type { EdgePart, Scene, SceneEdge } from "../model/index.ts";
import { symbolOf } from "./saying.ts";

/** What decides how symbols look. */
export interface SymbolPosition {
  readonly view: GraphView;
  /** Elements of the current step. */
  readonly markedIds: readonly string[];
  /** The selected element and what it rests on. */
  readonly selectedIds: readonly string[];
  /** Whether symbols that come later are shown. */
  readonly showsComing: boolean;
  /** Whether a transition is new: then its rule is named there, else at the transition that it could not change. */
  readonly hasNew: boolean;
}

/** The symbols that these transitions read, in the order in which they came. */
export function symbolsOf(parts: readonly EdgePart[], position: SymbolPosition): Pick<Look, "symbols" | "tie"> {
  const { view, showsComing, hasNew } = position;
  const groups = new Map<string, EdgePart[]>();
  for (const part of parts) append(groups, symbolOf(part.label).name, part);
  const symbols = [...groups].flatMap(([name, group]): readonly DrawnSymbol[] => {
    const there = group.filter(({ birth }) => birth < view.at);
    if (there.length === 0) return showsComing ? [{ name, weights: [], state: "coming" }] : [];
    const weights = [...new Set(there.map((part) => symbolOf(textOf(part, view)).weight))];
    return [{ name, weights: weights.filter((weight) => weight !== ""), state: stateOf(there, position) }];
  });
  const tie = parts.find(({ id, birth }) => birth < view.at && (!hasNew || isNewPart(id, view)) && tieOf(id, view));
  const text = tie && tieOf(tie.id, view);
  return { symbols, ...(text === undefined ? {} : { tie: text }) };
}

function textOf({ id, label }: EdgePart, view: GraphView): string {
  return view.edgeLabel?.(id)?.text ?? label;
}

function tieOf(id: string, view: GraphView): string | undefined {
  return view.edgeLabel?.(id)?.tie;
}

/** Was a transition made, or given another weight, at this step? */
export function isNewPart(id: string, view: GraphView): boolean {
  return view.edgeLabel?.(id)?.isNew === true;
}

function stateOf(there: readonly EdgePart[], position: SymbolPosition): DrawnSymbol["state"] {
  const { view, markedIds, selectedIds } = position;
  if (there.some(({ id }) => isNewPart(id, view))) return "new";
  return there.some(({ id }) => markedIds.includes(id) || selectedIds.includes(id)) ? "premise" : "there";
}

/** Of lines that share a label the first one that is shown says it for all that are drawn, the others say nothing. */
export function shareLabels({ edges }: Scene, position: SymbolPosition, looks: Map<string, Look>): void {
  const groups = new Map<string, SceneEdge[]>();
  for (const edge of edges) if (edge.sharing !== undefined) append(groups, edge.sharing.id, edge);
  for (const group of groups.values()) {
    const drawn = group.filter(({ id }) => looks.get(id)?.visibility !== "hidden");
    const speaker = drawn.find(({ id }) => looks.get(id)?.visibility === "shown") ?? drawn[0];
    for (const { id } of group) {
      const look = looks.get(id);
      if (look === undefined) continue;
      const { tie: _, ...own } = look;
      const said =
        id === speaker?.id
          ? symbolsOf(
              drawn.flatMap(({ parts }) => parts),
              position,
            )
          : { symbols: [] };
      looks.set(id, { ...own, ...said });
    }
  }
}
