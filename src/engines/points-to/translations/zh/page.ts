export { pointsToLessons as texts } from "./lessons.ts";
export { zh as pointsToSelectorNames } from "./selector-names.ts";
export { zh as pointsToStory } from "./story.ts";
