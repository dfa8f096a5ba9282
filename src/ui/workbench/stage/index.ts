export { FactsPage } from "./facts.tsx";
export { Agenda, Stage, StageViews } from "./stage.tsx";
export { viewsOf } from "./stage-view.ts";
export { useStage } from "./use-stage.ts";
