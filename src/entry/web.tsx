import { lessonRuns } from "virtual:lesson-runs";
import { engines } from "../engines/index.ts";
import { mountPage, workerLink } from "../ui/index.ts";

const root = document.getElementById("root");
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
