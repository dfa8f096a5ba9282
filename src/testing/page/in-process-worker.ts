import { type AnalysisWorker, commandForPage, deriveForPage, executeForPage, RunSession } from "../../session/index.ts";
import { testFrontEnd } from "../front-end.ts";

/** What the page's worker does, in the thread of the test: whole runs at a time, for no page waits. */
export function inProcessWorker(): AnalysisWorker {
  const opened = testFrontEnd().then(
    (frontEnd) => new RunSession(frontEnd, { now: () => performance.now(), pause: () => Promise.resolve() }),
  );
  return {
    run: async (request, onMessage) => (await opened).record(request, onMessage),
    execute: async (request, onMessage) => executeForPage(await opened, request, onMessage),
    librarySource: async (name) => (await opened).librarySource(name),
    derive: async (request) => deriveForPage(await opened, request),
    command: async (request) => commandForPage(await opened, request),
    cancel: async () => (await opened).cancel(),
    alive: async () => undefined,
  };
}
