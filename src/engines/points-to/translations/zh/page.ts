export { zh as pointsToDispatch } from "./dispatch.ts";
export { zh as exerciseTexts } from "./exercises.ts";
export { zh as pointsToGraphs } from "./graphs.ts";
export { zh as lessonTexts } from "./lessons.ts";
export { zh as pointsToMoments } from "./moments.ts";
export { zh as pointsToSelectorNames } from "./selector-names.ts";
export { zh as pointsToStory } from "./story.ts";
