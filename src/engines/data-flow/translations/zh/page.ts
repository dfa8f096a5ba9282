export { dataFlowLessons as texts } from "./lessons.ts";
export { zh as dataFlowStory } from "./story.ts";
