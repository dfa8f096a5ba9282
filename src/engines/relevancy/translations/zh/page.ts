export { relevancyLessons as texts } from "./lessons.ts";
export { zh as relevancyStory } from "./story.ts";
