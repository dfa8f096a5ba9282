export { GraphPanel } from "./graph-panel.tsx";
export { isTooLarge } from "./too-large.tsx";
export { initiallyClosed } from "./use-collapse.ts";
