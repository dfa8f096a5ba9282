export type { Document, Version, Write } from "./document.ts";
export { type Channel, Documents, type DocumentsState, type StorageProblem } from "./documents.ts";
export { draftsIn } from "./drafts.ts";
export { exportedText } from "./export.ts";
export { openIndexedDb } from "./indexed-db.ts";
export { Journal } from "./journal.ts";
export { WorkingCopy } from "./working-copy.ts";
