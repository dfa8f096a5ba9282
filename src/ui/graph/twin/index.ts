export { GraphTwin } from "./graph-twin.tsx";
export { twinRows } from "./twin-rows.ts";
