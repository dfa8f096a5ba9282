import type { Example } from "./example.ts";
import { arrayLists } from "./points-to/array-lists.ts";
import { callStrings } from "./points-to/call-strings.ts";
import { constantPropagation } from "./points-to/constant-propagation.ts";
import { contextSensitiveHeap } from "./points-to/context-sensitive-heap.ts";
import { exceptions } from "./points-to/exceptions.ts";
import { factories } from "./points-to/factories.ts";
import { idCalledTwice } from "./points-to/id-called-twice.ts";
import { iterators } from "./points-to/iterators.ts";
import { lambdaPipeline } from "./points-to/lambda-pipeline.ts";
import { lendingLibrary } from "./points-to/lending-library.ts";
import { linkedLists } from "./points-to/linked-lists.ts";
import { observers } from "./points-to/observers.ts";
import { oneCallSite } from "./points-to/one-call-site.ts";
import { oneObject } from "./points-to/one-object.ts";
import { searchTrees } from "./points-to/search-trees.ts";
import { selectiveContexts } from "./points-to/selective-contexts.ts";
import { setAndDoSet } from "./points-to/set-and-do-set.ts";
import { staticInitialisers } from "./points-to/static-initialisers.ts";
import { twoShelves } from "./points-to/two-shelves.ts";
import { typeSensitivity } from "./points-to/type-sensitivity.ts";
import { visitors } from "./points-to/visitors.ts";

export { type ApplicationLesson, applicationLessons } from "./application-lessons.ts";
export type {
  Example,
  ExampleOptions,
  Expectation,
  ExpectedTable,
  PushdownExample,
  PushdownOptions,
  RelevancyExample,
  RelevancyOptions,
  SeparationExample,
  SeparationOptions,
  Stop,
  SymbolicExample,
  SymbolicOptions,
} from "./example.ts";
export { pushdownExamples } from "./pushdown/index.ts";
export type { Application, ApplicationProperty } from "./relevancy/applications.ts";
export { relevancyExamples } from "./relevancy/index.ts";
export { separationExamples } from "./separation/index.ts";
export { optionsFor, type Subject, type SubjectMethod, subjects, symbolicExamples } from "./symbolic/index.ts";

/** The gallery, in order: the lectures, then containers, patterns, the language, whole programs. */
export const examples: readonly Example[] = [
  idCalledTwice,
  constantPropagation,
  contextSensitiveHeap,
  oneCallSite,
  callStrings,
  setAndDoSet,
  oneObject,
  typeSensitivity,
  twoShelves,
  arrayLists,
  iterators,
  linkedLists,
  searchTrees,
  visitors,
  factories,
  observers,
  lambdaPipeline,
  exceptions,
  staticInitialisers,
  selectiveContexts,
  lendingLibrary,
];
