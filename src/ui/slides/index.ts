export { SlideStrip } from "./strip/index.ts";
export { takeSlide } from "./take-slide.ts";
export { toggleStrip } from "./talks.ts";
