export { HeapThumbnail } from "./heap-thumbnail.tsx";
export { thumbnailShapes } from "./shapes.ts";
export { thumbnailOf } from "./thumbnail.ts";
