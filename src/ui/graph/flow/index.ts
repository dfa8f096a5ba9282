export { type FlowTexts, flowScene, isInRows } from "./flow-scene.ts";
export { sceneOf } from "./scene-of.ts";
export { aboutEdges, dependenciesOf, type Slice } from "./slice.ts";
