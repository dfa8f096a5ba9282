export { derivationOf } from "./derivation.ts";
export { pseudocodeLine } from "./pseudocode-line.ts";
export { Recording, type RecordingChunk, type SymbolChunk } from "./recording.ts";
export { type RecordingJson, recordingFromJson, recordingToJson } from "./recording-json.ts";
export {
  type Fact,
  type Frame,
  type Granularity,
  granularities,
  type Justification,
  type Seq,
  type Step,
  type StepKind,
} from "./step.ts";
export { type StepChunk, StepLog, type StepRow } from "./step-log.ts";
export type * from "./view-data.ts";
