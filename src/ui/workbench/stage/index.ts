export { FactsPage } from "./facts.tsx";
export { PhoneStage, Stage } from "./stage.tsx";
export { viewOfStep, viewsOf } from "./stage-view.ts";
export { useStage } from "./use-stage.ts";
export { useStageWatch } from "./use-stage-watch.ts";
