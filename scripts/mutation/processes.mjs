// Starts the processes that run the tests: one, and another one each time a mutant keeps it from going on.
import { fork } from "node:child_process";
import { at, root } from "../paths.mjs";
import { writePlan } from "./plan.mjs";

/**
 * @typedef {import("./plan.mjs").Plan} Plan
 * @typedef {import("./plan.mjs").Message} Message
 */

/**
 * Plants each mutant of a plan.
 * @param {Plan} plan
 * @returns {AsyncGenerator<Plan["mutants"][number] & { readonly status: string, readonly by: string }>}
 */
export async function* plantEach(plan) {
  let todo = plan;
  while (todo.mutants.length > 0) {
    writePlan(todo);
    const remaining = new Map(todo.mutants.map((mutant) => [mutant.id, mutant]));
    for await (const message of outcomesOfProcess(() => remaining.size === 0)) {
      if (message.kind === "known") todo = { ...todo, known: message.known };
      const mutant = message.kind === "found" ? remaining.get(message.id) : undefined;
      if (message.kind !== "found" || mutant === undefined) continue;
      remaining.delete(message.id);
      yield { ...mutant, status: message.status, by: message.by };
    }
    if (remaining.size === todo.mutants.length) throw new Error("the tests do not run");
    todo = { ...todo, mutants: [...remaining.values()] };
  }
}

/**
 * What a process finds. One that breaks, as when memory runs out, has noticed the mutant that was planted.
 * @param {() => boolean} isDone
 * @returns {AsyncGenerator<Message>}
 */
async function* outcomesOfProcess(isDone) {
  let planted = /** @type {string | undefined} */ (undefined);
  for await (const message of messagesOfProcess(isDone)) {
    if (message.kind === "known")
      for (const test of message.failing) console.error(`fails without a mutant, and is not asked: ${test}`);
    if (message.kind === "begun") planted = message.id;
    if (message.kind === "found") planted = undefined;
    yield message;
  }
  if (planted !== undefined) yield { kind: "found", id: planted, status: "Timeout", by: "" };
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
