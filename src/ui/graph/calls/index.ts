import { fetchedLayout } from "../layout/index.ts";

export { isForCalls } from "./is-for-calls.ts";

/** The layout of methods by their calls. */
export const callLayout = fetchedLayout(async () => (await import("./call-layout.ts")).arrangeByCalls);
