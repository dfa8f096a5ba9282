import type { GraphModel } from "../../../trace/index.ts";
import { type Alike, buildScene, drawnModel, type Scene, sharingLabels } from "../model/index.ts";
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
  /** What an edge says at the end of the run: lines of an automaton that say the same share it. Absent: none do. */
  finalText?(edge: string): string;
}

/** The figures of a graph; of one in rows with its ribbons, and of its slice. */
export function sceneOf(model: GraphModel, choices: SceneChoices): Scene {
  const { collapsed, opened, slice, alike, texts, finalText } = choices;
  if (isInRows(model)) return flowScene(model, { collapsed, opened, kept: slice, texts });
  const scene = buildScene(drawnModel(model), collapsed, alike);
  return finalText === undefined ? scene : sharingLabels(scene, finalText);
}
