import { createStore, type StoreApi } from "zustand/vanilla";
import type { Point } from "../shapes/index.ts";
import type { Anchor } from "./anchors.ts";

/** A line that was drawn with the pen. */
export interface Stroke {
  /** The graph it begins on, counted on the stage: its points are in the coordinates of that drawing. Undefined: in shares of the views. */
  readonly graph: number | undefined;
  readonly points: readonly Point[];
  /** What its beginning and its end belong to; none where it is not drawn on a graph. */
  readonly ends: readonly Anchor[];
}

/** The strokes on a run, by the step and the view that they were drawn on. */
type Sheets = Readonly<Record<string, readonly Stroke[]>>;

/** Strokes last as long as their run. */
const sheetsOfRuns = new WeakMap<object, StoreApi<Sheets>>();

export function sheetsOf(run: object): StoreApi<Sheets> {
  const sheets = sheetsOfRuns.get(run) ?? createStore<Sheets>(() => ({}));
  sheetsOfRuns.set(run, sheets);
  return sheets;
}

export function addStroke(sheets: StoreApi<Sheets>, sheet: string, stroke: Stroke): void {
  sheets.setState((all) => ({ [sheet]: [...(all[sheet] ?? []), stroke] }));
}

/** The last stroke of a sheet, or all of them. */
export function takeBack(sheets: StoreApi<Sheets>, sheet: string, which: "last" | "all"): void {
  sheets.setState((all) => ({ [sheet]: which === "all" ? [] : (all[sheet] ?? []).slice(0, -1) }));
}
