import * as v from "valibot";
import type { RunOutcome } from "../../engine-kit/index.ts";
import { hash } from "../../exercises/index.ts";
import { failure, type InputFile, isPlain, type Result } from "../../kernel/index.ts";
import { type Recording, type RunNote, recordingFromJson, recordingToJson } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import type { RecordedRun } from "../store/index.ts";

/** What is wrong with a file of a run, and what of it can be analyzed anew. */
type ReadRun =
  | { readonly ok: true; readonly run: RecordedRun }
  | { readonly ok: false; readonly problem: () => string; readonly program?: Omit<RecordedRun, "recording"> };

const shown = v.object({ name: v.pipe(v.string(), v.nonEmpty()), text: v.string() });

const header = v.object({
  fixscope: v.literal("recording"),
  version: v.literal(1),
  engine: v.string(),
  example: v.optional(v.string()),
  files: v.pipe(v.array(shown), v.minLength(1)),
  options: v.record(v.string(), v.string()),
  position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  bookmarks: v.optional(v.array(v.tuple([v.number(), v.string()])), []),
  outcome: v.custom<RunOutcome>((value) => v.is(v.object({ kind: v.string() }), value)),
  notes: v.custom<readonly RunNote[]>((value) => v.is(v.array(v.object({ text: v.string() })), value)),
  result: v.optional(v.custom<object>((value) => typeof value === "object" && value !== null)),
});

/**
 * A run as JSON Lines: the program, its options and how it ended; the symbol tables, a line for each section; the steps,
 * a line for each column; and a check of all lines before.
 */
export function writeRun({ recording, ...run }: RecordedRun): string {
  const { format, version, engine, columns, sections } = recordingToJson(recording, run.engine);
  const result = run.result !== undefined && isPlain(run.result) ? run.result : undefined;
  const lines = [
    { fixscope: "recording", version: 1, ...run, result },
    { format, version, engine },
    ...sections,
    ...columns.map((column) => ({ column })),
  ];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  return `${text}${JSON.stringify({ check: hash(text) })}\n`;
}

/** Reads what {@link writeRun} wrote. Never throws: a file that was cut or changed says so, and gives its program. */
export function readRun({ name, text }: InputFile): ReadRun {
  const end = text.lastIndexOf("\n", text.length - 2) + 1;
  const first = v.safeParse(header, parsed(text.slice(0, Math.max(0, text.indexOf("\n")))));
  if (!first.success) return { ok: false, problem: () => t("file.notRecording", { name }) };
  const { fixscope: _kind, version: _version, ...program } = first.output;
  const check = v.safeParse(v.object({ check: v.string() }), parsed(text.slice(end)));
  if (!check.success || check.output.check !== hash(text.slice(0, end)))
    return { ok: false, problem: () => t("file.damaged", { name }), program };
  const recording = recordingOf(text.slice(0, end).trimEnd().split("\n").slice(1).map(parsed));
  return recording.ok
    ? { ok: true, run: { ...program, recording: recording.value } }
    : { ok: false, problem: () => t("file.otherVersion", { name }), program };
}

function recordingOf([head, ...lines]: readonly unknown[]): Result<Recording> {
  if (typeof head !== "object" || head === null) return failure({ kind: "bad-request", problem: "" });
  const columns = lines.flatMap((line) => (isColumn(line) ? [line.column] : []));
  return recordingFromJson({ ...head, columns, sections: lines.filter((line) => !isColumn(line)) });
}

function isColumn(line: unknown): line is { readonly column: unknown } {
  return typeof line === "object" && line !== null && "column" in line;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
