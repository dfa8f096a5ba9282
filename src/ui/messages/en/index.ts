import { pointsTo } from "../../../engines/points-to/messages/story.ts";
import { pushdown } from "../../../engines/pushdown/messages/story.ts";
import { relevancy } from "../../../engines/relevancy/messages/story.ts";
import { separation } from "../../../engines/separation/messages/story.ts";
import { symbolic } from "../../../engines/symbolic/messages/story.ts";
import { compare } from "./compare.ts";
import { engineOptions } from "./engine-options.ts";
import { execution } from "./execution.ts";
import { gallery } from "./gallery.ts";
import { graph } from "./graph.ts";
import { heap } from "./heap.ts";
import { instrumented } from "./instrumented.ts";
import { program } from "./program.ts";
import { replay } from "./replay.ts";
import { selectors } from "./selectors.ts";
import { shell } from "./shell.ts";
import { workbench } from "./workbench.ts";

/** The English catalogue: ICU message formats by id. */
export const en = {
  ...shell,
  ...gallery,
  ...workbench,
  ...engineOptions,
  ...execution,
  ...selectors,
  ...compare,
  ...graph,
  ...heap,
  ...program,
  ...pointsTo,
  ...relevancy,
  ...pushdown,
  ...replay,
  ...instrumented,
  ...separation,
  ...symbolic,
} as const;
