import type { SymbolicExample } from "../example.ts";
import { add } from "./add/add.ts";
import { dll } from "./dll/dll.ts";
import { sll } from "./sll/sll.ts";
import { stack } from "./stack/stack.ts";
import { lessonOn, type Subject } from "./subject.ts";

export type { Subject, SubjectMethod } from "./subject.ts";

/** The subjects of Table 1, small to large. */
export const subjects: readonly Subject[] = [sll, stack, dll];

/** The lessons on symbolic execution, in order: the walk of Sec. 2, the subjects of Table 1, then smaller structures. */
export const symbolicExamples: readonly SymbolicExample[] = [add, ...subjects].map(lessonOn);
