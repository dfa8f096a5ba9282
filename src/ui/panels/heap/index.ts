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
  TIP,
} from "./layout/index.ts";
export { thumbnailOf, thumbnailShapes } from "./thumbnail/index.ts";
