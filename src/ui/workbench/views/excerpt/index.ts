export { type DrawnGraph, type Excerpts, useExcerpt, useExcerpts } from "./use-excerpt.ts";
