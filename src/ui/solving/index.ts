export { SolvingPanel } from "./solving-panel.tsx";
