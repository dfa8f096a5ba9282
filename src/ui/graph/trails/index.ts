export { TrailLegend } from "./trail-legend.tsx";
export { badgesOf, renamed } from "./trails.ts";
export { useTrailSlice, useTrails } from "./use-trails.ts";
