export type { Stop } from "../engines/lesson.ts";
export type { LessonOptions as ExampleOptions, PointsToLesson as Example } from "../engines/points-to/page/lesson.ts";
export { lessons as examples } from "../engines/points-to/page/lessons/index.ts";
export { pushdownExamples } from "../engines/pushdown/page/lessons/index.ts";
export { applicationLessons } from "../engines/relevancy/page/lessons/application-lessons.ts";
export { relevancyExamples } from "../engines/relevancy/page/lessons/index.ts";
export { separationExamples } from "../engines/separation/page/lessons/index.ts";
export { symbolicExamples } from "../engines/symbolic/page/lessons/index.ts";
