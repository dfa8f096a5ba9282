import { loadPageMessages } from "../../messages/index.ts";

/** A part of the page once its sentences are here, too. */
export async function withMessages<Part>(part: Promise<Part>, loadMessages = loadPageMessages): Promise<Part> {
  const [loaded] = await Promise.all([part, loadMessages()]);
  return loaded;
}
