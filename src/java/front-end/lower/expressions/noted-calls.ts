import { fill } from "../../../../kernel/index.ts";
import type { Method } from "../../../ir/program.ts";
import { NOTE_MESSAGES } from "../../../messages/notes.ts";

const NOTED: Readonly<Record<string, keyof typeof NOTE_MESSAGES>> = {
  ...Object.fromEntries(
    ["Thread.start", "Executor.execute", "ExecutorService.execute", "ExecutorService.submit"]
      .concat(["ExecutorService.invokeAll", "ExecutorService.invokeAny", "ScheduledExecutorService.schedule"])
      .concat(["CompletableFuture.supplyAsync", "CompletableFuture.runAsync"])
      .map((name) => [name, "threads" as const]),
  ),
  ...Object.fromEntries(
    ["LocalDate", "LocalTime", "LocalDateTime", "Instant"].map((name) => [`${name}.now`, "clock" as const]),
  ),
  "System.load": "native-library",
  "System.loadLibrary": "native-library",
};

/**
 * What the reader is told of a call of this method of the library, and whether once is enough; undefined when it does what it does
 * in Java.
 */
export function noteOnCall({
  name,
  class: owner,
}: Method): { readonly text: string; readonly isOnce: boolean } | undefined {
  const id = owner.isLibrary ? NOTED[`${owner.name}.${name}`] : undefined;
  return id === undefined ? undefined : { text: fill(NOTE_MESSAGES, id), isOnce: id === "threads" || id === "clock" };
}
