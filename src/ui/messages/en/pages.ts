import { cards } from "./cards.ts";
import { dialogs } from "./dialogs.ts";
import { execution } from "./execution.ts";
import { gallery } from "./gallery.ts";
import { graph } from "./graph.ts";
import { heap } from "./heap.ts";
import { questions } from "./learning/questions.ts";
import { program } from "./program.ts";
import { runs } from "./runs.ts";
import { workbench } from "./workbench.ts";

/** Texts of the pages of analyses and their dialogs; fetched with the first of them. Programs are deleted there, too. Comparisons,
 * exercises, lectures and questions of readers have texts of their own. */
export const pages = [gallery, workbench, execution, runs, dialogs, graph, heap, cards, program, questions] as const;
