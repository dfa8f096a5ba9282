import type { FlowLesson } from "../lesson.ts";
import { acrossCalls } from "./across-calls.ts";
import { arrayBounds } from "./array-bounds.ts";
import { available } from "./available.ts";
import { deadCode } from "./dead-code.ts";
import { live } from "./live.ts";
import { notDistributive } from "./not-distributive.ts";
import { openingQuestion } from "./opening-question.ts";
import { orderMatters } from "./order-matters.ts";
import { reaching } from "./reaching.ts";
import { switchCases } from "./switch-cases.ts";
import { throughArrays } from "./through-arrays.ts";
import { throughTheHeap } from "./through-the-heap.ts";
import { widening } from "./widening.ts";

export const flowLessons: readonly FlowLesson[] = [
  openingQuestion,
  reaching,
  live,
  available,
  orderMatters,
  notDistributive,
  widening,
  arrayBounds,
  deadCode,
  switchCases,
  acrossCalls,
  throughTheHeap,
  throughArrays,
];
