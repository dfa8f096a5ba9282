import { cards } from "./cards.ts";
import { compare } from "./compare.ts";
import { derived } from "./derived.ts";
import { execution } from "./execution.ts";
import { gallery } from "./gallery.ts";
import { graph } from "./graph.ts";
import { heap } from "./heap.ts";
import { program } from "./program.ts";
import { questions } from "./questions.ts";
import { replay } from "./replay.ts";
import { runs } from "./runs.ts";
import { shell } from "./shell.ts";
import { workbench } from "./workbench.ts";

/** The English catalogue: ICU message formats by id. */
export const en = {
  ...shell,
  ...gallery,
  ...workbench,
  ...execution,
  ...runs,
  ...derived,
  ...compare,
  ...graph,
  ...heap,
  ...cards,
  ...program,
  ...questions,
  ...replay,
} as const;
