export { NotRunNote } from "./not-run-note.tsx";
export { ObservedToggle } from "./observed-toggle.tsx";
export { RunSection } from "./run-section.tsx";
