import type { PointsToLesson } from "../lesson.ts";
import { arrayLists } from "./containers/array-lists.ts";
import { iterators } from "./containers/iterators.ts";
import { linkedLists } from "./containers/linked-lists.ts";
import { oneObjectPerType } from "./containers/one-object-per-type.ts";
import { searchTrees } from "./containers/search-trees.ts";
import { storesOfRooms } from "./containers/stores-of-rooms.ts";
import { twoShelves } from "./containers/two-shelves.ts";
import { exceptions } from "./exceptions.ts";
import { callStrings } from "./lectures/call-strings.ts";
import { constantPropagation } from "./lectures/constant-propagation.ts";
import { contextSensitiveHeap } from "./lectures/context-sensitive-heap.ts";
import { idCalledTwice } from "./lectures/id-called-twice.ts";
import { oneCallSite } from "./lectures/one-call-site.ts";
import { oneObject } from "./lectures/one-object.ts";
import { setAndDoSet } from "./lectures/set-and-do-set.ts";
import { typeSensitivity } from "./lectures/type-sensitivity.ts";
import { lendingLibrary } from "./lending-library.ts";
import { factories } from "./patterns/factories.ts";
import { lambdaPipeline } from "./patterns/lambda-pipeline.ts";
import { observers } from "./patterns/observers.ts";
import { visitors } from "./patterns/visitors.ts";
import { selectiveContexts } from "./selective-contexts.ts";
import { staticInitializers } from "./static-initializers.ts";

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
  oneObjectPerType,
  arrayLists,
  iterators,
  linkedLists,
  searchTrees,
  storesOfRooms,
  visitors,
  factories,
  observers,
  lambdaPipeline,
  exceptions,
  staticInitializers,
  selectiveContexts,
  lendingLibrary,
];
