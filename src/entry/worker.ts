import { expose } from "comlink";
import javaGrammar from "tree-sitter-java/tree-sitter-java.wasm?url";
import runtime from "web-tree-sitter/web-tree-sitter.wasm?url";
import { createFrontEnd, type GrammarBinaries } from "../java/index.ts";
import { speak } from "../kernel/index.ts";
import {
  type AnalysisWorker,
  commandForPage,
  deriveForPage,
  executeForPage,
  RunSession,
  type SpokenRequest,
} from "../session/index.ts";
import { workerTexts } from "../translations/index.ts";

const session = open();

const worker: AnalysisWorker = {
  run: async (request, onMessage) => (await sessionFor(request)).record(request, onMessage),
  execute: async (request, onMessage) => executeForPage(await sessionFor(request), request, onMessage),
  librarySource: async (name) => (await session).librarySource(name),
  derive: async (request) => deriveForPage(await sessionFor(request), request),
  command: async (request) => commandForPage(await sessionFor(request), request),
  cancel: async () => (await session).cancel(),
};

expose(worker);

/** The session, in the language of a request; in English if that cannot be fetched. */
async function sessionFor({ locale = "en" }: SpokenRequest): Promise<RunSession> {
  const [opened, texts] = await Promise.all([session, workerTexts(locale).catch(() => undefined)]);
  speak(locale, texts);
  return opened;
}

async function open(): Promise<RunSession> {
  const frontEnd = await createFrontEnd(grammar());
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
