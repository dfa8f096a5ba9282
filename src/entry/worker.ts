import { expose } from "comlink";
import javaGrammar from "tree-sitter-java/tree-sitter-java.wasm?url";
import runtime from "web-tree-sitter/web-tree-sitter.wasm?url";
import { createFrontEnd, type GrammarBinaries } from "../java/index.ts";
import { type AnalysisError, failure, fetching, setLocale } from "../kernel/index.ts";
import {
  type AnalysisWorker,
  commandForPage,
  deriveForPage,
  executeForPage,
  faultOf,
  type LocalizedRequest,
  RunSession,
} from "../session/index.ts";
import { workerTranslation } from "../translations/index.ts";

const session = open();
// Whoever asks for something is told.
session.catch(() => undefined);

const worker: AnalysisWorker = {
  run: (request, onMessage) =>
    withSession(
      request,
      (opened) => opened.record(request, onMessage),
      (error) => onMessage({ kind: "failed", errors: [error] }),
    ),
  execute: (request, onMessage) =>
    withSession(
      request,
      (opened) => executeForPage(opened, request, onMessage),
      (error) => onMessage({ kind: "failed", errors: [error] }),
    ),
  librarySource: async (name) => (await session).librarySource(name),
  derive: (request) => withSession(request, (opened) => deriveForPage(opened, request), failure),
  command: (request) => withSession(request, (opened) => commandForPage(opened, request), failure),
  cancel: async () => (await session).cancel(),
  alive: async () => undefined,
};

expose(worker);

/** Does what was asked; where the session could not be opened, says so instead. */
async function withSession<T>(
  request: LocalizedRequest,
  act: (opened: RunSession) => Promise<T>,
  refuse: (error: AnalysisError) => T,
): Promise<T> {
  let opened: RunSession;
  try {
    opened = await sessionFor(request);
  } catch (fault) {
    return refuse(faultOf(fault));
  }
  return act(opened);
}

/** The session, in the language of a request; in English if that cannot be fetched. */
async function sessionFor({ locale = "en" }: LocalizedRequest): Promise<RunSession> {
  const [opened, translation] = await Promise.all([session, workerTranslation(locale).catch(() => undefined)]);
  setLocale(locale, translation);
  return opened;
}

async function open(): Promise<RunSession> {
  const frontEnd = await fetching("java", createFrontEnd(grammar()));
  return new RunSession(frontEnd, { now: () => performance.now(), pause: turn });
}

async function grammar(): Promise<GrammarBinaries> {
  const [runtimeBytes, javaBytes] = await Promise.all([bytesOf(runtime), bytesOf(javaGrammar)]);
  return { runtime: runtimeBytes, java: javaBytes };
}

async function bytesOf(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A message to oneself: unlike a timer it is not delayed, and it lets a cancellation in. */
function turn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
