export { badgesOf, renamed } from "./trails.ts";
export { useTrailSlice, useTrails } from "./use-trails.ts";
