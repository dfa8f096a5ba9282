export { explainProblems, refusalsOf } from "./link-problems.ts";
export { RefusedLink } from "./refused-link.tsx";
export { addressWriter, useWorkbenchAddress, watchAddress } from "./use-address.ts";
