import type { Document } from "./document.ts";

/** Where documents are kept. Every operation may fail: storage can be blocked, full, or gone. */
export interface DocumentStorage {
  all(): Promise<readonly Document[]>;
  /** Replaces a document by what follows from it; undefined removes it. Nothing else is written in between. */
  update(id: string, change: (known: Document | undefined) => Document | undefined): Promise<void>;
}
