import { fetchedOnce } from "../../arrival/index.ts";

export { isForMap } from "./is-for-map.ts";

/** The layout of maps, and whether one has room. */
export const mapLayout = fetchedOnce(() => import("./map-layout.ts"));
