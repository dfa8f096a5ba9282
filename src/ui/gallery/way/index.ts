export { type ChosenWay, useWay } from "./use-way.ts";
export { WaySection } from "./way-section.tsx";
