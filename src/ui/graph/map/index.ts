import { fetchedOnce } from "../../arrival/index.ts";

export { isForMap } from "./is-for-map.ts";

/** The layout of maps. */
export const mapLayout = fetchedOnce(async () => (await import("./map-layout.ts")).arrangeMap);
