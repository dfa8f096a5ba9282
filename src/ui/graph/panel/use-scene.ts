import { useMemo } from "react";
import type { GraphModel, GraphView, Trails } from "../../../trace/index.ts";
import { useFocus } from "../focus/index.ts";
import { alikeStates } from "../model/index.ts";
import { useFlow, useSlice } from "../slice/index.ts";
import { useAlsoMarked, useTrailSlice } from "../trails/index.ts";
import { canDrawWhole } from "./too-large.tsx";
import { useCollapse } from "./use-collapse.ts";

const none: ReadonlySet<string> = new Set();

export interface SceneRequest {
  readonly view: GraphView;
  readonly layoutModel?: GraphModel | undefined;
  readonly layoutId?: string | undefined;
  readonly markedIds: readonly string[];
  readonly selectedId: string | undefined;
  readonly trails?: Trails | undefined;
  readonly lineOf?: ((edge: string) => number | undefined) | undefined;
  finalSublabel(id: string, kind: "node" | "edge"): string;
}

/** What of a graph is laid out, and what the reader has folded, opened and chosen of it. */
export function useScene(request: SceneRequest) {
  const { view, layoutModel, layoutId, markedIds, selectedId, trails, lineOf, finalSublabel } = request;
  const model = layoutModel ?? view.model;
  const canShowWhole = canDrawWhole(model);
  const near = useFocus({ model, view, markedIds: useAlsoMarked(markedIds, trails), selectedId, canShowWhole });
  const collapse = useCollapse(model, near?.folded);
  // Compared runs share a layout, in which a box of one run could not be split for the other.
  const alike = useMemo(
    () => (layoutModel === undefined ? alikeStates(model, (id) => finalSublabel(id, "edge")) : undefined),
    [model, finalSublabel, layoutModel],
  );
  const chosen = useSlice(model, layoutId, lineOf);
  const slice = useTrailSlice(model, chosen, trails);
  // A large graph is laid out with all boxes open: whatever is folded later, nothing moves.
  const collapsed = near === undefined ? collapse.collapsed : none;
  return { ...useFlow({ model, collapsed, slice, alike }), near, canShowWhole, slice, collapse };
}
