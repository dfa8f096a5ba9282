export { derivationOf } from "./board/derivation.ts";
export { pseudocodeLine } from "./board/pseudocode-line.ts";
export type * from "./board/view-data.ts";
export { Recording, type RecordingChunk, type SymbolChunk } from "./log/recording.ts";
export { type RecordingJson, recordingFromJson, recordingToJson } from "./log/recording-json.ts";
export {
  type Fact,
  type Frame,
  type Granularity,
  granularities,
  type Justification,
  type Seq,
  type Step,
  type StepKind,
} from "./log/step.ts";
export { type StepChunk, StepLog, type StepRow } from "./log/step-log.ts";
