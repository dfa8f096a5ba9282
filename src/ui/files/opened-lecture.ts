import { hash } from "../../exercises/index.ts";
import type { InputFile } from "../../kernel/index.ts";
import type { Records } from "../store/index.ts";

/** More lectures that were opened as files are not kept. */
const MAX_LECTURES = 20;

/**
 * Keeps the file of a lecture in this browser, and gives the link that plays it; undefined where the browser does not keep it:
 * the page of a lecture is another one, which would not have it.
 */
export async function keepLecture(records: Records, { name, text }: InputFile): Promise<string | undefined> {
  await records.ready();
  const id = hash(text);
  const others = records.names("lecture").filter((each) => each !== id);
  for (const before of others.slice(MAX_LECTURES - 1)) records.remove("lecture", before);
  records.write("lecture", id, { name, text });
  await records.settled();
  return records.saving("lecture", id) === "saved" ? `#/lecture?opened=${id}` : undefined;
}

/** The file that a link names: this browser may not have it, or have it as a record that cannot be read. */
export async function keptLecture(records: Records, name: string): Promise<InputFile | "damaged" | undefined> {
  await records.ready();
  return records.get("lecture", name) ?? (records.isLeftOut("lecture", name) ? "damaged" : undefined);
}
