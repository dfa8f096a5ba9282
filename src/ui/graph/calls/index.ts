import type { arrangeByCalls } from "./call-layout.ts";

export { isForCalls } from "./is-for-calls.ts";

type ArrangeByCalls = typeof arrangeByCalls;

/** The layout of methods by their calls, once it is here. */
let here: ArrangeByCalls | undefined;

/** Fetches the layout of methods by their calls, with the first graph that has them. */
export async function callLayout(): Promise<ArrangeByCalls> {
  here = (await import("./call-layout.ts")).arrangeByCalls;
  return here;
}

/** The layout of methods by their calls, if it is here. */
export function callLayoutNow(): ArrangeByCalls | undefined {
  return here;
}
