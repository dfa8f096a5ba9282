import type { Storage } from "../settings/index.ts";
import type { DocumentStorage, Keyed } from "./document-storage.ts";
import { openIndexedDb, readIndexedDb } from "./indexed-db.ts";

/** The database that an older Fixscope had for the whole site. */
const OF_SITE = "fixscope";
const MARK = "database-taken-over";

/**
 * The database of this page's path. What an older Fixscope kept for the whole site is taken over, once; it stays where it was, as
 * another Fixscope on this site may want it, too.
 * @param storage remembers that it was taken over
 * @param path of the page's folder: `/` or `/teaching/fixscope/`
 */
export async function openForPath(
  factory: () => IDBFactory,
  path: string,
  storage: Storage,
  onWiped: () => void,
): Promise<DocumentStorage> {
  const before = storage.read(MARK) === true ? [] : await readIndexedDb(factory, OF_SITE);
  const database = await openIndexedDb(factory, `${OF_SITE} ${path}`, onWiped);
  for (const record of before)
    if (isKeyed(record)) await database.update(record.id, (known) => ({ record: isKeyed(known) ? known : record }));
  storage.write(MARK, true);
  return database;
}

/** All that is stored has a key; it need not be a text. */
function isKeyed(record: unknown): record is Keyed {
  return typeof record === "object" && record !== null && "id" in record;
}
