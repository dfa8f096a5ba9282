export { type DrawnGraph, useExcerpt } from "./use-excerpt.ts";
