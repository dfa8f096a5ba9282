import type { SeparationLesson } from "../lesson.ts";
import { binaryTree } from "./binary-tree.ts";
import { circularList } from "./circular-list.ts";
import { doublyLinked } from "./doubly-linked.ts";
import { flawAliases } from "./flaws/flaw-aliases.ts";
import { flawFieldContents } from "./flaws/flaw-field-contents.ts";
import { flawIntegers } from "./flaws/flaw-integers.ts";
import { flawOscillation } from "./flaws/flaw-oscillation.ts";
import { flawUnsatisfiable } from "./flaws/flaw-unsatisfiable.ts";
import { linkedLeaves } from "./linked-leaves.ts";
import { listSegment } from "./list-segment.ts";
import { longList } from "./long-list.ts";
import { searchTree } from "./search-tree.ts";
import { skipList } from "./skip-list.ts";
import { sortedList } from "./sorted-list.ts";
import { twoLists } from "./two-lists.ts";

/** Predicates and formulas to watch: shapes, numbers, and the known flaws of Algorithm 1. A new one is a file and a line here. */
export const separationExamples: readonly SeparationLesson[] = [
  twoLists,
  binaryTree,
  doublyLinked,
  sortedList,
  searchTree,
  listSegment,
  linkedLeaves,
  circularList,
  skipList,
  longList,
  flawOscillation,
  flawUnsatisfiable,
  flawFieldContents,
  flawIntegers,
  flawAliases,
];
