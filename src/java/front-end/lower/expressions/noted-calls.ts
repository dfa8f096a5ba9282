import { inWords } from "../../../../kernel/index.ts";
import type { Method } from "../../../ir/program.ts";
import { NOTE_MESSAGES } from "../../../messages/notes.ts";

const { reflection: REFLECTION, threads: THREADS, clock: CLOCK, "native-library": NATIVE } = NOTE_MESSAGES;

const NOTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["forName", "newInstance", "getConstructor", "getDeclaredConstructor", "getMethod", "getDeclaredMethod"]
      .concat(["getMethods", "getDeclaredMethods", "getField", "getDeclaredField", "getFields", "getDeclaredFields"])
      .map((name) => [`Class.${name}`, REFLECTION]),
  ),
  "Constructor.newInstance": REFLECTION,
  "Method.invoke": REFLECTION,
  "Field.get": REFLECTION,
  "Field.set": REFLECTION,
  ...Object.fromEntries(
    ["Thread.start", "Executor.execute", "ExecutorService.execute", "ExecutorService.submit"]
      .concat(["ExecutorService.invokeAll", "ExecutorService.invokeAny", "ScheduledExecutorService.schedule"])
      .concat(["CompletableFuture.supplyAsync", "CompletableFuture.runAsync"])
      .map((name) => [name, THREADS]),
  ),
  "LocalDate.now": CLOCK,
  "System.load": NATIVE,
  "System.loadLibrary": NATIVE,
};

/**
 * What the reader is told of a call of this method of the library, and whether once is enough; undefined when it does what it does
 * in Java.
 */
export function noteOnCall({
  name,
  class: owner,
}: Method): { readonly text: string; readonly isOnce: boolean } | undefined {
  const text = owner.isLibrary ? NOTED[`${owner.name}.${name}`] : undefined;
  return text === undefined ? undefined : { text: inWords(text), isOnce: text === THREADS || text === CLOCK };
}
