import { fetchedOnce } from "../../arrival/index.ts";

export { excerptIn, excerptSize, hasExcerpts, mayBeExcerpt } from "./excerpt.ts";

export type WithContext = typeof import("./context.ts")["withContext"];

/** What is drawn around an excerpt. */
export const excerptContext = fetchedOnce(() => import("./context.ts"));
