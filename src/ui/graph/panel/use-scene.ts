import { useMemo } from "react";
import type { GraphModel, GraphView, Trails } from "../../../trace/index.ts";
import { hasExcerpts } from "../excerpt/index.ts";
import { alikeStates } from "../model/index.ts";
import { useFlow, useSlice } from "../slice/index.ts";
import { useTrailSlice } from "../trails/index.ts";
import { useCollapse } from "./use-collapse.ts";

const none: ReadonlySet<string> = new Set();

export interface SceneRequest {
  readonly view: GraphView;
  readonly layoutModel?: GraphModel | undefined;
  readonly layoutId?: string | undefined;
  readonly sliceId?: string | undefined;
  readonly excerptOf?: GraphModel | undefined;
  readonly isUncut?: boolean | undefined;
  readonly trails?: Trails | undefined;
  readonly lineOf?: ((edge: string) => number | undefined) | undefined;
  finalSublabel(id: string, kind: "node" | "edge"): string;
}

/** What of a graph is laid out, and what the reader has folded, opened and chosen of it. */
export function useScene(request: SceneRequest) {
  const {
    view,
    layoutModel,
    layoutId,
    sliceId = layoutId,
    excerptOf,
    isUncut = false,
    trails,
    lineOf,
    finalSublabel,
  } = request;
  const model = layoutModel ?? view.model;
  const isLarge = hasExcerpts(model);
  const collapse = useCollapse(model);
  // Compared runs share a layout, in which a box of one run could not be split for the other.
  const finalText = useMemo(
    () => (layoutModel === undefined ? (id: string) => finalSublabel(id, "edge") : undefined),
    [finalSublabel, layoutModel],
  );
  const alike = useMemo(() => finalText && alikeStates(model, finalText), [model, finalText]);
  const chosen = useSlice(excerptOf ?? model, sliceId, lineOf);
  const slice = useTrailSlice(model, chosen, trails);
  // A large graph is laid out with all boxes open: whatever is folded later, nothing moves.
  const collapsed = isLarge ? none : collapse.collapsed;
  const cut = isUncut ? { ...slice, slice: undefined } : slice;
  return { ...useFlow({ model, collapsed, slice: cut, alike, finalText }), isLarge, slice, collapse };
}
