import "./card.css";

export { ExplanationPanel } from "./explanation-panel.tsx";
export { Formula } from "./formula.tsx";
export { QuestionPanel } from "./question-panel.tsx";
export { RuleSheetPanel } from "./rule-sheet-panel.tsx";
