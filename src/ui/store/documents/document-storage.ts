import type { Document } from "./document.ts";

/** Where documents are kept. Every operation may fail: storage can be blocked, full, or gone. */
export interface DocumentStorage {
  /** There was none: this page is the first one, or the browser has wiped what there was. */
  readonly isNew: boolean;
  all(): Promise<readonly Document[]>;
  /** Replaces a document by what follows from it; undefined removes it. Nothing else is written in between. */
  update(id: string, change: (known: Document | undefined) => Document | undefined): Promise<void>;
}
