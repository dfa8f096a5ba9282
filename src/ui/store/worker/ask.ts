import type { CommandCall, CommandReply } from "../../../session/protocol.ts";
import type { OpenWorker } from "./worker-link.ts";

/** Carries out one command in a worker of its own: nothing else waits for it, and it waits for nothing. */
export async function ask(openWorker: OpenWorker, call: CommandCall): Promise<CommandReply> {
  const worker = openWorker();
  try {
    return await worker.command(call);
  } finally {
    worker.terminate();
  }
}
