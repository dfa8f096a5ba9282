import { compare } from "./compare.ts";
import { engineOptions } from "./engine-options.ts";
import { execution } from "./execution.ts";
import { gallery } from "./gallery.ts";
import { graph } from "./graph.ts";
import { heap } from "./heap.ts";
import { instrumented } from "./instrumented.ts";
import { pointsTo } from "./points-to.ts";
import { program } from "./program.ts";
import { pushdown } from "./pushdown.ts";
import { relevancy } from "./relevancy.ts";
import { replay } from "./replay.ts";
import { selectors } from "./selectors.ts";
import { separation } from "./separation.ts";
import { shell } from "./shell.ts";
import { symbolic } from "./symbolic.ts";
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
