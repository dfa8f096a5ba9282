export { DrawnShapes } from "./drawn-shapes.tsx";
