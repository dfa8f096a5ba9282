export { GraphTwin } from "./graph-twin.tsx";
