import { failure, type Result, sayFrom, success } from "../../kernel/index.ts";
import { words } from "../messages/en.ts";
import { Recording, type SymbolChunk } from "./recording.ts";

const say = sayFrom(words);

const FORMAT = "fixscope-recording";
const VERSION = 2;

/** A recording as plain JSON: what a file or another program can keep. */
interface RecordingJson {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly engine: string;
  readonly columns: readonly (readonly number[])[];
  readonly sections: readonly { readonly name: string; readonly symbols: SymbolChunk }[];
}

export function recordingToJson(recording: Recording, engine: string): RecordingJson {
  const { steps, sections } = recording.wholeChunk();
  return {
    format: FORMAT,
    version: VERSION,
    engine,
    columns: steps.columns.map((column) => Array.from(column)),
    sections,
  };
}

/** Reads a recording back. Anything that is not one is an error value. */
export function recordingFromJson(value: unknown): Result<Recording> {
  if (!isRecordingJson(value)) return failure({ kind: "bad-request", problem: say("recording.other") });
  const recording = new Recording();
  if (value.columns.length !== recording.steps.mark().length) {
    return failure({ kind: "bad-request", problem: say("recording.version") });
  }
  recording.append({
    steps: { columns: value.columns.map((column) => Int32Array.from(column)) },
    sections: value.sections,
  });
  return success(recording);
}

function isRecordingJson(value: unknown): value is RecordingJson {
  if (typeof value !== "object" || value === null) return false;
  const { format, version, columns, sections } = value as Partial<Record<keyof RecordingJson, unknown>>;
  const areColumns =
    Array.isArray(columns) && columns.every((column) => Array.isArray(column) && column.every(Number.isInteger));
  const areSections = Array.isArray(sections) && sections.every(isSection);
  return format === FORMAT && version === VERSION && areColumns && areSections;
}

function isSection(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("name" in value) || !("symbols" in value)) return false;
  const { name, symbols } = value;
  const areTables = typeof symbols === "object" && symbols !== null && Object.values(symbols).every(Array.isArray);
  return typeof name === "string" && areTables;
}
