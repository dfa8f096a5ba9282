import { fetchedOnce } from "../../arrival/index.ts";

export { depthsOf, isForCalls } from "./is-for-calls.ts";

/** The layout of methods by their calls. */
export const callLayout = fetchedOnce(() => import("./call-layout.ts"));
