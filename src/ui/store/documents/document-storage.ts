/** Whatever has a key of its own. */
export interface Keyed {
  readonly id: string;
}

/** What takes the place of a record. */
export interface Replacement {
  /** Undefined removes what there is. */
  readonly record: Keyed | undefined;
  /** What else is to be stored in the same step. */
  readonly aside?: Keyed | undefined;
}

/** Where all that a reader makes is kept. Every operation may fail: storage can be blocked, full, or gone. */
export interface DocumentStorage {
  /** There was none: this page is the first one, or the browser has wiped what there was. */
  readonly isNew: boolean;
  /** Whatever is stored. */
  all(): Promise<readonly unknown[]>;
  /** Replaces what is stored under a key by what follows from it. Nothing else is written in between. */
  update(key: unknown, change: (known: unknown) => Replacement): Promise<void>;
}
