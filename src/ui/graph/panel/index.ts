export { GraphPanel } from "./graph-panel.tsx";
export { canDrawWhole, isTooLarge } from "./too-large.tsx";
export { ratioOf, useArrangement } from "./use-arrangement.ts";
export { type SceneRequest, useScene } from "./use-scene.ts";
