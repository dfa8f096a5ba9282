import { type Documents, jsonOf, type Storage } from "../store/index.ts";

/** All that the browser stores for the page, readable or not, as the file of exported work. Never rejects. */
export async function storedText(documents: Documents, storage: Storage): Promise<string> {
  const other = Object.fromEntries(storage.keys("").map((key) => [key, storage.text(key)]));
  return jsonOf({ format: "fixscope-documents", version: 1, documents: await documents.stored(), other });
}
