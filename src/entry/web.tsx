import { lessonRuns } from "virtual:lesson-runs";
import { engines } from "../engines/index.ts";
import { mountPage, workerLink } from "../ui/index.ts";
import { startWorkersByImport } from "./workers-by-import.ts";

const root = document.getElementById("root");
// A file has no origin either; as one file the page makes its workers of its own text.
if (self.origin === "null" && location.protocol !== "file:") startWorkersByImport();
if (root !== null) {
  mountPage(root, {
    engines,
    shippedRuns: lessonRuns,
    loadTranslation: async (locale) => (await import("../translations/index.ts")).pageTranslation(locale),
    // Neither while it is developed, nor for the page that is one file.
    ...(import.meta.env.MODE === "production"
      ? { serviceWorker: new URL("service-worker.js", document.baseURI).href }
      : {}),
    openWorker: () => workerLink(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })),
  });
}
