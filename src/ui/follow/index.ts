export { type Comparables, ComparablesIndex, comparablesOf, type MadeChoice } from "./comparables.ts";
export { correspondingRuns, Follower, type LinkMode, linkModes } from "./follow.ts";
