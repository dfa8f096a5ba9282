import type { PointsToLesson } from "../lesson.ts";
import { arrayLists } from "./array-lists.ts";
import { callStrings } from "./call-strings.ts";
import { constantPropagation } from "./constant-propagation.ts";
import { contextSensitiveHeap } from "./context-sensitive-heap.ts";
import { exceptions } from "./exceptions.ts";
import { factories } from "./factories.ts";
import { idCalledTwice } from "./id-called-twice.ts";
import { iterators } from "./iterators.ts";
import { lambdaPipeline } from "./lambda-pipeline.ts";
import { lendingLibrary } from "./lending-library.ts";
import { linkedLists } from "./linked-lists.ts";
import { observers } from "./observers.ts";
import { oneCallSite } from "./one-call-site.ts";
import { oneObject } from "./one-object.ts";
import { searchTrees } from "./search-trees.ts";
import { selectiveContexts } from "./selective-contexts.ts";
import { setAndDoSet } from "./set-and-do-set.ts";
import { staticInitialisers } from "./static-initialisers.ts";
import { twoShelves } from "./two-shelves.ts";
import { typeSensitivity } from "./type-sensitivity.ts";
import { visitors } from "./visitors.ts";

/** In the order of the gallery: the lectures, then containers, patterns, the language, whole programs. A new one is a file and a line here. */
export const lessons: readonly PointsToLesson[] = [
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
