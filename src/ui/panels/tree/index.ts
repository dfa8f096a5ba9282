export { type DrawnCard, treeAlongPath } from "./drawn-tree.ts";
export { CELL, cornerOf, HEAP_ROOM } from "./measure.ts";
export { TreePanel } from "./tree-panel.tsx";
