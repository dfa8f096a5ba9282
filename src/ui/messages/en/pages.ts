import { cards } from "./cards.ts";
import { embed } from "./classroom/embed.ts";
import { lecture } from "./classroom/lecture.ts";
import { derived } from "./derived.ts";
import { dialogs } from "./dialogs.ts";
import { execution } from "./execution.ts";
import { figures } from "./figures.ts";
import { gallery } from "./gallery.ts";
import { graph } from "./graph.ts";
import { heap } from "./heap.ts";
import { blame } from "./learning/blame.ts";
import { own } from "./learning/own.ts";
import { questions } from "./learning/questions.ts";
import { solving } from "./learning/solving.ts";
import { whatIf } from "./learning/what-if.ts";
import { whyNot } from "./learning/why-not.ts";
import { program } from "./program.ts";
import { runs } from "./runs.ts";
import { workbench } from "./workbench.ts";

/** What the pages of analyses and their dialogs say; fetched with the first of them. Programs are deleted there, too. Comparisons and
 * exercises have theirs. */
export const pages = [
  gallery,
  workbench,
  execution,
  runs,
  derived,
  dialogs,
  embed,
  lecture,
  graph,
  figures,
  heap,
  cards,
  program,
  questions,
  solving,
  whyNot,
  blame,
  whatIf,
  own,
] as const;
