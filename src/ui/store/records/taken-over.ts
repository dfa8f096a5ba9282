import type { Storage } from "../settings/index.ts";
import { journalOfChanges, unreadableKey } from "./change-journal.ts";
import type { RecordKind } from "./kinds.ts";
import { type Change, idOf, readChange } from "./record.ts";

const MARK = "taken-over";

/** How the keys begin under which the places of dragged nodes are. */
export const PLACES = "places:";

/** How the keys of an older Fixscope began, and what stood there. */
const kinds: readonly (readonly [beginning: string, kind: RecordKind, read: (value: unknown) => unknown])[] = [
  ["exercise:", "exercise", asItIs],
  ["answers:", "answers", asItIs],
  ["draft:", "draft", asItIs],
  ["lecture:", "lecture", asItIs],
  ["notes:", "notes", (value) => (Array.isArray(value) ? Object.fromEntries(value.filter(Array.isArray)) : value)],
];

/**
 * Takes over, once, what an older Fixscope kept in local storage for the whole site: records as changes that wait in the journal,
 * all else under its key. It stays where it was: another Fixscope on this site may want it, too.
 * @param old of the site
 * @param places of dragged nodes, of the site
 * @param storage of this page's path
 */
export function takeOverStorage(old: Storage, places: Storage, storage: Storage): void {
  if (storage.read(MARK) === true) return;
  for (const key of places.keys("")) storage.write(PLACES + key, places.read(key));
  // Keys of a path are those of a page of this version.
  const keys = old.keys("").filter((key) => !key.startsWith("/"));
  if (keys.map((key) => takeOver(key, old, storage)).every((isThere) => isThere)) storage.write(MARK, true);
}

/** Whether it is there now. */
function takeOver(key: string, old: Storage, storage: Storage): boolean {
  const value = old.read(key);
  const journal = journalOfChanges(storage);
  const change = changeAt(key, value);
  if (change !== undefined) {
    journal.put(change);
    return journal.has(change);
  }
  // The programs of a still older one become documents.
  if (key.startsWith("draft:") && Array.isArray(value)) return true;
  const to = kindOf(key) === undefined ? key : unreadableKey(key);
  if (storage.text(to) === undefined) storage.write(to, value ?? old.text(key));
  return storage.text(to) !== undefined;
}

function changeAt(key: string, value: unknown): Change | undefined {
  const found = kindOf(key);
  if (found === undefined) return undefined;
  const [beginning, kind, read] = found;
  const name = key.slice(beginning.length);
  const origin = { revision: `taken-over ${key}`, writer: "taken-over", base: undefined };
  // Whatever is written later is later.
  return readChange({ id: idOf(kind, name), kind, name, value: read(value), at: 1, ...origin });
}

function kindOf(key: string): (typeof kinds)[number] | undefined {
  return kinds.find(([beginning]) => key.startsWith(beginning));
}

function asItIs(value: unknown): unknown {
  return value;
}
