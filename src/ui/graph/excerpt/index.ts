import { fetchedOnce } from "../../arrival/index.ts";

export { excerptIn, excerptSize, hasExcerpts, mayBeExcerpt } from "./excerpt.ts";

/** What is drawn around an excerpt: of a graph by its calls, and of one in rows. */
export const excerptContext = fetchedOnce(async () => ({
  ...(await import("./context.ts")),
  ...(await import("./methods.ts")),
}));
