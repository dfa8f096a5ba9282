export { GraphTwin, type GraphTwinProps } from "./graph-twin.tsx";
