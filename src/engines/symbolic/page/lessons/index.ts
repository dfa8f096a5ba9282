import type { SymbolicLesson } from "../lesson.ts";
import { aat } from "./aat/aat.ts";
import { add } from "./add/add.ts";
import { addCore } from "./add-core/add-core.ts";
import { assertion } from "./assertion/assertion.ts";
import { avl } from "./avl/avl.ts";
import { binaryHeap } from "./binary-heap/binary-heap.ts";
import { binaryTree } from "./binary-tree/binary-tree.ts";
import { bst } from "./bst/bst.ts";
import { circularList } from "./circular-list/circular-list.ts";
import { dispose } from "./dispose/dispose.ts";
import { dll } from "./dll/dll.ts";
import { dllClient } from "./dll-client/dll-client.ts";
import { doubleFree } from "./double-free/double-free.ts";
import { expressionTree } from "./expression-tree/expression-tree.ts";
import { gantt } from "./gantt/gantt.ts";
import { hiddenAlias } from "./hidden-alias/hidden-alias.ts";
import { listSegment } from "./list-segment/list-segment.ts";
import { rbt } from "./rbt/rbt.ts";
import { ringBuffer } from "./ring-buffer/ring-buffer.ts";
import { skipList } from "./skip-list/skip-list.ts";
import { sll } from "./sll/sll.ts";
import { sortedList } from "./sorted-list/sorted-list.ts";
import { stack } from "./stack/stack.ts";
import { lessonOn, type Subject } from "./subject.ts";
import { tll } from "./tll/tll.ts";
import { tsafe } from "./tsafe/tsafe.ts";

export { optionsFor, type Subject } from "./subject.ts";

/** The subjects of Table 1 that are written for this project, lists first. */
export const subjects: readonly Subject[] = [stack, sll, dll, dllClient, bst, avl, rbt, aat, tll, tsafe, gantt];

/** The lessons on symbolic execution, in order: the walk of Sec. 2, the subjects of Table 1, then smaller structures. */
export const symbolicExamples: readonly SymbolicLesson[] = [
  lessonOn(add),
  addCore,
  dispose,
  doubleFree,
  ...subjects.map(lessonOn),
  ...[
    circularList,
    sortedList,
    listSegment,
    binaryTree,
    expressionTree,
    ringBuffer,
    binaryHeap,
    skipList,
    assertion,
  ].map(lessonOn),
  hiddenAlias,
];
