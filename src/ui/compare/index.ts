export { ComparePage } from "./compare-page.tsx";
export type { SteeredRuns } from "./comparison.ts";
