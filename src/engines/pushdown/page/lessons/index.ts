import type { PushdownLesson } from "../lesson.ts";
import { cheapestWay } from "./cheapest-way.ts";
import { fallsForEver } from "./falls-for-ever.ts";
import { lateCaller } from "./late-caller.ts";
import { idTwice } from "./one-method-two-callers.ts";
import { plotter } from "./plotter.ts";
import { textbookSystem } from "./textbook-system.ts";
import { thereAndBack } from "./there-and-back.ts";
import { unboundedStack } from "./unbounded-stack.ts";
import { whoComesToAnEnd } from "./who-comes-to-an-end.ts";

/** Pushdown systems to watch, the small ones first: a new one is a file and a line here. */
export const pushdownExamples: readonly PushdownLesson[] = [
  textbookSystem,
  plotter,
  unboundedStack,
  whoComesToAnEnd,
  cheapestWay,
  fallsForEver,
  thereAndBack,
  idTwice,
  lateCaller,
];
