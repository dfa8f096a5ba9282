export { ClassTreePanel } from "./class-tree-panel.tsx";
export { fitTree } from "./fit.ts";
export { treeShapes } from "./shapes.ts";
