// Runs in the main thread of the process whose other thread runs the tests: hands on what that one says, and ends the
// process when a test takes far longer than it does without a mutant. Processor time is what counts: a busy machine makes no
// test time out.
import { CHANNEL } from "./plan.mjs";

/** What a test may take beyond a multiple of what it takes without a mutant. */
const LEAST_MS = 15_000;
const TIMES = 8;

export function setup() {
  const channel = new BroadcastChannel(CHANNEL);
  let isPlanted = false;
  let since = process.cpuUsage();
  let allowed = Number.POSITIVE_INFINITY;
  channel.onmessage = (/** @type {any} */ event) => {
    /** @type {import("./plan.mjs").Message} */
    const message = event.data;
    if (message.kind === "begun") isPlanted = true;
    allowed = isPlanted ? LEAST_MS + (message.kind === "test" ? TIMES * message.ms : 0) : Number.POSITIVE_INFINITY;
    since = process.cpuUsage();
    if (message.kind !== "test") process.send?.(message);
  };
  setInterval(() => {
    const { user, system } = process.cpuUsage(since);
    if ((user + system) / 1_000 <= allowed) return;
    process.kill(process.pid, "SIGKILL");
  }, 500);
}
