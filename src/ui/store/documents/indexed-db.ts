import type { DocumentStorage } from "./document-storage.ts";

const DATABASE = "fixscope";
const STORE = "documents";

/** Documents in the browser's database. Rejects where the browser has none for this page. `onWiped`: it was deleted. */
export async function openIndexedDb(factory: () => IDBFactory, onWiped: () => void): Promise<DocumentStorage> {
  const opening = factory().open(DATABASE, 1);
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

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
