export { MomentsSection } from "./moments-section.tsx";
