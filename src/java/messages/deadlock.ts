import { catalog } from "../../kernel/index.ts";

/** What a thread waits for that never comes, by the reason of its pause; `line` is where in the reader's text. */
export const DEADLOCK_MESSAGES = catalog("javaDeadlock", {
  barrier: "“{thread}” waits at a barrier in line {line}",
  condition: "“{thread}” waits for a signal of its condition in line {line}",
  future: "“{thread}” waits for the result of a future in line {line}",
  latch: "“{thread}” waits for a latch to count down to 0 in line {line}",
  lock: "“{thread}” waits for a lock in line {line}",
  message: "“{thread}” waits for an element of an empty queue in line {line}",
  notify: "“{thread}” waits for “notify” in line {line}",
  permit: "“{thread}” waits for a permit of a semaphore in line {line}",
  room: "“{thread}” waits for room in a full queue in line {line}",
  task: "“{thread}” waits for a task, because its pool is never shut down",
  thread: "“{thread}” waits in line {line} for a thread to end",
});
