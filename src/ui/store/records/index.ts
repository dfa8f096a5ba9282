export { journalOfChanges } from "./change-journal.ts";
export { keepSettings } from "./kept-settings.ts";
export type { RecordKind } from "./kinds.ts";
export { answersIn, type Learned, learnAnew, noteAnswer, noteDone } from "./learned.ts";
export { type Kept, readKept } from "./record.ts";
export { Records, type RecordsState } from "./records.ts";
export { PLACES, takeOverStorage } from "./taken-over.ts";
