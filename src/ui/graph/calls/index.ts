import type { arrangeByCalls } from "./call-layout.ts";

export { isForCalls } from "./is-for-calls.ts";

/** The layout of methods by their calls: fetched with the first graph that has them. */
export async function callLayout(): Promise<typeof arrangeByCalls> {
  return (await import("./call-layout.ts")).arrangeByCalls;
}
