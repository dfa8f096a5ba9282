export { HeapPanel } from "./heap-panel.tsx";
export { HeapTwin } from "./heap-twin.tsx";
export {
  FOOT,
  HEAD,
  layoutHeap,
  ownerText,
  PADDING,
  REGION,
  type Rectangle,
  ROW,
  shortName,
  TIP,
} from "./layout/index.ts";
export { cellsIn, groundBehind, isLast, isNull, LETTERS, type Thumbnail, thumbnailOf } from "./thumbnail.ts";
