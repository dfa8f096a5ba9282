import type { CommandAnswer } from "../engine-kit/index.ts";
import {
  type AnalysisError,
  describe,
  failure,
  type InputFile,
  isObject,
  jsonText,
  placeOf,
  type Result,
  readableText,
  startOf,
  success,
} from "../kernel/index.ts";
import { type CommandRequest, execute, warningRow } from "./commands.ts";
import { memberText } from "./json-members.ts";
import { knownNothing } from "./limits.ts";
import { say } from "./messages/en.ts";
import { type RunSession, timeoutIn } from "./run-session.ts";

/** Answers one line of `fixscope serve`: JSON in, JSON out, whatever the line holds. The answer comes in pieces. `timeout` is for requests that name none. */
export async function answerLine(
  session: RunSession,
  line: string,
  timeout = Number.POSITIVE_INFINITY,
): Promise<Iterable<string>> {
  const parsed = parseLine(line);
  const id = parsed.ok ? (memberText(line, "id") ?? "null") : "null";
  const answer = await carryOut(session, parsed, timeout);
  return answer.ok ? resultText(id, payload(answer.value)) : [errorText(id, answer.errors)];
}

function* resultText(id: string, result: object): Generator<string, void, undefined> {
  yield `{"id":${id},"ok":true,"result":`;
  yield* jsonText(result);
  yield "}";
}

/** The answer to a request that failed. `id` is JSON. */
export function errorText(id: string, errors: readonly AnalysisError[]): string {
  return `{"id":${id},"ok":false,"error":${JSON.stringify(errorBody(errors))}}`;
}

/**
 * The answer to a request whose thread was ended: because it did not keep to its limits, or because it was taken back, which
 * is an error. `id` is JSON.
 */
export function failedText(id: string, error: AnalysisError): string {
  const nothing = error.kind === "canceled" ? undefined : knownNothing(error);
  return nothing === undefined ? errorText(id, [error]) : `{"id":${id},"ok":true,"result":${JSON.stringify(nothing)}}`;
}

/** What is known of a line before it is carried out. Both ids are JSON. */
export interface LineHead {
  readonly id: string;
  /** The request that this one cancels. */
  readonly cancels: string | undefined;
  /** Milliseconds. */
  readonly timeout: number | undefined;
}

export function readHead(line: string): LineHead {
  const parsed = parseLine(line);
  if (!parsed.ok || !isObject(parsed.value)) return { id: "null", cancels: undefined, timeout: undefined };
  const { command, options } = parsed.value;
  return {
    id: memberText(line, "id") ?? "null",
    cancels: command === undefined ? memberText(line, "cancel") : undefined,
    timeout: typeof command === "string" && isObject(options) ? timeoutIn(options) : undefined,
  };
}

/** The error as `serve` sends it: the first one, with its code and place, and the rest beside it. */
function errorBody(errors: readonly AnalysisError[]): Readonly<Record<string, unknown>> {
  const [first, ...others] = errors;
  if (first === undefined) return { code: "fault", message: "" };
  return { ...oneError(first), ...(others.length > 0 ? { others: others.map(oneError) } : {}) };
}

function oneError(error: AnalysisError): Readonly<Record<string, unknown>> {
  const place = placeOf(error);
  return { code: error.kind, message: describe(error), ...(place === undefined ? {} : startOf(place)) };
}

async function carryOut(session: RunSession, parsed: Result<unknown>, timeout: number): Promise<Result<CommandAnswer>> {
  if (!parsed.ok) return parsed;
  const request = toRequest(parsed.value);
  if (!request.ok) return request;
  const { options } = request.value;
  const given = "timeout" in options || timeout === Number.POSITIVE_INFINITY ? options : { ...options, timeout };
  return execute(session, { ...request.value, options: given });
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
  if (!isObject(value)) return bad(say("session.serve.object"));
  const { command, files = [], options = {} } = value;
  if (typeof command !== "string") return bad(say("session.serve.command"));
  if (!Array.isArray(files) || !files.every(isFile)) return bad(say("session.serve.files"));
  if (!isObject(options)) return bad(say("session.serve.options"));
  return success({ command, files: files.map(({ name, text }) => ({ name, text: readableText(text) })), options });
}

function bad(problem: string): Result<never> {
  return failure({ kind: "bad-request", problem });
}

function payload(answer: CommandAnswer): object {
  const { warnings = [] } = answer;
  const limit = answer.limit === undefined ? {} : { limit: answer.limit };
  const listed = warnings.length > 0 ? { warnings: warnings.map(warningRow) } : {};
  switch (answer.kind) {
    case "json":
    case "files":
      return answer.value;
    case "text":
      return { text: answer.text, ...(answer.isPartial === true ? { partial: true } : {}), ...limit, ...listed };
    case "lines":
      return { lines: [...answer.lines], partial: answer.isPartial, ...limit, ...listed };
  }
}

function isFile(value: unknown): value is InputFile {
  return isObject(value) && typeof value["name"] === "string" && typeof value["text"] === "string";
}
