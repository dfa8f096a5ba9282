import type { Lesson } from "../../../../engine-kit/index.ts";
import type { RelevancyLesson } from "../lesson.ts";
import { applicationLessons } from "./application-lessons.ts";
import { arraysAndLengths } from "./arrays-and-lengths.ts";
import { buildingStrings } from "./building-strings.ts";
import { example1Constructor } from "./example-1/example-1-constructor.ts";
import { example1ConstructorSuccessor } from "./example-1/example-1-constructor-successor.ts";
import { example1Store } from "./example-1/example-1-store.ts";
import { example1StoreSuccessor } from "./example-1/example-1-store-successor.ts";
import { instrumentedCode } from "./instrumented-code.ts";
import { keysOfMaps } from "./keys-of-maps.ts";
import { recursion } from "./recursion.ts";
import { splitLocals } from "./split-locals.ts";
import { symbolicKeys } from "./symbolic-keys.ts";

/** The lessons of the relevancy analysis, in the order of the paper: a new one is a file and a line here. */
export const relevancyExamples: readonly RelevancyLesson[] = [
  instrumentedCode,
  example1Constructor,
  example1ConstructorSuccessor,
  example1StoreSuccessor,
  example1Store,
  splitLocals,
  arraysAndLengths,
  recursion,
  keysOfMaps,
  symbolicKeys,
  buildingStrings,
];

/** The same, then the applications. */
export const relevancyLessons: readonly Lesson[] = [...relevancyExamples, ...applicationLessons];
