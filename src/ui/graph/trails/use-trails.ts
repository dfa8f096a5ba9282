import { useMemo } from "react";
import type { GraphView, TrailMark, Trails } from "../../../trace/index.ts";
import type { Drawing, Look } from "../../adapters/cytoscape/index.ts";
import { type Highlight, looksAt } from "../looks/index.ts";
import type { Scene } from "../model/index.ts";
import { badgesOf, cutLook, cutsIn, fullIn, marksIn } from "./trails.ts";

/** What is shown of a scene while flows are drawn over it, or none are. */
export interface Trailed {
  /** With the ways that are crossed out. */
  readonly drawing: Drawing | undefined;
  /** What the camera shows; undefined where no flows are drawn. */
  readonly ids: readonly string[] | undefined;
  readonly marks: ReadonlySet<TrailMark>;
  looksAt(view: GraphView, highlight: Highlight): ReadonlyMap<string, Look>;
}

const noMarks: ReadonlySet<TrailMark> = new Set();

export function useTrails(scene: Scene, drawing: Drawing | undefined, trails: Trails | undefined): Trailed {
  return useMemo(() => {
    const plain = (view: GraphView, highlight: Highlight) => looksAt(scene, view, highlight);
    if (trails === undefined) return { drawing, ids: undefined, marks: noMarks, looksAt: plain };
    const marks = marksIn(scene, trails);
    const cuts = drawing === undefined ? [] : cutsIn(scene, drawing, trails);
    const full = fullIn(scene, marks);
    const cutLooks = new Map(cuts.map(({ id }) => [id, cutLook]));
    return {
      drawing: drawing && { ...drawing, edges: [...drawing.edges, ...cuts] },
      ids: [...marks.keys(), ...cutLooks.keys()],
      marks: new Set([...marks.values(), ...(cuts.length > 0 ? (["cut"] as const) : [])]),
      looksAt: (view, highlight) =>
        new Map([
          ...plain(view, { ...highlight, full, trails: marks, badgeOf: badgesOf(marks, highlight.badgeOf) }),
          ...cutLooks,
        ]),
    };
  }, [scene, drawing, trails]);
}

/** Elements of the step, and those on the ways: a large graph opens the boxes of both. */
export function useAlsoMarked(markedIds: readonly string[], trails: Trails | undefined): readonly string[] {
  return useMemo(
    () => (trails === undefined ? markedIds : [...new Set([...markedIds, ...trails.marks.keys()])]),
    [markedIds, trails],
  );
}
