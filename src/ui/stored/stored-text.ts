import { type Documents, jsonOf, type Records, type Storage } from "../store/index.ts";

/** All that the browser stores for the page, readable or not, and what only this page has, as the file of exported work. Never rejects. */
export async function storedText(documents: Documents, records: Records, storage: Storage): Promise<string> {
  const other = Object.fromEntries(storage.keys("").map((key) => [key, storage.text(key)]));
  const all = [...(await documents.stored()), ...records.unsaved()];
  return jsonOf({ format: "fixscope-documents", version: 1, documents: all, other });
}
