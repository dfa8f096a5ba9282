export { Results } from "./results.tsx";
export { type Results as ComparedRuns, useNames, useResults } from "./use-results.ts";
export { useSpurious } from "./use-spurious.ts";
