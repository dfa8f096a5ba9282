export { GraphTwin, type GraphTwinProps } from "./graph-twin.tsx";
export { twinRows } from "./twin-rows.ts";
