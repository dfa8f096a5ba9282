// Starts the processes that run the tests: one, and another one each time a mutant keeps it from going on.
import { fork } from "node:child_process";
import { at, root } from "../paths.mjs";
import { writePlan } from "./plan.mjs";

/** So many mutants are planted at once with the tests that take long. */
const TOGETHER = 24;

/** So many processes in a row may end without having found anything: on a busy machine one may not get under way in time. */
const MOST_FAILURES = 3;

/**
 * @typedef {import("./plan.mjs").Plan} Plan
 * @typedef {import("./plan.mjs").Message} Message
 */

/**
 * Plants each mutant of a plan.
 * @param {Pick<Plan, "files" | "mutants" | "tests" | "fresh">} given
 * @returns {AsyncGenerator<Plan["mutants"][number] & { readonly status: string, readonly by: string }>}
 */
export async function* plantEach(given) {
  /** @type {Plan} */
  let todo = { ...given, waiting: [], together: TOGETHER };
  for (let failures = 0; todo.mutants.length > 0; ) {
    writePlan(todo);
    const before = todo;
    const remaining = new Map(todo.mutants.map((mutant) => [mutant.id, mutant]));
    for await (const message of outcomesOfProcess(() => remaining.size === 0)) {
      todo = after(todo, message);
      const mutant = message.kind === "found" ? remaining.get(message.id) : undefined;
      if (message.kind !== "found" || mutant === undefined) continue;
      remaining.delete(message.id);
      yield { ...mutant, status: message.status, by: message.by };
    }
    const isFurther = todo !== before || remaining.size < todo.mutants.length;
    failures = isFurther ? 0 : failures + 1;
    if (failures === MOST_FAILURES) throw new Error("the tests do not run");
    todo = { ...todo, mutants: [...remaining.values()] };
  }
}

/**
 * What is known to the next process, if this one is stopped.
 * @param {Plan} todo
 * @param {Message} message
 * @returns {Plan}
 */
function after(todo, message) {
  if (message.kind === "known") return { ...todo, known: message.known };
  if (message.kind === "waiting") return { ...todo, waiting: [...todo.waiting, message.id] };
  if (message.kind === "stuck") return { ...todo, together: Math.ceil(message.ids.length / 4) };
  return todo;
}

/**
 * What a process finds. One that is stopped by a test that does not end, or breaks, as when memory runs out, has noticed the
 * mutant that was planted; of several, fewer at once will tell which.
 * @param {() => boolean} isDone
 * @returns {AsyncGenerator<Message>}
 */
async function* outcomesOfProcess(isDone) {
  /** @type {Set<string>} */
  let planted = new Set();
  for await (const message of messagesOfProcess(isDone)) {
    if (message.kind === "known")
      for (const test of message.failing) console.error(`fails without a mutant, and is not asked: ${test}`);
    if (message.kind === "begun") planted = new Set(message.ids);
    if (message.kind === "waiting" || message.kind === "found") planted.delete(message.id);
    yield message;
  }
  const [only, ...others] = planted;
  if (only !== undefined && others.length === 0) yield { kind: "found", id: only, status: "Timeout", by: "" };
  else if (only !== undefined) yield { kind: "stuck", ids: [only, ...others] };
}

/**
 * What a process says until it ends, or is ended because nothing is left to do.
 * @param {() => boolean} isDone
 * @returns {AsyncGenerator<Message>}
 */
async function* messagesOfProcess(isDone) {
  const vitest = at("node_modules/vitest/vitest.mjs");
  const child = fork(vitest, ["run", "--config", "vitest.mutation.config.ts", "--silent", "--reporter", "dot"], {
    cwd: root,
    // Golden files are compared, never written.
    env: { ...process.env, CI: "1" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  /** @type {Message[]} */
  const queue = [];
  let hasEnded = false;
  let wake = () => {};
  child.on("message", (message) => {
    queue.push(/** @type {Message} */ (message));
    wake();
  });
  child.on("close", () => {
    hasEnded = true;
    wake();
  });
  while (!hasEnded || queue.length > 0) {
    if (isDone()) child.kill("SIGKILL");
    const message = queue.shift();
    if (message !== undefined) yield message;
    else
      await new Promise((resolve) => {
        wake = () => resolve(undefined);
      });
  }
}
