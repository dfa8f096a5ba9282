import type { GraphCanvas } from "../../adapters/cytoscape/index.ts";
import type { Drawing, Look } from "../../scene/index.ts";
import { FocusNote } from "./focus-note.tsx";
import { OverviewMap } from "./overview-map.tsx";
import type { GraphFocus } from "./use-focus.ts";

interface FocusLayerProps {
  /** Undefined for a graph that is always shown whole. */
  readonly focus: GraphFocus | undefined;
  readonly canvas: GraphCanvas | undefined;
  readonly drawing: Drawing | undefined;
  readonly looks: ReadonlyMap<string, Look>;
  /** Ids of what the step changes. */
  readonly current: readonly string[];
}

/** What lies over the drawing of a large graph: the line about what is folded, and the overview map. */
export function FocusLayer({ focus, canvas, drawing, looks, current }: FocusLayerProps) {
  if (focus === undefined || drawing === undefined) return null;
  const { extent } = drawing;
  return (
    <>
      <FocusNote focus={focus} drawing={drawing} />
      {canvas !== undefined && extent !== undefined && (
        <OverviewMap canvas={canvas} drawing={drawing} extent={extent} looks={looks} current={current} />
      )}
    </>
  );
}
