import { translated } from "../../../../kernel/index.ts";
import type { Method } from "../../../ir/program.ts";
import { NOTE_MESSAGES } from "../../../messages/notes.ts";

const { threads: THREADS, clock: CLOCK, "native-library": NATIVE } = NOTE_MESSAGES;

const NOTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["Thread.start", "Executor.execute", "ExecutorService.execute", "ExecutorService.submit"]
      .concat(["ExecutorService.invokeAll", "ExecutorService.invokeAny", "ScheduledExecutorService.schedule"])
      .concat(["CompletableFuture.supplyAsync", "CompletableFuture.runAsync"])
      .map((name) => [name, THREADS]),
  ),
  ...Object.fromEntries(["LocalDate", "LocalTime", "LocalDateTime", "Instant"].map((name) => [`${name}.now`, CLOCK])),
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
  return text === undefined ? undefined : { text: translated(text), isOnce: text === THREADS || text === CLOCK };
}
