export { pushdownLessons as texts } from "./lessons.ts";
export { zh as pushdownStory } from "./story.ts";
