export { GraphTwin, type GraphTwinProps } from "./graph-twin.tsx";
export { noEdges } from "./nothing-yet.ts";
