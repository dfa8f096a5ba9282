import "./card.css";

export { ExplanationPanel } from "./explanation-panel.tsx";
