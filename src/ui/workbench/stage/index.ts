export { FactsPage } from "./facts.tsx";
export { Agenda, Stage, StageViews } from "./stage.tsx";
