import { fetchedLayout } from "../layout/index.ts";

export { isForMap } from "./is-for-map.ts";

/** The layout of maps. */
export const mapLayout = fetchedLayout(async () => (await import("./map-layout.ts")).arrangeMap);
