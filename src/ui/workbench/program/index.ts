export { Notes } from "./notes.tsx";
export { ProgramSection } from "./program-section.tsx";
export { WriteMain } from "./write-main.tsx";
