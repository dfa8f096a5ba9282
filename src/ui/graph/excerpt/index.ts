import { fetchedOnce } from "../../arrival/index.ts";

export { excerptIn, excerptSize, hasExcerpts, mayBeExcerpt } from "./excerpt.ts";

/** What is drawn around an excerpt: of a graph by its calls, of one in rows, of an automaton, and of a map. */
export const excerptContext = fetchedOnce(async () => ({
  ...(await import("./classes.ts")),
  ...(await import("./cones.ts")),
  ...(await import("./context.ts")),
  ...(await import("./methods.ts")),
}));
