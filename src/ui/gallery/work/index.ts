export { WorkSection } from "./work-section.tsx";
