import { isMainThread, parentPort } from "node:worker_threads";

// The same file for the command line and for the threads that carry out its jobs.
if (isMainThread) {
  const { main } = await import("./cli/main.ts");
  await main(new URL(import.meta.url));
} else if (parentPort !== null) {
  const { carryOutJobs } = await import("./cli/job-thread.ts");
  carryOutJobs(parentPort);
}
