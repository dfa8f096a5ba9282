export { GraphMatrix } from "./graph-matrix.tsx";
