export { CameraLink, CameraLinkContext } from "./canvas/index.ts";
export { GraphPanel, GraphPanelNow } from "./graph-panel.tsx";
export { groundOf } from "./ground.ts";
export { canDrawWhole, isTooLarge } from "./too-large.tsx";
export { useArrangement } from "./use-arrangement.ts";
export { type LinkedPlaces, useDragged } from "./use-dragged.ts";
export { type SceneRequest, useScene } from "./use-scene.ts";
