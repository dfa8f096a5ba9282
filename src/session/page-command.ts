import { type CommandRequest, execute } from "./commands.ts";
import type { CommandReply } from "./protocol.ts";
import { faultOf, type RunSession } from "./run-session.ts";

/** Carries out a command for the page, as `serve` does, and says how long it took. */
export async function commandForPage(session: RunSession, request: CommandRequest): Promise<CommandReply> {
  const started = session.now();
  try {
    const answer = await execute(session, request);
    if (!answer.ok) return { ok: false, errors: answer.errors };
    const milliseconds = Math.round(session.now() - started);
    const value = answer.value.kind === "json" ? answer.value.value : {};
    return { ok: true, value, isPartial: answer.value.isPartial === true, milliseconds };
  } catch (fault) {
    return { ok: false, errors: [faultOf(fault)] };
  }
}
