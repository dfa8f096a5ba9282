export { PresentHead } from "./present-head.tsx";
export { usePresentMode } from "./use-present-mode.ts";
export { holdSpotlight, toggleBlack } from "./veil.ts";
