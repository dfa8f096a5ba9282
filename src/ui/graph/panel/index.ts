export { GraphAhead } from "./graph-ahead.tsx";
export { GraphPanel } from "./graph-panel.tsx";
export { isTooLarge } from "./too-large.tsx";
