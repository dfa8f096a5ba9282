export { zh as exerciseTexts } from "./exercises.ts";
export { zh as lessonTexts } from "./lessons.ts";
export { zh as relevancyStory } from "./story.ts";
