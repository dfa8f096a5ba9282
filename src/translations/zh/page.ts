import type { Catalog } from "../../kernel/index.ts";
import { coreTexts, words } from "./core.ts";
import { zh as dataFlowStory } from "./data-flow/story.ts";
import { dataFlowLessons as lessonsDataFlow } from "./lessons/data-flow.ts";
import { exercises as lessonsExercises } from "./lessons/exercises.ts";
import { lectures as lessonsLectures } from "./lessons/lectures.ts";
import { pointsToLessons as lessonsPointsTo } from "./lessons/points-to.ts";
import { pushdownLessons as lessonsPushdown } from "./lessons/pushdown.ts";
import { relevancyLessons as lessonsRelevancy } from "./lessons/relevancy.ts";
import { selectors as lessonsSelectors } from "./lessons/selectors.ts";
import { separationLessons as lessonsSeparation } from "./lessons/separation.ts";
import { symbolicLessons as lessonsSymbolic } from "./lessons/symbolic.ts";
import { zh as pointsToStory } from "./points-to/story.ts";
import { zh as pushdownStory } from "./pushdown/story.ts";
import { zh as relevancyStory } from "./relevancy/story.ts";
import { zh as separationStory } from "./separation/story.ts";
import { zh as symbolicStory } from "./symbolic/story.ts";
import { zh as uiCards } from "./ui/cards.ts";
import { zh as uiClassroomEmbed } from "./ui/classroom/embed.ts";
import { zh as uiClassroomLecture } from "./ui/classroom/lecture.ts";
import { zh as uiCompare } from "./ui/compare.ts";
import { zh as uiDerived } from "./ui/derived.ts";
import { zh as uiDialogs } from "./ui/dialogs.ts";
import { zh as uiExecution } from "./ui/execution.ts";
import { zh as uiFigures } from "./ui/figures.ts";
import { zh as uiGallery } from "./ui/gallery.ts";
import { zh as uiGraph } from "./ui/graph.ts";
import { zh as uiHeap } from "./ui/heap.ts";
import { zh as uiLearningBlame } from "./ui/learning/blame.ts";
import { zh as uiLearningExercises } from "./ui/learning/exercises.ts";
import { zh as uiLearningOwn } from "./ui/learning/own.ts";
import { zh as uiLearningQuestions } from "./ui/learning/questions.ts";
import { zh as uiLearningSolving } from "./ui/learning/solving.ts";
import { zh as uiLearningWhatIf } from "./ui/learning/what-if.ts";
import { zh as uiLearningWhyNot } from "./ui/learning/why-not.ts";
import { zh as uiProgram } from "./ui/program.ts";
import { zh as uiRuns } from "./ui/runs.ts";
import { zh as uiShell } from "./ui/shell.ts";
import { zh as uiWorkbench } from "./ui/workbench.ts";

/** The sentences of the page, by their ids. */
export const sentences: Catalog = {
  ...words,
  ...dataFlowStory,
  ...pointsToStory,
  ...pushdownStory,
  ...relevancyStory,
  ...separationStory,
  ...symbolicStory,
  ...uiCards,
  ...uiCompare,
  ...uiDerived,
  ...uiDialogs,
  ...uiClassroomEmbed,
  ...uiClassroomLecture,
  ...uiExecution,
  ...uiFigures,
  ...uiGallery,
  ...uiGraph,
  ...uiHeap,
  ...uiLearningBlame,
  ...uiLearningExercises,
  ...uiLearningOwn,
  ...uiLearningQuestions,
  ...uiLearningSolving,
  ...uiLearningWhatIf,
  ...uiLearningWhyNot,
  ...uiProgram,
  ...uiRuns,
  ...uiShell,
  ...uiWorkbench,
};

/** What errors, notes and lessons say on the page, by the English texts. */
export const texts: ReadonlyMap<string, string> = new Map([
  ...coreTexts,
  ...Object.entries(lessonsDataFlow),
  ...Object.entries(lessonsExercises),
  ...Object.entries(lessonsLectures),
  ...Object.entries(lessonsPointsTo),
  ...Object.entries(lessonsPushdown),
  ...Object.entries(lessonsRelevancy),
  ...Object.entries(lessonsSelectors),
  ...Object.entries(lessonsSeparation),
  ...Object.entries(lessonsSymbolic),
]);
