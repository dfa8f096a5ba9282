export { drawnIn } from "./drawn-in.ts";
export { smallestIn } from "./smallest-in.ts";
export { StageWatch } from "./stage-watch.ts";
export { StageWatchContext, useDrawnStep } from "./use-drawn-step.ts";
