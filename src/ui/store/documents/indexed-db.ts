import type { Document } from "./document.ts";
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
    all: async () => {
      const found: unknown[] = await answerOf(database.transaction(STORE).objectStore(STORE).getAll());
      return found.filter(isDocument);
    },
    update: (id, change) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, "readwrite");
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error("the browser gave the transaction up"));
        const store = transaction.objectStore(STORE);
        const reading = store.get(id);
        reading.onsuccess = () => {
          const known: unknown = reading.result;
          const document = change(isDocument(known) ? known : undefined);
          if (document === undefined) store.delete(id);
          else if (document !== known) store.put(document);
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

function isDocument(value: unknown): value is Document {
  if (typeof value !== "object" || value === null) return false;
  const { id, files, versions } = value as Partial<Document>;
  return typeof id === "string" && Array.isArray(files) && Array.isArray(versions);
}
