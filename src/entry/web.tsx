import { boards } from "../engines/solvers.ts";
import {
  applicationLessons,
  examples,
  pushdownExamples,
  relevancyExamples,
  separationExamples,
  symbolicExamples,
} from "../examples/index.ts";
import { mountPage, workerLink } from "../ui/index.ts";

const root = document.getElementById("root");
if (root !== null) {
  mountPage(root, {
    boards,
    examples,
    lessons: [
      ...relevancyExamples,
      ...applicationLessons,
      ...pushdownExamples,
      ...symbolicExamples,
      ...separationExamples,
    ],
    openWorker: () => workerLink(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })),
  });
}
