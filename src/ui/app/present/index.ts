export { PresentHead } from "./present-head.tsx";
export { usePresentMode } from "./use-present-mode.ts";
export { holdSpotlight, liftVeil, toggleBlack } from "./veil.ts";
