export { ProgramSection } from "./program-section.tsx";
