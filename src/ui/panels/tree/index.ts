export { cardShape, foldShapes, heapInCard, lineShapes } from "./card-shapes.ts";
export { type DrawnCard, treeAlongPath } from "./drawn-tree.ts";
export { cornerOf } from "./measure.ts";
export { TreePanel } from "./tree-panel.tsx";
