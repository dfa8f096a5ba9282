import { fetchedOnce } from "../../arrival/index.ts";

export type { LinesInPlay, SourceRow } from "./lines-in-play.ts";

/** Which lines a step is about: needed in *Present* only. */
export const inPlay = fetchedOnce(() => import("./lines-in-play.ts"));
