export { ObservedToggle } from "./observed-toggle.tsx";
export { RunSection } from "./run-section.tsx";
