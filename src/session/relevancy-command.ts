import { relevancyAsXml } from "../engines/solvers.ts";
import { failure, type Result, success } from "../kernel/index.ts";
import type { CommandAnswer, CommandRequest } from "./commands.ts";
import type { RunSession } from "./run-session.ts";

/** `ra`: the relevancy analysis, as JSON or as the XML that an instrumenter reads. */
export async function relevancyAnalysis(session: RunSession, request: CommandRequest): Promise<Result<CommandAnswer>> {
  const { format = "json", ...options } = request.options;
  if (format !== "json" && format !== "xml")
    return failure({ kind: "bad-option", option: "format", value: String(format), expected: "json or xml" });
  const run = await session.run("relevancy", request.files, options);
  if (!run.ok) return run;
  const result = run.value.result as Parameters<typeof relevancyAsXml>[0];
  const isPartial = run.value.outcome.kind !== "fixed-point";
  if (format === "xml") return success({ kind: "text", text: relevancyAsXml(result), isPartial });
  return success({ kind: "json", value: { ...result, partial: isPartial }, isPartial });
}
