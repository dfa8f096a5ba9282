import { useMemo } from "react";
import type { GraphModel, GraphView, TrailMark, Trails } from "../../../trace/index.ts";
import type { Focus } from "../../adapters/cytoscape/index.ts";
import type { Drawing, Look } from "../../scene/index.ts";
import { isInRows } from "../flow/index.ts";
import { type Highlight, looksAt } from "../looks/index.ts";
import type { Scene } from "../model/index.ts";
import type { ShownSlice } from "../slice/index.ts";
import { badgesOf, cutLook, cutsIn, fullIn, marksIn } from "./trails.ts";

/** What is shown of a scene while flows are drawn over it, or none are. */
interface Trailed {
  /** With the ways that are crossed out. */
  readonly drawing: Drawing | undefined;
  /** What the camera shows: where the flows meet or part, and their ways; undefined where no flows are drawn. */
  readonly focus: Focus | undefined;
  readonly marks: ReadonlySet<TrailMark>;
  looksAt(view: GraphView, highlight: Highlight): ReadonlyMap<string, Look>;
}

const noMarks: ReadonlySet<TrailMark> = new Set();

export function useTrails(scene: Scene, drawing: Drawing | undefined, trails: Trails | undefined): Trailed {
  return useMemo(() => {
    const plain = (view: GraphView, highlight: Highlight) => looksAt(scene, view, highlight);
    if (trails === undefined) return { drawing, focus: undefined, marks: noMarks, looksAt: plain };
    const marks = marksIn(scene, trails);
    const cuts = drawing === undefined ? [] : cutsIn(scene, drawing, trails);
    const full = fullIn(scene, marks);
    const cutLooks = new Map(cuts.map(({ id }) => [id, cutLook]));
    return {
      drawing: drawing && { ...drawing, edges: [...drawing.edges, ...cuts] },
      focus: focusOf(new Map([...marks, ...cuts.map(({ id }) => [id, "cut"] as const)])),
      marks: new Set([...marks.values(), ...(cuts.length > 0 ? (["cut"] as const) : [])]),
      looksAt: (view, highlight) =>
        new Map([
          ...plain(view, { ...highlight, full, trails: marks, badgeOf: badgesOf(marks, highlight.badgeOf) }),
          ...cutLooks,
        ]),
    };
  }, [scene, drawing, trails]);
}

function focusOf(marks: ReadonlyMap<string, TrailMark>): Focus {
  const ids = [...marks.keys()];
  const isWay = (id: string): boolean => ["first", "second", "both"].includes(marks.get(id) ?? "");
  const turning = ids.filter((id) => !isWay(id));
  const step = `trails ${ids.join()}`;
  return turning.length === 0
    ? { step, change: ids, premises: [] }
    : { step, change: turning, premises: ids.filter(isWay) };
}

/** Of a graph in rows only the ways are drawn, as a slice of it is. */
export function useTrailSlice(model: GraphModel, chosen: ShownSlice, trails: Trails | undefined): ShownSlice {
  return useMemo(() => {
    if (trails === undefined || !isInRows(model)) return chosen;
    const ends = new Set(trails.cuts.flatMap(({ source, target }) => [source, target]));
    const isOnWay = ({ id }: { readonly id: string }) => trails.marks.has(id) || ends.has(id);
    const ids = (elements: readonly { readonly id: string }[]) => new Set(elements.filter(isOnWay).map(({ id }) => id));
    return { ...chosen, slice: { nodes: ids(model.nodes), edges: ids(model.edges) } };
  }, [model, chosen, trails]);
}
