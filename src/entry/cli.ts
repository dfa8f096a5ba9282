import { isMainThread, parentPort, workerData } from "node:worker_threads";

// The same file for the command line and for the threads that carry out its jobs. Nothing is awaited here: a part that
// imports what this file holds would wait for it, too.
if (isMainThread) void import("./cli/main.ts").then(({ main }) => main(new URL(import.meta.url)));
else void import("./cli/job-thread.ts").then(({ carryOutJobs }) => parentPort && carryOutJobs(parentPort, workerData));
