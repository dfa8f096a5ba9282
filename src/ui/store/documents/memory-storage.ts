import type { DocumentStorage, Keyed } from "./document-storage.ts";

/** Records that last as long as the page. */
export function memoryStorage(): DocumentStorage {
  const kept = new Map<unknown, Keyed>();
  return {
    isNew: true,
    all: async () => [...kept.values()],
    update: async (key, change) => {
      const { record, aside } = change(kept.get(key));
      if (aside !== undefined) kept.set(aside.id, aside);
      if (record === undefined) kept.delete(key);
      else kept.set(key, record);
    },
  };
}
