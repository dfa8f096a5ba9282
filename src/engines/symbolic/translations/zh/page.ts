export { symbolicLessons as texts } from "./lessons.ts";
export { zh as symbolicStory } from "./story.ts";
