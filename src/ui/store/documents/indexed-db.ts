import type { DocumentStorage } from "./document-storage.ts";

const VERSION = 1;
const STORE = "documents";

/**
 * Records in a database of the browser. Rejects where the browser has none for this page, and where a newer version of Fixscope
 * has changed it. `onWiped`: it was deleted.
 */
export async function openIndexedDb(
  factory: () => IDBFactory,
  name: string,
  onWiped: () => void,
): Promise<DocumentStorage> {
  const opening = factory().open(name, VERSION);
  const made = { isNew: false };
  opening.onupgradeneeded = () => {
    made.isNew = true;
    opening.result.createObjectStore(STORE, { keyPath: "id" });
  };
  const database = await answerOf(opening);
  database.onversionchange = ({ newVersion }) => {
    // A later Fixscope in another tab may change the database: it must not wait for this one.
    database.close();
    if (newVersion === null) onWiped();
  };
  database.onclose = onWiped;
  return {
    isNew: made.isNew,
    all: () => answerOf<unknown[]>(database.transaction(STORE).objectStore(STORE).getAll()),
    update: (key, change) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, "readwrite");
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error("the browser gave the transaction up"));
        const store = transaction.objectStore(STORE);
        const reading = store.get(key as IDBValidKey);
        reading.onsuccess = () => {
          const { record, aside } = change(reading.result);
          if (aside !== undefined) store.put(aside);
          if (record === undefined) store.delete(key as IDBValidKey);
          else store.put(record);
        };
      }),
  };
}

/** Whatever is stored in a database, which is not made where there is none. Rejects as {@link openIndexedDb} does. */
export async function readIndexedDb(factory: () => IDBFactory, name: string): Promise<readonly unknown[]> {
  const opening = factory().open(name, VERSION);
  const made = { isNew: false };
  opening.onupgradeneeded = () => {
    made.isNew = true;
    opening.transaction?.abort();
  };
  try {
    const database = await answerOf(opening);
    const isThere = database.objectStoreNames.contains(STORE);
    const all = isThere ? await answerOf<unknown[]>(database.transaction(STORE).objectStore(STORE).getAll()) : [];
    database.close();
    return all;
  } catch (error) {
    if (made.isNew) return [];
    throw error;
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
