import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { Interruption } from "./cli/interruption.ts";

// The same file for the command line and for the threads that carry out its jobs. Nothing is awaited here: a part that
// imports what this file holds would wait for it, too.
if (isMainThread) {
  const interruption = new Interruption(process);
  void import("./cli/main.ts").then(({ main }) => main(new URL(import.meta.url), interruption));
} else
  void import("./cli/job-thread.ts").then(({ carryOutJobs }) => parentPort && carryOutJobs(parentPort, workerData));
