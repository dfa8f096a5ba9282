export { GraphAhead } from "./graph-ahead.tsx";
