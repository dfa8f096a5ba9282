import { failure, type Result, success } from "../kernel/index.ts";
import type { CommandAnswer, CommandRequest } from "./commands.ts";
import type { RunSession } from "./run-session.ts";

/** `post`: the configurations that are reachable from the start, as a weighted automaton. */
export function postStar(session: RunSession, request: CommandRequest): Promise<Result<CommandAnswer>> {
  return saturate(session, request, "post");
}

/** `pre`: the configurations from which the start can be reached. */
export function preStar(session: RunSession, request: CommandRequest): Promise<Result<CommandAnswer>> {
  return saturate(session, request, "pre");
}

async function saturate(
  session: RunSession,
  { files, options }: CommandRequest,
  direction: "post" | "pre",
): Promise<Result<CommandAnswer>> {
  if (options["direction"] !== undefined) {
    return failure({
      kind: "bad-option",
      option: "direction",
      value: String(options["direction"]),
      expected: "nothing here: post and pre are commands of their own",
    });
  }
  const run = await session.run("pushdown", files, { ...options, direction });
  if (!run.ok) return run;
  const isPartial = run.value.outcome.kind !== "fixed-point";
  const result = typeof run.value.result === "object" ? run.value.result : {};
  return success({ kind: "json", value: { ...result, partial: isPartial }, isPartial });
}
