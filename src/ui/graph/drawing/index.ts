import { fetchedOnce } from "../../arrival/index.ts";

export { type DrawnScene, drawGraph, drawScene } from "./draw-graph.ts";
export { drawingOf } from "./drawing-of.ts";
export { fitsInMap, fitsInRows, fitsWhole } from "./fits-whole.ts";
export { type Ground, placesNow, placesOf } from "./places-of.ts";

/** Whether an automaton is wholly in sight. */
export const columnsFit = fetchedOnce(async () => (await import("./fits-in-columns.ts")).fitsInColumns);
