import { boards } from "../engines/registry.ts";
import { examples } from "../examples/index.ts";
import { mountPage, workerLink } from "../ui/index.ts";

const root = document.getElementById("root");
if (root !== null) {
  mountPage(root, {
    boards,
    examples,
    openWorker: () => workerLink(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })),
  });
}
