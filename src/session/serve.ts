import type { CommandAnswer } from "../engines/index.ts";
import {
  type AnalysisError,
  describe,
  failure,
  type InputFile,
  placeOf,
  type Result,
  startOf,
  success,
} from "../kernel/index.ts";
import { type CommandRequest, execute } from "./commands.ts";
import { say } from "./messages/en.ts";
import { faultOf, type RunSession } from "./run-session.ts";

/** Answers one line of `fixscope serve`: JSON in, JSON out, whatever the line holds. */
export async function answerLine(session: RunSession, line: string): Promise<string> {
  const parsed = parseLine(line);
  const id = parsed.ok && isRecord(parsed.value) ? (parsed.value["id"] ?? null) : null;
  const answer = await carryOut(session, parsed);
  return JSON.stringify(
    answer.ok ? { id, ok: true, result: payload(answer.value) } : { id, ok: false, error: errorBody(answer.errors) },
  );
}

/** The error as `serve` sends it: the first one, with its code and place, and the rest beside it. */
export function errorBody(errors: readonly AnalysisError[]): Readonly<Record<string, unknown>> {
  const [first, ...others] = errors;
  if (first === undefined) return { code: "fault", message: "" };
  return { ...oneError(first), ...(others.length > 0 ? { others: others.map(oneError) } : {}) };
}

function oneError(error: AnalysisError): Readonly<Record<string, unknown>> {
  const place = placeOf(error);
  return { code: error.kind, message: describe(error), ...(place === undefined ? {} : startOf(place)) };
}

async function carryOut(session: RunSession, parsed: Result<unknown>): Promise<Result<CommandAnswer>> {
  if (!parsed.ok) return parsed;
  const request = toRequest(parsed.value);
  if (!request.ok) return request;
  try {
    return await execute(session, request.value);
  } catch (fault) {
    return failure(faultOf(fault));
  }
}

function parseLine(line: string): Result<unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return success(value);
  } catch {
    return bad(say("session.serve.json"));
  }
}

function toRequest(value: unknown): Result<CommandRequest> {
  if (!isRecord(value)) return bad(say("session.serve.object"));
  const { command, files = [], options = {} } = value;
  if (typeof command !== "string") return bad(say("session.serve.command"));
  if (!Array.isArray(files) || !files.every(isFile)) return bad(say("session.serve.files"));
  if (!isRecord(options)) return bad(say("session.serve.options"));
  return success({ command, files, options });
}

function bad(problem: string): Result<never> {
  return failure({ kind: "bad-request", problem });
}

function payload(answer: CommandAnswer): object {
  switch (answer.kind) {
    case "json":
    case "files":
      return answer.value;
    case "text":
      return { text: answer.text, ...(answer.isPartial === true ? { partial: true } : {}) };
    case "lines":
      return { lines: answer.lines, partial: answer.isPartial };
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isFile(value: unknown): value is InputFile {
  return isRecord(value) && typeof value["name"] === "string" && typeof value["text"] === "string";
}
