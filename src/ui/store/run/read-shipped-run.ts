import { recordingFromJson } from "../../../trace/index.ts";
import type { ReadShippedRun, ShippedRun } from "./shipped-run.ts";

/** Undefined where its recording is none. */
export function readShippedRun(run: ShippedRun): ReadShippedRun | undefined {
  const recording = recordingFromJson(run.recording);
  return recording.ok ? { ...run, recording: recording.value } : undefined;
}
