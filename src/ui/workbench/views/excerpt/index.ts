export { useAround } from "./use-around.ts";
export { type DrawnGraph, type Excerpts, useExcerpt, useExcerpts } from "./use-excerpt.ts";
export { withRoom } from "./with-room.ts";
