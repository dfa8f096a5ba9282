export { separationLessons as texts } from "./lessons.ts";
export { zh as separationStory } from "./story.ts";
