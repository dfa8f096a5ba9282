import { fetchedOnce } from "../../arrival/index.ts";

export { isForCalls } from "./is-for-calls.ts";

/** The layout of methods by their calls. */
export const callLayout = fetchedOnce(async () => (await import("./call-layout.ts")).arrangeByCalls);
