export { Follower, type LinkMode, linkModes } from "./follow.ts";
