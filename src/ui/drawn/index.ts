export { Drawing } from "./drawing.tsx";
export { DrawnShapes } from "./drawn-shapes.tsx";
