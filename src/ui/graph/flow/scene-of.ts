import type { GraphModel } from "../../../trace/index.ts";
import { type Alike, buildScene, type Scene } from "../model/index.ts";
import { type FlowTexts, flowScene, isInRows } from "./flow-scene.ts";
import type { Slice } from "./slice.ts";

interface SceneChoices {
  /** Groups that are one figure each. */
  readonly collapsed: ReadonlySet<string>;
  /** Ribbons whose edges are drawn one by one. */
  readonly opened: ReadonlySet<string>;
  /** Undefined for all of the graph. */
  readonly slice: Slice | undefined;
  /** States that share a box. */
  readonly alike: Alike | undefined;
  readonly texts: FlowTexts;
}

/** The figures of a graph; of one in rows with its ribbons, and of its slice. */
export function sceneOf(model: GraphModel, { collapsed, opened, slice, alike, texts }: SceneChoices): Scene {
  return isInRows(model)
    ? flowScene(model, { collapsed, opened, kept: slice, texts })
    : buildScene(model, collapsed, alike);
}
