import { instrumentForPage } from "../../pipelines/index.ts";
import { type AnalysisWorker, commandForPage, executeForPage, RunSession, rowsForPage } from "../../session/index.ts";
import { testFrontEnd } from "../front-end.ts";

/** What the page's worker does, in the thread of the test: whole runs at a time, for there is nobody to wait. */
export function inProcessWorker(): AnalysisWorker {
  const opened = testFrontEnd().then(
    (frontEnd) => new RunSession(frontEnd, { now: () => performance.now(), pause: () => Promise.resolve() }),
  );
  return {
    run: async (request, onMessage) => (await opened).record(request, onMessage),
    execute: async (request, onMessage) => executeForPage(await opened, request, onMessage),
    rows: async (request, onMessage) => rowsForPage(await opened, request, onMessage),
    librarySource: async (name) => (await opened).librarySource(name),
    instrument: async (request) => instrumentForPage(await opened, request),
    command: async (request) => commandForPage(await opened, request),
    cancel: async () => (await opened).cancel(),
  };
}
