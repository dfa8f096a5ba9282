import type { Example } from "./example.ts";
import { callStrings } from "./points-to/call-strings.ts";
import { contextSensitiveHeap } from "./points-to/context-sensitive-heap.ts";
import { idCalledTwice } from "./points-to/id-called-twice.ts";
import { oneCallSite } from "./points-to/one-call-site.ts";
import { oneObject } from "./points-to/one-object.ts";
import { setAndDoSet } from "./points-to/set-and-do-set.ts";
import { typeSensitivity } from "./points-to/type-sensitivity.ts";

export type {
  Example,
  ExampleOptions,
  Expectation,
  ExpectedTable,
  PushdownExample,
  PushdownOptions,
  RelevancyExample,
  RelevancyOptions,
  Stop,
} from "./example.ts";
export { pushdownExamples } from "./pushdown/index.ts";
export { type Application, type ApplicationProperty, applications, startWith } from "./relevancy/applications.ts";
export { relevancyExamples } from "./relevancy/index.ts";

/** The gallery, in the order of the lectures: a new example is a file and a line here. */
export const examples: readonly Example[] = [
  idCalledTwice,
  contextSensitiveHeap,
  oneCallSite,
  callStrings,
  setAndDoSet,
  oneObject,
  typeSensitivity,
];
