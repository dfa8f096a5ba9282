export { PresentAids } from "./present-aids.tsx";
