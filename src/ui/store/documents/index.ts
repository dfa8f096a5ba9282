export type { Document, Version, Write } from "./document.ts";
export { type Channel, Documents, type DocumentsState, type Saved, type StorageProblem, Unused } from "./documents.ts";
export { draftsIn } from "./drafts.ts";
export { exportedText } from "./export.ts";
export { openIndexedDb } from "./indexed-db.ts";
export { Journal } from "./journal.ts";
export { jsonOf, type LeftOut, leftOutText, readDocument } from "./record.ts";
export { WorkingCopy } from "./working-copy.ts";
