export { type Comparables, ComparablesIndex, comparablesOf, type MadeChoice } from "./comparables.ts";
export { Follower, findCorresponding, type LinkMode, linkModes } from "./follow.ts";
