export { ComparePage } from "./compare-page.tsx";
export { Comparison, optionsOf, type SteeredRuns } from "./comparison.ts";
