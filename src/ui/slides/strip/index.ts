export { SlideStrip } from "./slide-strip.tsx";
