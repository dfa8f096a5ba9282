export { explainProblems } from "./link-problems.ts";
export { openComplete } from "./open-complete.ts";
export { type Place, placeOf, placeWith, show } from "./place.ts";
export { RefusedLink } from "./refused-link.tsx";
export { addressWriter, useCompareAddress, useWorkbenchAddress, watchAddress } from "./use-address.ts";
