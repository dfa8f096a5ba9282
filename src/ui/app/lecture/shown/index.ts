export { ComparedSlide } from "./compared-slide.tsx";
export { ShownSlide } from "./shown-slide.tsx";
export { SlideContents } from "./slide-contents.tsx";
export { type ComparisonParts, useComparisons } from "./use-comparisons.ts";
