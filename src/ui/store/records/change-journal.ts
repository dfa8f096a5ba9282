import { Journal } from "../documents/index.ts";
import type { Storage } from "../settings/index.ts";
import { type Change, readChange } from "./record.ts";

const PREFIX = "unsaved:";

export function journalOfChanges(storage: Storage): Journal<Change> {
  return new Journal(storage, PREFIX, readChange);
}

/** Where what cannot be read of an older Fixscope is found, and named. */
export function unreadableKey(key: string): string {
  return `${PREFIX}${key}`;
}
