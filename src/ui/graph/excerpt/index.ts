export { excerptIn, excerptSize, hasExcerpts } from "./excerpt.ts";
