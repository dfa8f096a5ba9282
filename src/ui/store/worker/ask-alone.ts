import type { CommandCall, CommandReply } from "../../../session/protocol.ts";
import { WorkerHolder } from "./worker-holder.ts";
import type { OpenWorker } from "./worker-link.ts";

/** Carries out a command in a worker of its own: it waits for nothing else, and nothing else for it. Never rejects. */
export async function askAlone(openWorker: OpenWorker, call: CommandCall): Promise<CommandReply> {
  let isFetched = true;
  const holder = new WorkerHolder(openWorker, (wasLoaded) => {
    isFetched = wasLoaded;
  });
  try {
    return await holder.ask((worker) => worker.command(call));
  } catch (reason) {
    const fault = { kind: "fault", detail: String(reason) } as const;
    return { ok: false, errors: [isFetched ? fault : { kind: "not-fetched", part: "worker" }] };
  } finally {
    holder.drop();
  }
}
